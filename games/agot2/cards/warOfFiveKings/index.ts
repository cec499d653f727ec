import './martell.ts';
import './neutral.ts';
import './plots.ts';
import './stark.ts';
