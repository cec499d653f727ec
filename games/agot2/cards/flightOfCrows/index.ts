import './greyjoy.ts';
import './neutral.ts';
import './stark.ts';
import './targaryen.ts';
