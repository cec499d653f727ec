import './greyjoy.ts';
import './tyrell.ts';
