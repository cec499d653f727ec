export { type Kind, type Parameter, parametersOf } from './parameters.ts';
export { hole, type Names, type Say, sayer, type Tables, type Words } from './sayer.ts';
