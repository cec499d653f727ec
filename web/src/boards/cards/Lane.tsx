import type { Seat } from '@small-council/engine';
import {
  type Card,
  CHALLENGES,
  cardName,
  holds,
  KEY,
  STAYS_STANDING,
  totalFor,
} from '@small-council/lcg';
import { Icon } from '../../ui/Icon.tsx';
import { ChallengeIcon, CharacterCard, classes, HeldCard, PlotCard, useHandle } from './Faces.tsx';
import { addends } from './figures.ts';
import { GLYPH, toneOf } from './heraldry.ts';
import { codeOf, useLabels, whoAgainst, whoWins } from './labels.ts';
import { participants } from './Rows.tsx';
import { type CardView, inPlay, textAt } from './seen.ts';
import { type CardEdition, useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

/** Between the two sides: what is being decided has the room. */
export function Lane() {
  const { view, asked } = useCardTable();
  if (asked.tray.length > 0) return <Tray />;
  if (view.table.challenge) return <ChallengeLane />;
  if (view.table.phase === 'plot' && view.table.players.every(({ plot }) => plot !== 0))
    return <PlotsMeet />;
  return <Seam />;
}

/** Cards to choose from that do not lie on the table: plots, piles, what somebody looks at. */
function Tray() {
  const { asked, view, m } = useCardTable();
  const { t } = useBoardWords();
  const { heldLabel } = useLabels();
  return (
    <section className="lane lane--tray" aria-label={t('cards.tray')} data-about>
      <ul>
        {asked.tray.map((option) => {
          const code = codeOf(view, option) ?? '';
          const place = `tray:${option.id}`;
          const text = textAt(m, code);
          return (
            <li key={option.id}>
              {text.type === 'plot' || text.type === 'title' ? (
                <PlotCard code={code} place={place} />
              ) : (
                <HeldCard
                  code={code}
                  place={place}
                  detail={`code:${code}`}
                  label={heldLabel(code, text.cost)}
                />
              )}
            </li>
          );
        })}
      </ul>
      {asked.tray.every((option) => textAt(m, codeOf(view, option) ?? '').type === 'plot') && (
        <PlotLegend />
      )}
    </section>
  );
}

/** What the numbers of a plot are for, where one is to be chosen by them. */
function PlotLegend() {
  const { edition } = useCardTable();
  const { t } = useBoardWords();
  return (
    <dl className="plotlegend">
      {valuesOf(edition).map(([value, word]) => (
        <div key={value}>
          <dt>
            <Icon body={GLYPH[value]} className={`glyph--${value}`} /> {t(word)}
          </dt>
          <dd>{t(`cards.legend.${value}`)}</dd>
        </div>
      ))}
    </dl>
  );
}

const VALUES = [
  ['gold', 'cards.gold.name'],
  ['initiative', 'cards.initiative'],
  ['claim', 'cards.claim'],
  ['reserve', 'cards.reserve'],
] as const;

const valuesOf = ({ plotValues }: CardEdition) =>
  VALUES.filter(([value]) => plotValues.includes(value));

/** The plots of this round against each other. */
function PlotsMeet() {
  const { m, view, edition, nameOf, own, choice } = useCardTable();
  const { t, call } = useBoardWords();
  const seats = view.table.players.map((_, i) => (own + i) % view.seats);
  // Who goes first is decided by looking at them.
  const about = choice.question?.text.key === 'ask.firstPlayer' ? '' : undefined;
  if (seats.length === 2) return <TwoPlots seats={seats} about={about} />;
  return (
    <section className="lane lane--plots" aria-label={t('cards.plots')} data-about={about}>
      <table className="plots">
        <thead>
          <tr>
            <td />
            {valuesOf(edition).map(([value, word]) => (
              <th key={value} scope="col" className={`plots__${value}`}>
                <Icon body={GLYPH[value]} />
                {t(word)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {seats.map((seat) => {
            const { plot, faction } = view.table.players[seat];
            const house = textAt(m, view.table.cards[faction].code).faction;
            const { code } = view.table.cards[plot];
            return (
              <tr key={seat} className={toneOf(house)}>
                <th scope="row">
                  <strong>{nameOf(seat)}</strong> {call({ is: 'printing', id: code })}
                </th>
                {valuesOf(edition).map(([value]) => {
                  const now = edition.plotValue(m, seat, value);
                  const best = seats.every((other) => edition.plotValue(m, other, value) <= now);
                  return (
                    <td key={value} className={classes(`plots__${value}`, best && 'is-best')}>
                      {now}
                    </td>
                  );
                })}
              </tr>
            );
          })}
        </tbody>
      </table>
    </section>
  );
}

/** Two plots turn over and stand against each other, value by value. */
function TwoPlots({ seats, about }: { seats: readonly Seat[]; about: '' | undefined }) {
  const { m, view, edition, nameOf } = useCardTable();
  const { t } = useBoardWords();
  const plotOf = (seat: Seat) => {
    const { plot, faction } = view.table.players[seat];
    const house = textAt(m, view.table.cards[faction].code).faction;
    return (
      <div key={seat} className={classes('duel__plot', toneOf(house))}>
        <strong>{nameOf(seat)}</strong>
        <PlotCard code={view.table.cards[plot].code} place={`duel:${plot}`} />
      </div>
    );
  };
  return (
    <section className="lane lane--duel" aria-label={t('cards.plots')} data-about={about}>
      {plotOf(seats[0])}
      <table className="duel">
        <thead className="unseen">
          <tr>
            <th scope="col">{nameOf(seats[0])}</th>
            <td />
            <th scope="col">{nameOf(seats[1])}</th>
          </tr>
        </thead>
        <tbody>
          {valuesOf(edition).map(([value, word]) => {
            const [mine, theirs] = seats.map((seat) => edition.plotValue(m, seat, value));
            return (
              <tr key={value} className={`duel__${value}`}>
                <td className={mine > theirs ? 'is-best' : undefined}>{mine}</td>
                <th scope="row">
                  <Icon body={GLYPH[value]} className={`glyph--${value}`} />
                  {t(word)}
                </th>
                <td className={theirs > mine ? 'is-best' : undefined}>{theirs}</td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {plotOf(seats[1])}
    </section>
  );
}

/** Nothing is being decided: which challenges are left, and where one is begun. */
function Seam() {
  const { view, own, nameOf, choice } = useCardTable();
  const { t } = useBoardWords();
  const { table, seats } = view;
  // In a melee they are declared at the opponents themselves.
  const asks = choice.question?.text.key === 'ask.challenge' && seats === 2;
  return (
    <section className="lane lane--seam" aria-label={t('cards.middle')}>
      {asks ? (
        <Declare against={1 - own} />
      ) : (
        table.phase === 'challenges' &&
        (seats > 2 ? [table.active] : [own, 1 - own])
          .filter((seat) => seat >= 0)
          .map((seat) => (
            <span key={seat} className="left">
              <span>{nameOf(seat)}</span>
              <ChallengesLeft seat={seat} />
            </span>
          ))
      )}
    </section>
  );
}

function ChallengesLeft({ seat }: { seat: Seat }) {
  const { view } = useCardTable();
  const { initiated } = view.table.players[seat];
  const begun = view.table.active === seat || initiated.length > 0;
  return CHALLENGES.map((type) => (
    <ChallengeIcon
      key={type}
      type={type}
      className={begun && initiated.some((one) => one.type === type) ? 'is-used' : ''}
    />
  ));
}

/** The three challenges against one opponent; where room is short, by their icons. */
export function Declare({ against, short = false }: { against: Seat; short?: boolean }) {
  return (
    <div className="declare">
      {CHALLENGES.map((type) => (
        <DeclareOne key={type} type={type} against={against} short={short} />
      ))}
    </div>
  );
}

function DeclareOne({
  type,
  against,
  short,
}: {
  type: (typeof CHALLENGES)[number];
  against: Seat;
  short: boolean;
}) {
  const { t } = useBoardWords();
  const { props, dim, picked } = useHandle(`challenge:${type}:${against}`, `challenge:${type}`);
  return (
    <button
      type="button"
      {...props}
      className={classes('declare__one', props.className, dim && 'is-dim', picked && 'is-picked')}
    >
      <ChallengeIcon type={type} />
      <span className={short ? 'unseen' : undefined}>{t(`cards.challenge.${type}`)}</span>
    </button>
  );
}

function ChallengeLane() {
  const table = useCardTable();
  const { m, view, edition } = table;
  const { t } = useBoardWords();
  const { challenge } = view.table;
  if (!challenge) return null;
  const { attackers, defenders } = participants(table);
  const { result, type, attacker, defender } = challenge;
  const sum = (side: 'attacker' | 'defender') => {
    const ids = side === 'attacker' ? attackers : defenders;
    const counted = side === 'attacker' ? challenge.attackers : challenge.defenders;
    const coming = ids.filter((id) => !counted.includes(id));
    return edition.sideStrength(m, side) + addends(m, coming).reduce((a, b) => a + b, 0);
  };
  const attacking = result?.attacking ?? sum('attacker');
  const defending = result?.defending ?? sum('defender');
  const wins = attacking >= defending ? attacker : defender;
  const there = attacking >= defending ? attackers.length : defenders.length;
  const nobody = result ? result.winner < 0 : Math.max(attacking, defending) < 1 || there < 1;
  const margin = Math.abs(attacking - defending);
  const verdict = nobody
    ? t('cards.verdict.none')
    : margin === 0
      ? t('cards.verdict.even', whoWins(table, wins))
      : t('cards.verdict', { ...whoWins(table, wins), margin });
  const step = stepOf(view);
  const defended = step !== 'attack' && !view.stack.some(({ at }) => at === 'declareDefenders');
  const unopposed = result ? result.unopposed : !nobody && wins === attacker && defending === 0;
  return (
    <section
      className="lane lane--challenge"
      aria-label={t('cards.lane')}
      style={
        {
          '--attackers': `${Math.max(2, attackers.length)}fr`,
          '--defenders': `${Math.max(2, defenders.length)}fr`,
        } as React.CSSProperties
      }
    >
      <Side side="attacker" ids={attackers} sum={attacking} none={t('cards.noAttackers')} />
      <div className="lane__middle">
        <h2>
          <ChallengeIcon type={type} />
          {t(`cards.challenge.${type}`)}
        </h2>
        <p className="lane__who">{t('cards.against', whoAgainst(table, attacker, defender))}</p>
        <p className="lane__claim">
          {t(`cards.claim.${type}`, { claim: edition.plotValue(m, attacker, 'claim') })}
        </p>
        {attackers.length > 0 && (
          <p className="lane__verdict" role="status">
            {t(result ? 'cards.verdict.final' : 'cards.verdict.now', { verdict })}
          </p>
        )}
        {unopposed && attackers.length > 0 && (
          <p className="lane__unopposed">{t('cards.unopposed')}</p>
        )}
        <Played />
        <ol className="lane__steps">
          {STEPS.map((one) => (
            <li key={one} aria-current={one === step ? 'step' : undefined}>
              {t(`cards.step.${one}`)}
            </li>
          ))}
        </ol>
      </div>
      <Side
        side="defender"
        ids={defenders}
        sum={defending}
        none={t(defended ? 'cards.nobodyDefends' : 'cards.noDefenders')}
        could={
          defended
            ? []
            : inPlay(m, defender, 'character').filter((card) => edition.mayDefend(m, card))
        }
      />
    </section>
  );
}

const STEPS = ['attack', 'defend', 'winner', 'claim', 'keywords'] as const;

/** Where the challenge stands, by the steps of either edition's flow. */
const STEP_AT: { readonly [step: string]: (typeof STEPS)[number] } = {
  declareDefenders: 'defend',
  defendersDeclared: 'defend',
  stepIn: 'defend',
  defendersWindow: 'defend',
  compareStrength: 'winner',
  applyBonuses: 'winner',
  claim: 'claim',
  applyClaim: 'claim',
  keywords: 'keywords',
  resolvedWindow: 'keywords',
  endChallenge: 'keywords',
};

const stepOf = ({ stack }: CardView): (typeof STEPS)[number] => {
  const found = stack.findLast(({ flow, at }) => STEP_AT[at] ?? STEP_AT[flow]);
  return found ? (STEP_AT[found.at] ?? STEP_AT[found.flow]) : 'attack';
};

/** The event that is being played lies in the middle until it has done what it does. */
function Played() {
  const { view, m } = useCardTable();
  const { heldLabel } = useLabels();
  const card = Object.values(view.table.cards).find(
    ({ zone, code }) => zone === 'limbo' && textAt(m, code).type === 'event',
  );
  return (
    card && (
      <span className="lane__played">
        <HeldCard
          code={card.code}
          place={`card:${card.id}`}
          detail={`card:${card.id}`}
          label={heldLabel(card.code, textAt(m, card.code).cost)}
        />
      </span>
    )
  );
}

/** So many names are read at a glance; more would be cut off beside many attackers. */
const MOST_NAMED = 5;

/** One side of the challenge: who takes part, the sum, and how it comes about. */
function Side({
  side,
  ids,
  sum,
  none,
  could = [],
}: {
  side: 'attacker' | 'defender';
  ids: readonly number[];
  sum: number;
  /** What is said while nobody is there. */
  none: string;
  /** Who may still join. */
  could?: readonly Card[];
}) {
  const { m, view } = useCardTable();
  const { t } = useBoardWords();
  const { challenge } = view.table;
  if (!challenge) return null;
  const seat = challenge[side];
  const parts = addends(m, ids);
  const more = totalFor(m, KEY.challengeStrength, seat);
  const house = textAt(m, view.table.cards[view.table.players[seat].faction].code).faction;
  const how = side === 'attacker' ? 'attack' : 'defend';
  const name = t(side === 'attacker' ? 'cards.attackers' : 'cards.defenders');
  return (
    <div className={classes('party', `party--${side}`, toneOf(house))}>
      <div className="party__sum">
        <span className="small">{name}</span>
        <b>{sum}</b>
        <span className="small">
          {parts.length > 1 || more !== 0 ? parts.join(' + ') : ''}
          {more !== 0 &&
            ` ${t('cards.otherwise', { amount: more > 0 ? `+ ${more}` : `− ${-more}` })}`}
        </span>
      </div>
      {ids.length > 0 ? (
        <ul className="row" style={{ '--cards': ids.length } as React.CSSProperties}>
          {ids.map((id) => {
            const card = m.table.cards[id];
            const stays = holds(m, STAYS_STANDING[how], { card, type: challenge.type });
            return (
              <li key={id}>
                <CharacterCard
                  card={{ ...card, knelt: false }}
                  note={
                    stays && !card.knelt && challenge.attackers.length > 0
                      ? t('cards.stands')
                      : null
                  }
                />
              </li>
            );
          })}
        </ul>
      ) : (
        <p className="party__none">
          {none}
          {could.length > 0 && (
            <span className="party__could small">
              {could.length > MOST_NAMED
                ? t('cards.couldDefend.many', { count: could.length })
                : t('cards.couldDefend', { cards: could.map(({ code }) => cardName(code)) })}
            </span>
          )}
        </p>
      )}
    </div>
  );
}
