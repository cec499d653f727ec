import { type ArmyList, tacticsDeckOf } from '@small-council/asoiaf/armies';
import {
  abilityName,
  affiliationName,
  attackName,
  factionName,
  personName,
  type RecruitCard,
  type Requirement,
  recruitCard,
  recruitName,
  type Sought,
  tacticsCard,
  tacticsName,
  tacticsTextOf,
  textOf,
  type UnitCard,
} from '@small-council/asoiaf/cards';
import { type Message, message } from '@small-council/engine';
import { toneOf } from '../boards/cards/heraldry.ts';
import { RecruitPicture, TacticsPicture } from '../pictures/ArmyPictures.tsx';
import { InTheRules } from '../table/InTheRules.tsx';
import { Icon } from '../ui/Icon.tsx';
import { useFormats } from '../words/formats.ts';
import { entriesOf } from './army.ts';
import { signOf } from './heraldry.ts';
import { useArmyWords } from './words/index.ts';

/** A card to be read: a unit, an attachment, an NCU or a tactics card, by its id. */
export function Reading({ id }: { id: string | null }) {
  const { say, t } = useArmyWords();
  const recruit = id === null ? undefined : recruitCard(id);
  const tactics = id === null ? undefined : tacticsCard(id);
  const name = recruit ? recruitName(recruit.id) : tactics ? tacticsName(tactics.id) : null;
  return (
    <section className="panel army__card" aria-live="polite" aria-label={t('armies.tab.read')}>
      {recruit && <RecruitText card={recruit} />}
      {tactics && (
        <div className={`unit-card ${toneOf(tactics.faction)}`}>
          <div className="unit-card__picture">
            <TacticsPicture card={tactics} pixels={400} crop="wide" told />
          </div>
          <h2>{say(tacticsName(tactics.id))}</h2>
          <p className="small">{t('armies.tactics')}</p>
          <AbilityText text={tacticsTextOf(tactics.id)} />
        </div>
      )}
      {name ? (
        <InTheRules key={id} name={say(name)} ledger="asoiaf" />
      ) : (
        <p className="small">{t('armies.read.none')}</p>
      )}
    </section>
  );
}

/** Everything that is printed on a card of an army. */
function RecruitText({ card }: { card: RecruitCard }) {
  const { say, t } = useArmyWords();
  const unit = 'attacks' in card ? card : null;
  const kinds = [
    say(factionName(card.faction)),
    ...('type' in card ? [t(`armies.kind.${card.type}`)] : [t('armies.kind.ncu')]),
    ...(card.cost === 'commander'
      ? [t('armies.commander')]
      : [`${card.cost} ${t('armies.points')}`]),
  ];
  return (
    <div className={`unit-card ${toneOf(card.faction)}`}>
      <div className="unit-card__picture">
        <RecruitPicture card={card} pixels={400} crop="wide" told />
      </div>
      <header>
        <span className={`listshield ${toneOf(card.faction)}`}>
          <Icon body={signOf(card)} />
        </span>
        <div>
          <h2>{say(recruitName(card.id))}</h2>
          <p className="small">{kinds.join(' · ')}</p>
        </div>
      </header>
      {unit && <Statistics card={unit} />}
      {unit?.attacks.map((_, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: attacks stay where they are printed
        <AttackLine key={n} card={unit} n={n} />
      ))}
      <dl className="unit-card__abilities">
        {card.abilities.map((id) => (
          <div key={id}>
            <dt>{say(abilityName(id))}</dt>
            <dd>
              <AbilityText text={textOf(id)} />
            </dd>
          </div>
        ))}
      </dl>
      {'enemy' in card && card.enemy && <p>{t('armies.enemy')}</p>}
      {card.requires?.map((asked) => (
        <p key={asked.is} className="small">
          {say(requirementText(card, asked))}
        </p>
      ))}
    </div>
  );
}

function Statistics({ card }: { card: UnitCard }) {
  const { t } = useArmyWords();
  const { speed, defense, morale, ranks = [4, 4, 4], wounds = 1 } = card;
  const models = ranks.reduce((sum, one) => sum + one, 0);
  const figures = [
    ['speed', `${speed}″`],
    ['defense', `${defense}+`],
    ['morale', `${morale}+`],
    ['ranks', `${ranks.length}`],
  ] as const;
  return (
    <>
      <dl className="unit-card__figures">
        {figures.map(([name, value]) => (
          <div key={name}>
            <dt>{t(`armies.figure.${name}`)}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      <p className="small">
        {t('armies.models', { count: models })}
        {wounds > 1 && ` · ${t('armies.wounds', { count: wounds })}`}
      </p>
    </>
  );
}

const FACES = 6;

function AttackLine({ card, n }: { card: UnitCard; n: number }) {
  const { say, t } = useArmyWords();
  const { number } = useFormats();
  const { kind, toHit, dice } = card.attacks[n];
  const hits = (dice[0] * (FACES + 1 - toHit)) / FACES;
  return (
    <p className="unit-card__attack">
      <strong>{say(attackName(card.id, n))}</strong> <i>{t(`armies.attack.${kind}`)}</i>
      <span className="small">{t('armies.attack.dice', { toHit })}</span>
      <span className="unit-card__dice">
        {dice.map((one, rank) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a rank is its number
          <b key={rank}>{one}</b>
        ))}
      </span>
      <span className="small">
        {t('armies.attack.hits', { hits: number(Math.round(hits * 10) / 10) })}
      </span>
    </p>
  );
}

/** What an ability or a card does, said by the very blocks that do it. */
export function AbilityText({ text }: { text: ReturnType<typeof textOf> }) {
  const { say } = useArmyWords();
  return (
    <div className="cardability">
      {text.marks.length > 0 && <p className="small">{text.marks.map(say).join(' · ')}</p>}
      {text.lines.map((line, n) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines stay where they are
        <p key={n}>{say(line)}</p>
      ))}
    </div>
  );
}

const soughtName = (sought: Sought): Message =>
  'card' in sought ? recruitName(sought.card) : personName(sought.person);

/** What a card asks of its army, in the words in which it would be refused. */
function requirementText({ id }: RecruitCard, asked: Requirement): Message {
  const card = recruitName(id);
  switch (asked.is) {
    case 'never':
      return message('army.never', { card });
    case 'with':
      return message('army.with', { card, any: asked.any.map(soughtName) });
    case 'without':
      return message('army.without', { card, person: personName(asked.person) });
    case 'holds':
      return message('army.holds', { card, attachment: recruitName(asked.attachment) });
    case 'joins':
      return message('army.joins', { card, person: personName(asked.person) });
    case 'free':
      return message('armies.requires.free', { person: personName(asked.person) });
    case 'adaptive':
      return message('armies.requires.adaptive');
    case 'oneFor':
      return message('armies.requires.oneFor', {
        affiliation: affiliationName(asked.affiliation),
      });
  }
}

/** Every card of the army once, and its tactics deck, to be laid beside the field. */
export function PrintedCards({ army }: { army: ArmyList }) {
  const { say } = useArmyWords();
  const ids = [...new Set(entriesOf(army).map(({ id }) => id))];
  return (
    <div className="printed__cards">
      {ids.flatMap((id) => {
        const card = recruitCard(id);
        return card ? <RecruitText key={id} card={card} /> : [];
      })}
      {[...new Set(tacticsDeckOf(army))].map((id) => (
        <div key={id} className="unit-card">
          <h2>{say(tacticsName(id))}</h2>
          <AbilityText text={tacticsTextOf(id)} />
        </div>
      ))}
    </div>
  );
}
