import type { Arc } from '@small-council/asoiaf/geometry';
import { attackNow, type Change, isOnField, unitOf } from '@small-council/asoiaf/looking';
import { type Message, message, type Thing } from '@small-council/engine';
import type { ReactNode } from 'react';
import type { Choice } from '../../table/choice.ts';
import { RuleLink } from '../../table/Rule.tsx';
import type { Attack, Throw } from './attacks.ts';
import { type Battle, houseOf, isNear } from './battle.ts';
import { shortName } from './names.ts';
import { oddsOf, type Roll } from './odds.ts';
import { strengthOf } from './telling.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  battle: Battle;
  attack: Attack;
  choice: Choice;
}

/** An attack in four rows: hits, saves, wounds, panic. Later ones hold what is to be expected. */
export function AttackPanel({ battle, attack, choice }: Props) {
  const { t, say } = useBoardWords();
  const { m } = battle;
  const running = attackNow(m);
  const defends = isOnField(m, attack.defender.id) ? unitOf(m, attack.defender.id) : null;
  const odds =
    running && isOnField(m, attack.attacker.id) && isOnField(m, attack.defender.id)
      ? oddsOf(
          m,
          {
            attacker: attack.attacker.id,
            defender: attack.defender.id,
            kind: running.kind,
            arc: attack.arc as Arc,
            charge: running.charge,
          },
          running.attack,
          running.bonus,
        )
      : null;
  const thing = (unit: Attack['attacker']) => ({
    is: 'unit',
    id: unit.id,
    card: unit.card,
    seat: unit.seat,
  });
  const asks = liesInRow(choice, attack) ? choice.question?.text.params?.purpose : null;
  return (
    <section className="panel attackpanel" aria-label={t('field.attack')}>
      <h2>
        {t('field.attack.title', {
          attacker: thing(attack.attacker),
          defender: thing(attack.defender),
          arc: message(`arc.${attack.arc}`),
        })}
      </h2>
      <Row
        number="I"
        title={t('field.attack.hits')}
        rule="SIF-603"
        house={houseOf(m, attack.attacker.seat)}
        who={say(shortName(attack.attacker.card))}
        note={odds ? t('field.attack.on', { dice: odds.dice, on: odds.hitOn }) : null}
        sum={attack.hits === null ? null : `${attack.hits}`}
        expected={odds && t('field.attack.expected', { count: tenth(odds.hits) })}
      >
        {odds && <Why roll={odds.toHit} on={odds.hitOn} />}
        {attack.attack && (
          <Dice
            thrown={attack.attack}
            good={odds?.hitOn}
            choice={asks === 'attack' ? choice : null}
            own={isNear(battle, attack.attacker.seat)}
          />
        )}
      </Row>
      <Row
        number="II"
        title={t('field.attack.saves')}
        rule="SIF-609"
        house={houseOf(m, attack.defender.seat)}
        who={say(shortName(attack.defender.card))}
        note={odds ? t('field.attack.saveOn', { on: odds.saveOn }) : null}
        sum={attack.blocked === null ? null : `${attack.blocked}`}
        expected={odds && t('field.attack.expected', { count: tenth(odds.hits - odds.wounds) })}
      >
        {odds && <Why roll={odds.save} on={odds.saveOn} />}
        {attack.defense && (
          <Dice
            thrown={attack.defense}
            good={odds?.saveOn}
            choice={asks === 'defense' ? choice : null}
            own={isNear(battle, attack.defender.seat)}
          />
        )}
      </Row>
      <Row
        number="III"
        title={t('field.attack.wounds')}
        rule="SIF-614"
        house={houseOf(m, attack.defender.seat)}
        who=""
        note={
          attack.destroyed
            ? t('field.attack.destroyed')
            : attack.wounds !== null && defends
              ? t('field.attack.left', { strength: strengthOf(defends) })
              : null
        }
        sum={attack.wounds === null ? null : `${attack.wounds}`}
        expected={odds && t('field.attack.expected', { count: tenth(odds.wounds) })}
      />
      <Row
        number="IV"
        title={t('field.attack.panic')}
        rule="SIF-615"
        house={houseOf(m, attack.defender.seat)}
        who=""
        note={
          attack.result === null
            ? odds && t('field.attack.testOn', odds.test)
            : t('field.attack.result', { result: attack.result, needed: attack.needed })
        }
        sum={
          attack.passed === null
            ? null
            : attack.passed
              ? '✓'
              : t('field.attack.panicked', { wounds: attack.panicked })
        }
        expected={odds && t('field.attack.fails', { percent: Math.round(odds.panic * 100) })}
      >
        {attack.test && <Dice thrown={attack.test} choice={asks === 'test' ? choice : null} />}
      </Row>
    </section>
  );
}

/** Causes that have words of their own here; the others are called by their names. */
const CALLED: { readonly [rule: string]: Message } = {
  'SIF-626': message('field.because.charge'),
  'SIF-628': message('field.because.flank'),
  'SIF-630': message('field.because.rear'),
  'SIF-1104': message('field.because.fortified'),
};

const called = (because: Thing): Message | Thing => CALLED[`${because.id}`] ?? because;

/** What is printed, what changes it, and what comes of it; rules can be read. */
function Why({ roll: { printed, changes }, on }: { roll: Roll; on: number }) {
  const { t } = useBoardWords();
  if (changes.length === 0) return null;
  return (
    <p className="diceRow__why">
      {t('field.attack.why', {
        printed,
        changes: changes.map(({ because, amount }: Change) =>
          message('field.attack.change', { because: called(because), amount }),
        ),
        on,
      })}
      <Rules of={changes.map(({ because }) => because)} />
    </p>
  );
}

const Rules = ({ of }: { of: readonly Thing[] }) =>
  of.map(({ is, id }) =>
    is === 'rule' ? (
      <span key={id}>
        {' '}
        <RuleLink id={`${id}`} />
      </span>
    ) : null,
  );

/** Dice to be thrown again that belong to no attack, or to none that is told here. */
export function LooseDice({ battle, choice }: { battle: Battle; choice: Choice }) {
  const { t } = useBoardWords();
  const { question } = choice;
  const unit = question?.text.params?.unit as { seat: number } | undefined;
  if (!question || !unit) return null;
  return (
    <section
      className={`panel loosedice ${houseOf(battle.m, unit.seat)}`}
      aria-label={t('field.dice')}
    >
      {question.options.map(({ id, label }) => (
        <Die key={id} id={id} face={Number(label.params?.face)} choice={choice} works="" />
      ))}
    </section>
  );
}

/** Whether the dice that are asked about lie in one of the rows. */
export function liesInRow({ question }: Choice, attack: Attack): boolean {
  const { purpose, unit } = (question?.text.params ?? {}) as {
    purpose?: string;
    unit?: { id: string };
  };
  if (purpose === 'attack') return attack.attack !== null && unit?.id === attack.attacker.id;
  if (purpose === 'defense') return attack.defense !== null && unit?.id === attack.defender.id;
  return purpose === 'test' && attack.test !== null && unit?.id === attack.defender.id;
}

const tenth = (value: number): number => Math.round(value * 10) / 10;

interface RowProps {
  number: string;
  title: string;
  rule: string;
  house: string;
  who: string;
  note: string | null;
  sum: string | null;
  expected: string | null;
  children?: ReactNode;
}

function Row({ number, title, rule, house, who, note, sum, expected, children }: RowProps) {
  return (
    <div className={`diceRow ${house} ${sum === null ? 'diceRow--open' : ''}`}>
      <p className="diceRow__title">
        <b aria-hidden="true">{number}</b> {title}{' '}
        <span className="small">
          {who} {note}
        </span>{' '}
        <RuleLink id={rule} />
      </p>
      <div className="diceRow__dice">{children}</div>
      <p className="diceRow__sum">{sum ?? <small>{expected ?? '–'}</small>}</p>
    </div>
  );
}

/** Dice as they lie; those that were thrown again stand small and struck before. */
function Dice({
  thrown,
  good,
  choice,
  own = true,
}: {
  thrown: Throw;
  good?: number;
  choice: Choice | null;
  /** Whether the own side has thrown them. */
  own?: boolean;
}) {
  const { t } = useBoardWords();
  // Of the own dice one wants those again that failed, of the enemy's those that did not.
  const wanted =
    good === undefined || !choice
      ? []
      : thrown.dice.flatMap((face, i) =>
          face >= good !== own && choice.offers(`die${i}`) ? [`die${i}`] : [],
        );
  return (
    <>
      {thrown.because.map((because, time) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: a throw is its place
        <p key={time} className="diceRow__why">
          {t('field.attack.again', { because: called(because) })}
          <Rules of={[because]} />
        </p>
      ))}
      {thrown.dice.map((face, i) => {
        const id = `die${i}`;
        const old = thrown.before.flatMap((dice) => dice[i] ?? []);
        const works = good === undefined ? '' : face >= good ? 'die--good' : 'die--bad';
        const offered = choice?.offers(id) ?? false;
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a die is its place
          <span key={i} className="dice">
            {old.map((before, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: a throw is its place
              <s key={at} className="die die--old">
                {before}
              </s>
            ))}
            {offered && choice ? (
              <Die id={id} face={face} choice={choice} works={works} />
            ) : (
              <span className={`die ${works}`} role="img" aria-label={t('field.die', { face })}>
                <Face face={face} />
              </span>
            )}
          </span>
        );
      })}
      {choice && wanted.length > 1 && (
        <button type="button" className="option dice__all" onClick={() => choice.pickAll(wanted)}>
          {t('field.attack.pickAll', { count: wanted.length, own })}
        </button>
      )}
    </>
  );
}

/** A die that may be thrown again. */
function Die({
  id,
  face,
  choice,
  works,
}: {
  id: string;
  face: number;
  choice: Choice;
  works: string;
}) {
  const { t } = useBoardWords();
  return (
    <button
      type="button"
      className={`die askable ${works}`}
      aria-pressed={choice.times(id) > 0}
      aria-label={t('field.die', { face })}
      data-key={choice.keyOf(id)}
      onClick={() => choice.pick(id)}
    >
      <Face face={face} />
    </button>
  );
}

const PIPS: { readonly [face: number]: readonly (readonly [number, number])[] } = {
  1: [[0, 0]],
  2: [
    [-1, -1],
    [1, 1],
  ],
  3: [
    [-1, -1],
    [0, 0],
    [1, 1],
  ],
  4: [
    [-1, -1],
    [1, -1],
    [-1, 1],
    [1, 1],
  ],
  5: [
    [-1, -1],
    [1, -1],
    [0, 0],
    [-1, 1],
    [1, 1],
  ],
  6: [
    [-1, -1],
    [1, -1],
    [-1, 0],
    [1, 0],
    [-1, 1],
    [1, 1],
  ],
};

function Face({ face }: { face: number }) {
  return (
    <svg viewBox="-2 -2 4 4" aria-hidden="true">
      {PIPS[face]?.map(([x, y]) => (
        <circle key={`${x} ${y}`} cx={x * 0.95} cy={y * 0.95} r={0.38} />
      ))}
    </svg>
  );
}
