import { LAST_ROUND, pointsToWin, seatsOf, sideOf } from '@small-council/asoiaf/looking';
import type { TableView } from '@small-council/asoiaf/view';
import { type KnownFact, message, type Seat, type View } from '@small-council/engine';
import { Icon } from '../../ui/Icon.tsx';
import { type Battle, battleOf, houseOf, isNear } from './battle.ts';
import { CREST } from './glyphs.ts';
import { ROMAN } from './names.ts';
import { seatsFromFar } from './Roster.tsx';
import { useBoardWords } from './words/index.ts';

/** Round, activations and victory points: what both sides look up at all the time. */
export function Head({ view, facts }: { view: View<TableView>; facts: readonly KnownFact[] }) {
  const { t, say } = useBoardWords();
  const battle = battleOf(view);
  const { table } = view;
  const need = pointsToWin(table.size);
  return (
    <div className="warhead">
      <Ribbon battle={battle} facts={facts} />
      <ol className="rounds" aria-label={t('field.round', { round: table.round })}>
        {Array.from({ length: LAST_ROUND }, (_, i) => i + 1).map((round) => (
          <li
            key={round}
            aria-current={round === table.round ? 'step' : undefined}
            className={round < table.round ? 'past' : ''}
          >
            {ROMAN[round]}
          </li>
        ))}
      </ol>
      <p className="points">
        {seatsFromFar(battle)
          .reverse()
          .filter((seat) => seatsOf(battle.m, sideOf(battle.m, seat))[0] === seat)
          .map((seat, i) => {
            const { faction } = table.players[seat].army;
            return (
              <span key={seat} className={`points__side ${houseOf(battle.m, seat)}`}>
                {i > 0 && <span className="points__colon">:</span>}
                <Icon body={CREST[faction]} />
                <span className="unseen">{say(message(`faction.${faction}`))}</span>
                <b>{table.points[sideOf(battle.m, seat)]}</b>
              </span>
            );
          })}
        <span className="points__need small">{t('field.toWin', { points: need })}</span>
      </p>
    </div>
  );
}

const ACTING = new Set(['activation', 'ncuActivation', 'arrive']);

/** One bead for each activation of the round: who has gone, who goes, and who will be last. */
function Ribbon({ battle, facts }: { battle: Battle; facts: readonly KnownFact[] }) {
  const { t } = useBoardWords();
  const { table } = battle.view;
  if (table.round === 0) return <span className="activations">{t('field.deploying')}</span>;
  const begun = facts.findLastIndex(({ key }) => key === 'fact.round');
  const done = facts
    .slice(begun + 1)
    .filter(({ key }) => key === 'fact.activated')
    .map(({ params }) => params.seat as Seat);
  const left = table.players.map(
    (_, seat) =>
      [...table.units, ...table.ncus].filter(
        (one) => one.seat === seat && !one.destroyed && !one.activated,
      ).length,
  );
  const coming: Seat[] = [];
  const rest = left.slice();
  // Whoever has just gone waits for the others; those who have nobody left are passed over.
  let next = table.active;
  if (done.length > 0 && next === done.at(-1)) next = (next + 1) % rest.length;
  while (rest.some((count) => count > 0)) {
    if (rest[next] > 0) {
      coming.push(next);
      rest[next]--;
    }
    next = (next + 1) % rest.length;
  }
  // Whoever acts has been counted, and is not done yet.
  const acting = battle.view.stack.some(({ flow }) => ACTING.has(flow));
  const now = acting ? done.length - 1 : done.length;
  const bead = (seat: Seat, state: string, key: number) => (
    <i
      key={key}
      className={`bead bead--${state} ${isNear(battle, seat) ? '' : 'bead--enemy'} ${houseOf(battle.m, seat)}`}
    />
  );
  return (
    <span className="activations">
      <span className="activations__word">{t('field.activation')}</span>
      <span className="unseen">
        {t('field.ribbon', { done: done.length, left: coming.length })}
      </span>
      <span className="activations__beads" aria-hidden="true">
        {[...done, ...coming].map((seat, i) =>
          bead(seat, i < now ? 'done' : i === now ? 'next' : 'coming', i),
        )}
      </span>
    </span>
  );
}
