import './greyjoy.ts';
