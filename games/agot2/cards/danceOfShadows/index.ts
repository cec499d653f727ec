import './neutral.ts';
