import './lannister.ts';
