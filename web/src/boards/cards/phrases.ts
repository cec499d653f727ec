import { type AskedQuestion, type Message, message } from '@small-council/engine';
import { type AnyEvent, cardName, happeningsNow, type R, usesNow } from '@small-council/lcg';
import { type CardView, readingOf, targetsOf } from './seen.ts';
import type { CardEdition } from './table.ts';

/**
 * Questions in the words of this table. The rules ask the same in many places ("Do you take an action?");
 * what a player should know before he passes is whose turn it is and what it is about.
 */

interface Phrase {
  text?: Message;
  pass?: Message;
}

const playerAt = (seat: number): Message => message(`player.${seat}`);

const MOST_NAMED = 3;

/** The cards of this kind of event that everybody sees, where they are few. */
function cardsOf(m: R, type: string): Message[] {
  const known = (event: AnyEvent) => event.type === type && m.table.cards[event.card]?.code !== '';
  // What is answered together is the innermost that has such an event.
  const events = happeningsNow(m)
    .toReversed()
    .map((happening) => happening.events.filter(known))
    .find((found) => found.length > 0);
  const codes = (events ?? []).flatMap(({ card }) => m.table.cards[card]?.code ?? []);
  return codes.length > MOST_NAMED ? [] : codes.map(cardName);
}

/** Whose effects are about to initiate, and on what. */
function cancelable(m: R): Message | null {
  const use = usesNow(m).at(-1);
  if (!use) return null;
  const targets = targetsOf(m, use);
  return message('cards.ask.cancel', {
    player: playerAt(use.seat),
    card: cardName(use.code),
    targets: targets.length > 0 ? targets.map(({ code }) => cardName(code)) : null,
  });
}

/** An event in words, with the cards that it is about. */
function saidOf(m: R, { table, viewer }: CardView, event: Message): Message {
  const winner = table.challenge?.result?.winner ?? -1;
  if (event.key === 'event.challengeWon' && winner >= 0)
    return message('cards.ask.won', {
      you: winner === viewer ? 'winner' : 'none',
      player: playerAt(winner),
    });
  const cards = cardsOf(m, event.key.slice('event.'.length));
  return cards.length > 0 ? message('cards.ask.about', { what: event, cards }) : event;
}

/** What is answered in a window. */
function windowText(m: R, view: CardView, text: Message): Message {
  const what = (Array.isArray(text.params?.what) ? text.params.what : []) as Message[];
  const initiates = what.length === 1 && /^event\.(event|ability)Initiates$/.test(what[0].key);
  const asked = initiates ? cancelable(m) : null;
  if (asked) return asked;
  const said = what.map((event) => saidOf(m, view, event));
  return { ...text, params: { ...text.params, what: said } };
}

function phraseOf({ text, kind }: AskedQuestion, view: CardView, edition: CardEdition): Phrase {
  const { table, viewer } = view;
  if (viewer === 'spectator' || kind !== 'choose') return {};
  const { active, phase, players, challenge } = table;
  switch (text.key) {
    case 'ask.would':
    case 'ask.interrupt':
    case 'ask.reaction':
    case 'ask.save':
    case 'ask.response':
      return { text: windowText(readingOf(view, edition.book), view, text) };
    case 'ask.defenders':
      return challenge
        ? {
            text: message('cards.ask.defenders', {
              player: playerAt(challenge.attacker),
              type: challenge.type,
            }),
          }
        : {};
    case 'ask.action':
      if (phase === 'marshaling' && active === viewer)
        return {
          text: message('cards.ask.marshal', { gold: players[viewer].gold }),
          pass: message('cards.pass.marshal'),
        };
      if (challenge) return { text: message('cards.ask.actionInChallenge') };
      return active >= 0 && active !== viewer
        ? { text: message('cards.ask.actionOf', { player: playerAt(active) }) }
        : {};
    case 'ask.firstPlayer':
      return { text: message('cards.ask.firstPlayer') };
    case 'ask.challenge':
      return { text: message('cards.ask.challenge') };
    default:
      return {};
  }
}

/** The question as it is put here; one's own name among the options is "you". */
export function phrase<Q extends AskedQuestion>(
  question: Q,
  view: CardView,
  edition: CardEdition,
): Q {
  const own = view.viewer === 'spectator' ? '' : `player.${view.viewer}`;
  const phrased = { ...question, ...phraseOf(question, view, edition) };
  return phrased.kind === 'choose'
    ? {
        ...phrased,
        options: phrased.options.map((option) =>
          option.label.key === own ? { ...option, label: message('cards.yourself') } : option,
        ),
      }
    : phrased;
}
