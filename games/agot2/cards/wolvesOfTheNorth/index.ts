import './stark.ts';
import './targaryen.ts';
import './tyrell.ts';
