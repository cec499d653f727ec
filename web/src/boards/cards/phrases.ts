import { type AskedQuestion, type Message, message } from '@small-council/engine';
import type { CardView } from './seen.ts';

/**
 * Questions in the words of this table. The rules ask the same in many places ("Do you take an action?");
 * what a player should know before he passes is whose turn it is and what it is about.
 */

interface Phrase {
  text?: Message;
  pass?: Message;
}

const playerAt = (seat: number): Message => message(`player.${seat}`);

function phraseOf({ text, kind }: AskedQuestion, { table, viewer }: CardView): Phrase {
  if (viewer === 'spectator' || kind !== 'choose') return {};
  const { active, phase, players, challenge } = table;
  switch (text.key) {
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
export function phrase<Q extends AskedQuestion>(question: Q, view: CardView): Q {
  const own = view.viewer === 'spectator' ? '' : `player.${view.viewer}`;
  const phrased = { ...question, ...phraseOf(question, view) };
  return phrased.kind === 'choose'
    ? {
        ...phrased,
        options: phrased.options.map((option) =>
          option.label.key === own ? { ...option, label: message('cards.yourself') } : option,
        ),
      }
    : phrased;
}
