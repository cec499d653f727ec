import './martell.ts';
import './neutral.ts';
import './plots.ts';
import './thenightswatch.ts';
import './tyrell.ts';
