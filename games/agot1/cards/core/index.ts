import './baratheon.ts';
import './lannister.ts';
import './neutral.ts';
import './plots.ts';
import './stark.ts';
import './targaryen.ts';
import './titles.ts';
