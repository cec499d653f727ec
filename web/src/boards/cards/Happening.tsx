import { message } from '@small-council/engine';
import { type AnyEvent, abilityOf, happeningsNow, isConstant, usesNow } from '@small-council/lcg';
import { CardPicture } from '../../pictures/CardPicture.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes } from './Faces.tsx';
import { emblemOf, toneOf } from './heraldry.ts';
import { textAt } from './seen.ts';
import { useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

interface Entry {
  key: string;
  code: string | null;
  detail: string | null;
  title: string;
  text: string | null;
  state: AnyEvent['state'] | 'now' | 'waits';
}

/** Events that nobody needs to read: they are only the occasion for windows. */
const QUIET = new Set(['abilityInitiates', 'eventInitiates', 'phaseBegins', 'phaseEnds', 'played']);

/** What is in use and what is about to happen, the newest first. */
function useHappening(): Entry[] {
  const { m, view, edition, nameOf } = useCardTable();
  const { say, call, t } = useBoardWords();
  const inUse = usesNow(m);
  const uses = inUse.map((use, i): Entry => {
    const ability = abilityOf(m, use.code, use.face, use.ability);
    return {
      key: `use ${i}`,
      code: use.code,
      detail: `code:${use.code}`,
      title: t('cards.happening.uses', {
        player: nameOf(use.seat),
        card: call({ is: 'printing', id: use.code }),
      }),
      text: isConstant(ability) ? null : say(edition.abilityLine(ability)),
      state: i === inUse.length - 1 ? 'now' : 'waits',
    };
  });
  const events = happeningsNow(m)
    .flatMap((happening) => happening.events)
    .filter(({ type, state }) => !QUIET.has(type) && state !== 'done')
    .map((event): Entry => {
      const card = view.table.cards[event.card];
      const what = message(`event.${event.type}`);
      return {
        key: `event ${event.n}`,
        code: card?.code ?? null,
        detail: card ? `card:${card.id}` : null,
        title: card
          ? t('cards.happening.about', { what, card: call({ is: 'printing', id: card.code }) })
          : say(what),
        text: null,
        state: event.state,
      };
    });
  return [...uses.toReversed(), ...events.toReversed()].slice(0, 6);
}

/** A stack that can be read: why we are here. */
export function Happening() {
  const { m, edition } = useCardTable();
  const { t } = useBoardWords();
  const entries = useHappening();
  if (entries.length === 0) return null;
  return (
    <section className="happening" aria-label={t('cards.happening')}>
      <h2>{t('cards.happening')}</h2>
      <ol>
        {entries.map(({ key, code, detail, title, text, state }) => {
          const printed = code === null ? null : textAt(m, code);
          return (
            <li
              key={key}
              className={classes(
                'happening__entry',
                printed && toneOf(printed.faction),
                `is-${state}`,
              )}
              data-detail={detail ?? undefined}
            >
              {printed && (
                <span className="happening__art" aria-hidden="true">
                  <Icon body={emblemOf(printed)} />
                  <CardPicture edition={edition.ledger} card={printed} crop="table" pixels={40} />
                </span>
              )}
              <span>
                <strong>{title}</strong>
                {text && <span className="happening__text">{text}</span>}
                <span className="happening__state">{t(`cards.happening.${state}`)}</span>
              </span>
            </li>
          );
        })}
      </ol>
    </section>
  );
}
