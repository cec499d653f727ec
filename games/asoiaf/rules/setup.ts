import { choose, flows, message, type Seat, type Setting } from '@small-council/engine';
import { armyNamed } from '../armies/choice.ts';
import { tacticsDeckOf } from '../armies/tacticsDeck.ts';
import type { AttachmentCard } from '../content/definition.ts';
import { attachmentCard, ncuCard } from '../content/index.ts';
import { fieldNamed } from '../fields.ts';
import { tokenPlaces } from '../geometry/index.ts';
import { modeOf } from '../modes/mode.ts';
import type { M, Ncu, Options, Player, R, Table, Unit, War } from '../table.ts';
import { cardThing, playerThing, unitThing } from '../things.ts';
import { draw, handSize } from './cards.ts';
import { deploy, nextToDeploy } from './deployment.ts';
import { boardOf, cardOf, freshSiege, freshUnit, friends, unitOf } from './look.ts';
import { corners, isFreeForAll, seatsOf, sideAt, sidesOf } from './multiplayer.ts';
import { round } from './round.ts';
import { mayStay, placeTerrain } from './terrain.ts';
import { happen } from './windows.ts';

const { flow, act, ask, each, repeat } = flows<War>();

const armyOption = ({ army1, army2, army3, army4 }: Options, seat: Seat): string =>
  [army1, army2, army3, army4][seat];

/** The armies beside the table: nothing stands on the battlefield yet. */
export function setup({ seats, options, chance }: Setting<War>): Table {
  const players: Player[] = [];
  const units: Unit[] = [];
  const ncus: Ncu[] = [];
  for (let seat = 0; seat < seats; seat++) {
    const army = armyNamed(armyOption(options, seat));
    const all = tacticsDeckOf(army).sort();
    players.push({
      side: sideAt(seats, options.teams, seat),
      army,
      all,
      deck: chance.shuffle(all.slice()),
      hand: [],
      discard: [],
    });
    for (const { unit, attachments } of army.troops) {
      units.push(freshUnit(`u${units.length}`, seat, unit, attachments));
    }
    for (const card of army.ncus) {
      const tokens = ncuCard(card)?.tokens?.count ?? 0;
      ncus.push({
        id: `n${ncus.length}`,
        seat,
        card,
        zone: null,
        activated: false,
        tokens,
        spent: [],
        destroyed: false,
        borrowed: null,
      });
    }
  }
  const sides = players.map(({ side }) => side);
  return {
    mode: options.mode,
    size: options.size,
    board: options.board,
    round: 0,
    first: 0,
    active: 0,
    chooser: 0,
    edges: sides.map((_, i) => i),
    points: sides.map(() => 0),
    players,
    units,
    ncus,
    terrain: fieldNamed(options.field, options.board).map((piece, i) => ({
      id: `t${i}`,
      ...piece,
    })),
    tokens: [],
    lasting: [],
    test: { unit: '', passed: true, wounds: 0 },
    silenced: [],
    objectives: players.map(() => ({ held: [], used: [] })),
    bearers: [],
    marked: [],
    bounties: [],
    missions: { hands: players.map(() => []), deck: [], active: [], reserve: [], discard: [] },
    siege: freshSiege(seats),
    losses: [],
    quarters: [],
    fallen: [],
    out: [],
    leaving: [],
    dead: [],
    attacks: [],
    contacts: [],
    nextFirst: [],
    pending: [],
    looks: null,
  };
}

const other = ({ seats }: R, seat: Seat): Seat => (seat + 1) % seats;

/** The battlefield: zones, tokens, and who stands where (SIF-1215, SIF-1226, SIF-1227). */
const battlefield = flow('battlefield', [
  act('objectives', (m) => {
    const { tokens, pieces, piles } = modeOf(m);
    const own = (pieces?.(boardOf(m)) ?? []).map((piece, i) => ({ id: `w${i}`, ...piece }));
    m.table.terrain = [...m.table.terrain.filter((piece) => mayStay(m, piece, own)), ...own];
    const places = tokens === null ? [] : tokenPlaces(boardOf(m))[tokens];
    m.table.tokens = places.map(({ x, y }, i) => ({
      id: `o${i}`,
      x,
      y,
      card: 0,
      claimed: null,
      pile: piles ? own[i].id : null,
    }));
  }),
  act('roles', (m) => {
    const { roles } = modeOf(m);
    if (roles) m.call(roles);
  }),
  act('terrain', (m) => {
    const { field } = m.options;
    const { placesTerrain } = modeOf(m);
    if (placesTerrain) return m.call(placesTerrain);
    if (field === 'placed' || field === 'rolled') m.call(placeTerrain, { left: 0, seat: 0 });
  }),
  act('rollOff', (m) => {
    if (modeOf(m).roles) return;
    const rolls = m.table.players.map(() => m.chance.die());
    m.log('fact.rollOff', { dice: rolls });
    const most = Math.max(...rolls);
    if (rolls.filter((face) => face === most).length > 1) m.again();
    else m.table.chooser = rolls.indexOf(most);
  }),
  act('everybodyForThemselves', (m) => {
    if (isFreeForAll(m)) m.call(corners);
  }),
  ask('chooseZone', {
    who: (m) => (isFreeForAll(m) || modeOf(m).roles ? [] : m.table.chooser),
    question: () =>
      choose({
        text: message('ask.chooseZone'),
        rule: 'SIF-1226',
        from: ['south', 'north', 'leave'],
        label: (id) => message(`edge.${id}`),
      }),
    answer: (m, _here, [id], seat) => {
      if (id === 'leave') {
        m.table.chooser = other(m, seat);
        m.call(zoneForOther, { seat: other(m, seat) });
      } else takeEdge(m.table, seat, id);
    },
  }),
  ask('chooseFirst', {
    who: (m) => (isFreeForAll(m) ? [] : other(m, m.table.chooser)),
    question: (m) =>
      choose({
        text: message('ask.chooseFirst'),
        rule: 'SIF-1227',
        from: sidesOf(m).map((side) => `${seatsOf(m, side)[0]}`),
        label: (id) => message('option.player', { player: playerThing(Number(id)) }),
      }),
    answer: (m, _here, [id]) => {
      m.table.first = Number(id);
      m.table.active = m.table.first;
      m.log('fact.first', { seat: m.table.first, player: playerThing(m.table.first) });
    },
  }),
  act('sendBefore', (m) => {
    for (let seat = 0; seat < m.seats; seat++) sendAll(m, seat, 'beforeDeployment');
  }),
  act('beforeDeployment', (m) => {
    const { beforeDeployment } = modeOf(m);
    if (beforeDeployment) m.call(beforeDeployment);
  }),
]);

/** Whoever is left the choice of the zone makes it (SIF-1226). */
const zoneForOther = flow<{ seat: Seat }>('zoneForOther', [
  ask('chooseZoneInstead', {
    who: (_m, { seat }) => seat,
    question: () =>
      choose({
        text: message('ask.chooseZone'),
        rule: 'SIF-1226',
        from: ['south', 'north'],
        label: (id) => message(`edge.${id}`),
      }),
    answer: (m, { seat }, [id]) => takeEdge(m.table, seat, id),
  }),
]);

function takeEdge(table: Table, seat: Seat, edge: string): void {
  const own = edge === 'south' ? 0 : 1;
  const { side } = table.players[seat];
  table.edges = table.edges.map((_, other) => (other === side ? own : 1 - own));
}

/** Units are set up one by one, in turn (SIF-1228). */
const deployment = flow<{ next: number }>('deployment', [
  act('deployNext', (m, here) => {
    const seat = nextToDeploy(m, here.next ?? m.table.chooser);
    if (seat === null) return;
    here.next = other(m, seat);
    m.call(deploy, { seat, unit: '' });
    m.again();
  }),
]);

/** Attachments that go to the opponent: whoever paid for them picks an infantry unit (SIF-1751). */
function sendAll(m: M, seat: Seat, at: AttachmentCard['enemy']): void {
  for (const attachment of m.table.players[seat].army.sent)
    if (attachmentCard(attachment)?.enemy === at) m.call(send, { seat, attachment });
}

const hosts = (m: R, seat: Seat): string[] =>
  m.table.units
    .filter((unit) => {
      const { type, tray } = cardOf(unit);
      return !friends(m, unit.seat, seat) && type === 'infantry' && tray === 'infantry';
    })
    .map(({ id }) => id);

const send = flow<{ seat: Seat; attachment: string }>('send', [
  ask('sendTo', {
    // Without a legal host it stays out of the game.
    who: (m, { seat }) => (hosts(m, seat).length > 0 ? seat : []),
    question: (m, { seat, attachment }) =>
      choose({
        text: message('ask.sendTo', { card: cardThing(attachment) }),
        rule: 'SIF-1751',
        from: hosts(m, seat),
        label: (id) => message('option.unit', { unit: unitThing(m, id) }),
      }),
    answer: (m, { attachment }, [id]) => {
      const unit = unitOf(m, id);
      unit.attachments = [...unit.attachments, attachment];
      m.log('fact.attachmentJoins', { unit: unitThing(m, id), card: cardThing(attachment) });
    },
  }),
]);

/** What happens when everybody stands: late attachments, cards, and what a mode adds (SIF-1426). */
const deployed = flow('deployed', [
  act('sendAfter', (m) => {
    for (let seat = 0; seat < m.seats; seat++) sendAll(m, seat, 'afterDeployment');
  }),
  act('allDeployed', (m) => happen(m, 'deployed', { first: m.table.first })),
  act('afterDeployment', (m) => {
    const { afterDeployment } = modeOf(m);
    if (afterDeployment) m.call(afterDeployment);
  }),
]);

const firstHand = flow<{ seat: Seat }>('firstHand', [
  act('drawFirst', (m, { seat }) => draw(m, seat, handSize(m, seat))),
]);

export const match = flow('match', [
  battlefield,
  deployment,
  deployed,
  each((m) => m.table.players.map((_, seat) => ({ seat })), firstHand),
  // Until somebody has won, at the latest by the points of the last round.
  repeat(() => true, round),
]);

export const setupFlows = [zoneForOther, send];
