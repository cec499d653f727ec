import './lannister.ts';
import './neutral.ts';
import './plots.ts';
import './stark.ts';
import './titles.ts';
