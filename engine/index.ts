// For authors of games, and for everybody who runs matches: servers, bots, tools. README.md says who needs what.
export { Chance, loadDice } from './chance.ts';
export {
  type Asked,
  type ChartLine,
  chart,
  type Flow,
  type Frame,
  flows,
  type Step,
  type Vars,
} from './flow.ts';
export {
  type Agreed,
  type AnyGame,
  checkOptions,
  checkSeats,
  drawOptions,
  flag,
  type Game,
  type Guessing,
  type Option,
  oneOf,
  optionsFor,
  type Setting,
  type Window,
  whole,
} from './game.ts';
export { clone, fingerprint, type Json } from './json.ts';
export { type Fact, factsFor, type KnownFact } from './log.ts';
export {
  arrange,
  CONCEDE,
  createMatch,
  guess,
  Match,
  type Move,
  type NewMatch,
  type Origin,
  type Position,
  type Recording,
  replay,
  type View,
} from './match.ts';
export {
  isThing,
  type Message,
  message,
  type Param,
  type Params,
  Refusal,
  type Refused,
  type RuleId,
  refuse,
  type Seat,
  type Thing,
  type Viewer,
} from './message.ts';
export type { Play, Reading, Result, Shape } from './play.ts';
export { preview } from './preview.ts';
export type { Blocked } from './questions/asking.ts';
export { type Choose, type ChooseSpec, choose } from './questions/choose.ts';
export { type Deal, type DealAnswer, type DealItem, deal, type Offer } from './questions/deal.ts';
export {
  type Answer,
  type AnswerTo,
  type AskedQuestion,
  defaultAnswer,
  listAnswers,
  type Question,
  sampleAnswer,
} from './questions/index.ts';
export { type HowMany, howMany } from './questions/number.ts';
export { type Order, order } from './questions/order.ts';
export {
  type Bounds,
  type Leg,
  type Path,
  type PathAnswer,
  type PathSpec,
  path,
} from './questions/path.ts';
export { type Area, type Place, type PlaceSpec, type Pose, place } from './questions/place.ts';
export { loadMatch, saveMatch } from './save.ts';
export { plain, slips, typeset, writings } from './spelling.ts';
export type { State } from './state.ts';
