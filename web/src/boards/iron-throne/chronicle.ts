import backstab from 'icon:backstab';
import breakingChain from 'icon:breaking-chain';
import brokenShield from 'icon:broken-shield';
import cancel from 'icon:cancel';
import discardPile from 'icon:card-discard';
import deckPile from 'icon:card-draw';
import cardPlay from 'icon:card-play';
import conversation from 'icon:conversation';
import swords from 'icon:crossed-swords';
import crown from 'icon:crown';
import skull from 'icon:death-skull';
import flag from 'icon:flying-flag';
import laurel from 'icon:laurel-crown';
import dove from 'icon:peace-dove';
import handOfCards from 'icon:poker-hand';
import prisoner from 'icon:prisoner';
import scales from 'icon:scales';
import scroll from 'icon:scroll-unfurled';
import shakingHands from 'icon:shaking-hands';
import boot from 'icon:walking-boot';
import { type KnownFact, type Message, message, type Thing } from '@small-council/engine';
import type { Facts } from '@small-council/iron-throne/table';
import type { HouseThing } from '@small-council/iron-throne/things';
import type { ChronicleLook } from '../../table/look.ts';

/** How the chronicle of this game looks: a drawing for each kind of fact, and a turn in one line. */

type Told<K extends keyof Facts> = Facts[K];

const ICON: { readonly [fact in keyof Facts]?: string } = {
  'fact.leader': crown,
  'fact.event': scroll,
  'fact.defender': swords,
  'fact.drew': deckPile,
  'fact.placed': crown,
  'fact.shifted': crown,
  'fact.removed': crown,
  'fact.sheetRemoved': crown,
  'fact.sheetGiven': crown,
  'fact.died': skull,
  'fact.committed': swords,
  'fact.offered': conversation,
  'fact.accepted': shakingHands,
  'fact.declined': cancel,
  'fact.stayedOut': boot,
  'fact.withdrew': boot,
  'fact.drivenOut': boot,
  'fact.totals': scales,
  'fact.nobodyWon': brokenShield,
  'fact.put': handOfCards,
  'fact.putUp': handOfCards,
  'fact.revealed': handOfCards,
  'fact.played': cardPlay,
  'fact.ability': cardPlay,
  'fact.won': laurel,
  'fact.proposed': conversation,
  'fact.dealMade': shakingHands,
  'fact.dealFailed': swords,
  'fact.influence': flag,
  'fact.hostage': prisoner,
  'fact.tormented': prisoner,
  'fact.released': breakingChain,
  'fact.regained': breakingChain,
  'fact.discarded': discardPile,
};
const OUTCOME = { hostility: swords, truce: dove, betrayal: backstab };

const toldIn = <K extends keyof Facts>(facts: readonly KnownFact[], key: K) =>
  facts.filter((fact) => fact.key === key).map(({ params }) => params as unknown as Told<K>);

/** What came of it, in a few words; null while nobody knows. */
function verdictOf(turn: readonly KnownFact[]): Message | null {
  const [won] = toldIn(turn, 'fact.won');
  const [failed] = toldIn(turn, 'fact.dealFailed');
  if (won) return message('throne.turn.won', { house: won.house });
  if (failed) return message('throne.turn.failed', { house: failed.house });
  if (toldIn(turn, 'fact.dealMade').length > 0) return message('throne.turn.deal');
  return toldIn(turn, 'fact.nobodyWon').length > 0 ? message('throne.turn.nobody') : null;
}

export const chronicle: ChronicleLook = {
  iconOf: ({ key, params }) =>
    key === 'fact.result'
      ? OUTCOME[(params as Told<'fact.result'>).result.id]
      : (ICON[key as keyof Facts] ?? scroll),
  toneOf: ({ is, id }: Thing) => (is === 'house' ? `house-${id}` : null),
  inside: ({ is, house, from }: Thing) =>
    is === 'term' ? [house, from].map((id) => ({ is: 'house', id: id as string })) : [],
  whose: ({ params }) => (params?.house as HouseThing | undefined) ?? null,
  chapter: (facts) => {
    const [begun] = toldIn(facts, 'fact.turn');
    const [defender] = toldIn(facts, 'fact.defender');
    if (!begun || !defender) return null;
    const deaths = toldIn(facts, 'fact.died').map(({ character }) => ({
      icon: skull,
      words: message('throne.turn.died', { character }),
    }));
    const betrayed = toldIn(facts, 'fact.result').some(({ result }) => result.id === 'betrayal');
    const markers = toldIn(facts, 'fact.influence').map(({ house }) => ({
      icon: flag,
      words: message('throne.turn.influence', { house }),
    }));
    return {
      title: message('throne.turn.title', {
        turn: begun.turn,
        house: begun.house,
        against: defender.house,
      }),
      verdict: verdictOf(facts),
      marks: [
        ...(betrayed ? [{ icon: backstab, words: message('result.betrayal') }] : []),
        ...markers,
        ...deaths,
      ],
    };
  },
};
