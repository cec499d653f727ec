import './greyjoy.ts';
import './lannister.ts';
import './plots.ts';
