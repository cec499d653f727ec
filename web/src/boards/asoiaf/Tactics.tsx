import { ncuCard, tacticsCard } from '@small-council/asoiaf/content';
import { unitOf, zoneTargets } from '@small-council/asoiaf/looking';
import { ZONES, type ZoneId } from '@small-council/asoiaf/table';
import { message, type Seat } from '@small-council/engine';
import { RecruitPicture, TacticsPicture } from '../../pictures/ArmyPictures.tsx';
import type { Choice } from '../../table/choice.ts';
import { useShowDetail } from '../../table/Details.tsx';
import { RuleLink } from '../../table/Rule.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Battle, houseOf } from './battle.ts';
import { ZONE_SIGN } from './glyphs.ts';
import { shortName } from './names.ts';
import { useBoardWords } from './words/index.ts';

const holderOf = ({ m }: Battle, zone: ZoneId) => m.table.ncus.find((ncu) => ncu.zone === zone);

/** A zone is offered, not the action of the same name. */
const offersZone = ({ question }: Choice, zone: ZoneId): boolean =>
  question?.options.some(({ id, label }) => id === zone && label.key === 'option.zone') ?? false;

/** The five zones, small: always in sight. */
export function TacticsBoard({
  battle,
  choice,
  onLarge,
}: {
  battle: Battle;
  choice: Choice;
  onLarge: () => void;
}) {
  const { t, say } = useBoardWords();
  return (
    <section className="tactics" aria-label={t('field.tactics')}>
      <header>
        <h2>{t('field.tactics')}</h2>
        <button
          type="button"
          className="keybutton"
          onClick={onLarge}
          aria-label={t('field.tactics.large')}
        >
          <kbd>B</kbd>
        </button>
      </header>
      <ul>
        {ZONES.map((zone) => {
          const holder = holderOf(battle, zone);
          const offered = offersZone(choice, zone);
          return (
            <li key={zone}>
              <button
                type="button"
                className={`zone ${holder ? `zone--held ${houseOf(battle.m, holder.seat)}` : ''} ${offered ? 'askable' : ''}`}
                aria-pressed={offered ? choice.times(zone) > 0 : undefined}
                data-key={offered ? choice.keyOf(zone) : undefined}
                onClick={() => (offered ? choice.pick(zone) : onLarge())}
              >
                <Icon body={ZONE_SIGN[zone]} />
                <span>
                  {holder
                    ? say(shortName(holder.card)).split(' ')[0]
                    : say(message(`zone.${zone}`))}
                </span>
                {holder && <span className="unseen">{say(message(`zone.${zone}`))}</span>}
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

const EFFECT = {
  crown: ['field.zone.crown', 'SIF-703'],
  wealth: ['field.zone.wealth', 'SIF-704'],
  tactics: ['field.zone.tactics', 'SIF-706'],
  combat: ['field.zone.combat', 'SIF-705'],
  maneuver: ['field.zone.maneuver', 'SIF-707'],
} as const;

/** The same over the field: what each zone does, and who holds it until the clean-up. */
export function LargeTactics({
  battle,
  choice,
  onClose,
}: {
  battle: Battle;
  choice: Choice;
  onClose: (() => void) | null;
}) {
  const { t, say, call } = useBoardWords();
  const { m, own } = battle;
  const targets = (zone: ZoneId, seat: Seat): string[] | null => {
    const units = zoneTargets(m, zone, seat).map((id) => say(shortName(unitOf(m, id).card)));
    return units.length > 0 ? [...new Set(units)] : null;
  };
  return (
    <section className="zones" aria-label={t('field.tactics')}>
      <header>
        <h2>{t('field.tactics')}</h2>
        {onClose && (
          <button type="button" className="quiet" onClick={onClose}>
            {t('field.close')} <kbd>Esc</kbd>
          </button>
        )}
      </header>
      <ul>
        {ZONES.map((zone) => {
          const holder = holderOf(battle, zone);
          const offered = offersZone(choice, zone);
          const held = holder && ncuCard(holder.card);
          const [words, rule] = EFFECT[zone];
          return (
            <li
              key={zone}
              className={`zonecard ${holder ? houseOf(battle.m, holder.seat) : ''} ${offered ? 'askable' : ''}`}
            >
              <Icon body={ZONE_SIGN[zone]} />
              <h3>
                {offered ? (
                  <button
                    type="button"
                    className="zonecard__pick"
                    aria-pressed={choice.times(zone) > 0}
                    data-key={choice.keyOf(zone)}
                    onClick={() => choice.pick(zone)}
                  >
                    {say(message(`zone.${zone}`))}
                  </button>
                ) : (
                  say(message(`zone.${zone}`))
                )}
              </h3>
              <p>
                {t(words)} <RuleLink id={rule} />
              </p>
              {!holder && own !== null && (
                <p className="zonecard__now">
                  {t('field.zone.now', { units: targets(zone, own) })}
                </p>
              )}
              {held && (
                <span className="zonecard__face">
                  <RecruitPicture card={held} pixels={112} crop="seat" />
                </span>
              )}
              {holder && (
                <p className="zonecard__holder">
                  {call({ is: 'ncu', id: holder.id, card: holder.card, seat: holder.seat })}
                </p>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** The tactics cards in hand: those that fit now glow. */
export function Hand({ battle, choice }: { battle: Battle; choice: Choice }) {
  const { t, say } = useBoardWords();
  const show = useShowDetail();
  const { own, view } = battle;
  const hand = own === null ? 0 : view.table.players[own].hand;
  if (typeof hand === 'number') return null;
  const counted = [...new Set(hand)].map((card) => ({
    card,
    count: hand.filter((one) => one === card).length,
  }));
  return (
    <section className="warhand" aria-label={t('field.hand')}>
      <header>
        <h2>{t('field.hand')}</h2>
        <p className="small">{t('field.hand.secret')}</p>
      </header>
      {hand.length === 0 && <p className="small">{t('field.hand.none')}</p>}
      <ul>
        {counted.map(({ card, count }) => {
          const id =
            choice.things.find((thing) => thing.startsWith(`hand:${card}:`)) ??
            (choice.offers(card) ? card : null);
          const printed = tacticsCard(card);
          const when = battle.m.book.tactics.get(card)?.parts[0]?.on.says;
          return (
            <li key={card}>
              <button
                type="button"
                className={`warcard ${id !== null ? 'askable' : ''}`}
                aria-pressed={id === null ? undefined : choice.times(id) > 0}
                data-key={id === null ? undefined : choice.keyOf(id)}
                data-detail={`tactics:${card}`}
                data-thing={id ?? card}
                onClick={() => (id === null ? show(`tactics:${card}`, card) : choice.pick(id))}
              >
                {printed && (
                  <span className="warcard__picture">
                    <TacticsPicture card={printed} pixels={70} crop="tile" />
                  </span>
                )}
                <span>
                  {say(message(`tactics.${card}`))}
                  {count > 1 && ` × ${count}`}
                  {when && <span className="warcard__when">{say(when)}</span>}
                </span>
              </button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
