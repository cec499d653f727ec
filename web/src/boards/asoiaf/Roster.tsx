import {
  cardOf,
  controllerOf,
  isOnField,
  rankSizes,
  ranksOf,
  speedOf,
} from '@small-council/asoiaf/looking';
import type { Ncu, Unit } from '@small-council/asoiaf/table';
import { message, type Seat } from '@small-council/engine';
import type { Choice } from '../../table/choice.ts';
import { useShowDetail } from '../../table/Details.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { breakable } from '../../words/hyphens.ts';
import { activeUnit } from './active.ts';
import { type Battle, houseOf, isNear, kindOf } from './battle.ts';
import { CREST, QUILL, weaponOf, ZONE_SIGN } from './glyphs.ts';
import { hasCommander, shortName } from './names.ts';
import { strength, Token } from './Plates.tsx';
import { STAR } from './Tray.tsx';
import { useBoardWords } from './words/index.ts';

interface Props {
  battle: Battle;
  seat: Seat;
  choice: Choice;
  person: string | null;
  looked: string | null;
  onLook: (id: string | null) => void;
}

/** An army: what is left of each unit, its tokens, and whether it has acted this round. */
export function Roster({ battle, seat, choice, person, looked, onLook }: Props) {
  const { t, say } = useBoardWords();
  const { m, view } = battle;
  const player = view.table.players[seat];
  const hand = typeof player.hand === 'number' ? player.hand : player.hand.length;
  const { faction } = player.army;
  const own = seat === battle.own;
  return (
    <section
      className={`roster ${houseOf(m, seat)}`}
      aria-label={say(message(`faction.${faction}`))}
    >
      <header>
        <span className="roster__crest">
          <Icon body={CREST[faction]} />
        </span>
        <div>
          <h2>{say(message(`faction.${faction}`))}</h2>
          <p className="small">
            {person ?? t('field.player', { seat: seat + 1 })}
            {own && ` · ${t('board.you')}`}
          </p>
        </div>
        <p className="unitrow__stats roster__stats" aria-hidden="true">
          {t('field.row.stats')}
        </p>
        <p
          className="roster__hand small"
          title={t('field.hand.count', { hand, deck: player.deck })}
        >
          <span aria-hidden="true">
            🂠 {hand} / {player.deck}
          </span>
          <span className="unseen">{t('field.hand.count', { hand, deck: player.deck })}</span>
        </p>
      </header>
      <ul>
        {m.table.units
          .filter((unit) => unit.seat === seat)
          .map((unit) => (
            <UnitRow
              key={unit.id}
              {...{ battle, unit, choice, onLook }}
              looked={looked === unit.id}
            />
          ))}
        {m.table.ncus
          .filter((ncu) => ncu.seat === seat)
          .map((ncu) => (
            <NcuRow key={ncu.id} {...{ ncu, choice }} />
          ))}
      </ul>
    </section>
  );
}

/** Letters that fit beside tokens, ranks and models. */
const ROOM = 9;

interface RowProps {
  battle: Battle;
  unit: Unit;
  choice: Choice;
  looked: boolean;
  onLook: (id: string | null) => void;
}

function UnitRow({ battle, unit, choice, looked, onLook }: RowProps) {
  const { t, say } = useBoardWords();
  const show = useShowDetail();
  const card = cardOf(unit);
  const offered = choice.offers(unit.id);
  const holds = battle.m.table.tokens.some((token) => controllerOf(battle.m, token) === unit.id);
  const bars = rankSizes(card).length > 1 ? rankSizes(card).length : 0;
  const left = ranksOf(unit);
  const state = unit.destroyed ? 'gone' : unit.activated ? 'done' : unit.pose ? 'ready' : 'waits';
  return (
    <li>
      <button
        type="button"
        className={`unitrow unitrow--${state} ${offered ? 'askable' : ''} ${looked ? 'unitrow--looked' : ''} ${activeUnit(battle) === unit.id ? 'unitrow--acts' : ''}`}
        aria-pressed={offered ? choice.times(unit.id) > 0 : undefined}
        data-key={choice.keyOf(unit.id)}
        data-detail={`unit:${unit.id}`}
        data-thing={unit.id}
        onClick={() => (offered ? choice.pick(unit.id) : show(`unit:${unit.id}`, unit.id))}
        // A finger chooses here, and reads the sheet: what it touches must not move.
        onPointerEnter={({ pointerType }) => pointerType === 'mouse' && onLook(unit.id)}
        onPointerLeave={() => onLook(null)}
        onFocus={({ currentTarget }) => currentTarget.matches(':focus-visible') && onLook(unit.id)}
        onBlur={() => onLook(null)}
      >
        {hasCommander(unit) ? (
          <svg className="icon unitrow__star" viewBox="-1.1 -1.1 2.2 2.2" aria-hidden="true">
            <path d={STAR} />
          </svg>
        ) : (
          <Icon body={weaponOf(card)} />
        )}
        <span className="unitrow__name">{breakable(say(shortName(unit.card)), ROOM)}</span>
        {unit.conditions.map((condition) => (
          <svg
            key={condition}
            className="unitrow__token"
            viewBox="-11 -11 22 22"
            aria-hidden="true"
          >
            <Token condition={condition} x={0} y={0} />
          </svg>
        ))}
        {holds && (
          <span className="unitrow__holds" title={t('field.holds')} aria-hidden="true">
            ♛
          </span>
        )}
        {/* A wall neither moves nor fears. */}
        {kindOf(unit) !== 'wall' && (
          <span className="unitrow__stats" title={t('field.row.stats')} aria-hidden="true">
            {`${isOnField(battle.m, unit.id) ? speedOf(battle.m, unit.id) : card.speed}″ · ${card.defense}+ · ${card.morale}+`}
          </span>
        )}
        <span className="unitrow__ranks" aria-hidden="true">
          {Array.from({ length: bars }, (_, rank) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its place
              key={rank}
              className={rank < left ? '' : 'lost'}
            />
          ))}
        </span>
        <span className="unitrow__count">{unit.destroyed ? '†' : strength(unit)}</span>
        <span className="unitrow__check" aria-hidden="true">
          {unit.activated ? '✓' : ''}
        </span>
        <span className="unseen">
          {t('field.row', {
            state,
            conditions:
              unit.conditions.length > 0
                ? unit.conditions.map((one) => message(`condition.${one}`))
                : null,
          })}
        </span>
      </button>
    </li>
  );
}

function NcuRow({ ncu, choice }: { ncu: Ncu; choice: Choice }) {
  const { t, say } = useBoardWords();
  const show = useShowDetail();
  const offered = choice.offers(ncu.id);
  const state = ncu.destroyed ? 'gone' : ncu.activated ? 'done' : 'ready';
  return (
    <li>
      <button
        type="button"
        className={`unitrow unitrow--${state} unitrow--ncu ${offered ? 'askable' : ''}`}
        aria-pressed={offered ? choice.times(ncu.id) > 0 : undefined}
        data-key={choice.keyOf(ncu.id)}
        data-detail={`ncu:${ncu.id}`}
        data-thing={ncu.id}
        onClick={() => (offered ? choice.pick(ncu.id) : show(`ncu:${ncu.id}`, ncu.id))}
      >
        <Icon body={QUILL} />
        <span className="unitrow__name">{breakable(say(shortName(ncu.card)), ROOM)}</span>
        {ncu.zone && (
          <span className="unitrow__zone">
            <Icon body={ZONE_SIGN[ncu.zone]} /> {say(message(`zone.${ncu.zone}`))}
          </span>
        )}
        <span className="unitrow__check" aria-hidden="true">
          {ncu.activated ? '✓' : ''}
        </span>
        <span className="unseen">{t('field.row', { state, conditions: null })}</span>
      </button>
    </li>
  );
}

/** All armies, the opponents' first and the own one last, as they stand at a table. */
export const seatsFromFar = (battle: Battle): Seat[] => {
  const nearness = (seat: Seat): number =>
    Number(isNear(battle, seat)) + Number(seat === battle.near);
  return battle.m.table.players
    .map((_, seat) => seat)
    .sort((one, other) => nearness(one) - nearness(other));
};
