// In the order in which they came out: the Core Set, then cycles and the boxes between them.
import './core/index.ts';
import './westeros/index.ts';
import './wolvesOfTheNorth/index.ts';
import './warOfFiveKings/index.ts';
import './lionsOfCasterlyRock/index.ts';
import './bloodAndGold/index.ts';
import './watchersOnTheWall/index.ts';
import './flightOfCrows/index.ts';
import './houseOfThorns/index.ts';
import './sandsOfDorne/index.ts';
import './danceOfShadows/index.ts';
import './kingsOfTheIsles/index.ts';

export { packs } from './packs.ts';
export { cards, FACTIONS, type Faction } from './registry.ts';
