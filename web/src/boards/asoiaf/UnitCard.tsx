import {
  type AttachmentCard,
  attachmentCard,
  type NcuCard,
  ncuCard,
  tacticsCard,
  unitCard,
} from '@small-council/asoiaf/content';
import {
  abilityText,
  capacityOf,
  destroyedRanksOf,
  isOnField,
  modelsOf,
  pointsOf,
  speedOf,
  unitOf,
  woundsLeft,
} from '@small-council/asoiaf/looking';
import type { TableView } from '@small-council/asoiaf/view';
import { message, type View } from '@small-council/engine';
import { RecruitPicture, TacticsPicture } from '../../pictures/ArmyPictures.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { type Battle, battleOf, houseOf, isLone } from './battle.ts';
import { CREST } from './glyphs.ts';
import { attachmentsOf, cardName } from './names.ts';
import { useBoardWords } from './words/index.ts';

/** A unit to read: what is printed, what is left of it, and what it can do. */
export function UnitCard({
  battle,
  id,
  full = false,
}: {
  battle: Battle;
  id: string;
  full?: boolean;
}) {
  const { t, say } = useBoardWords();
  const { m } = battle;
  const unit = unitOf(m, id);
  const card = unitCard(unit.card);
  if (!card) return null;
  const people = attachmentsOf(unit);
  const solo = isLone(unit);
  const lost = destroyedRanksOf(unit);
  const speed = isOnField(m, id) ? speedOf(m, id) : card.speed;
  const abilities = [...card.abilities, ...people.flatMap((person) => person.abilities)];
  return (
    <section
      className={`panel unitcard ${houseOf(m, unit.seat)}`}
      aria-label={say(cardName(unit.card))}
    >
      <header>
        <span className="unitcard__faces">
          {[card, ...people].map((one) => (
            <span key={one.id} className="unitcard__face">
              <RecruitPicture card={one} pixels={112} crop="table" />
            </span>
          ))}
          <span className="roster__crest">
            <Icon body={CREST[card.faction]} />
          </span>
        </span>
        <div>
          <h2>{say(cardName(unit.card))}</h2>
          <p className="small">
            {t('field.card.line', {
              people: people.length > 0 ? people.map((person) => cardName(person.id)) : null,
              points: pointsOf(unit),
            })}
          </p>
        </div>
      </header>
      <dl className="stats">
        <Stat name={t('field.card.speed')} value={`${speed}″`} />
        <Stat name={t('field.card.defense')} value={`${card.defense}+`} />
        <Stat name={t('field.card.morale')} value={`${card.morale}+`} />
        <Stat
          name={t(solo ? 'field.card.wounds' : 'field.card.models')}
          value={solo ? `${woundsLeft(unit)}/${capacityOf(unit)}` : `${modelsOf(unit)}`}
        />
      </dl>
      <ul className="attacks">
        {card.attacks.map((attack, i) => (
          <li key={attack.name.en}>
            <span>{say(message(`attack.${card.id}.${i}`))}</span>
            {attack.kind !== 'melee' && (
              <span className="small">{say(message(`range.${attack.kind}`))}</span>
            )}
            <span>{attack.toHit}+</span>
            <span className="attacks__dice">
              {attack.dice.map((dice, rank) => (
                <b
                  // biome-ignore lint/suspicious/noArrayIndexKey: the dice of a rank are its place
                  key={rank}
                  className={rank === Math.min(lost, attack.dice.length - 1) ? 'now' : ''}
                >
                  {dice}
                </b>
              ))}
            </span>
          </li>
        ))}
      </ul>
      {unit.cards.length > 0 && (
        <p className="small">
          {t('field.card.beside', {
            cards: unit.cards.map((beside) => ({ is: 'tactics', id: beside.card })),
          })}
        </p>
      )}
      {full ? (
        <Abilities battle={battle} ids={abilities} used={unit.used} />
      ) : (
        abilities.length > 0 && (
          <p className="unitcard__abilities small">
            {abilities.map((ability, i) => (
              <span key={ability} className={unit.used.includes(ability) ? 'used' : ''}>
                {i > 0 && ' · '}
                {say(message(`ability.${ability}`))}
              </span>
            ))}
          </p>
        )
      )}
    </section>
  );
}

function Stat({ name, value }: { name: string; value: string }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{value}</dd>
    </div>
  );
}

/** What abilities and cards do, in full sentences made of their declarations. */
function Abilities({
  battle,
  ids,
  used = [],
}: {
  battle: Battle;
  ids: readonly string[];
  used?: readonly string[];
}) {
  const { say } = useBoardWords();
  return (
    <dl className="abilities">
      {ids.map((id) => {
        const ability = battle.m.book.abilities.get(id);
        const text = ability && abilityText(ability);
        return (
          <div key={id} className={used.includes(id) ? 'used' : ''}>
            <dt>{say(message(`ability.${id}`))}</dt>
            {text && (
              <dd>
                {text.marks.map(say).join(' · ')}
                {text.lines.map((line) => (
                  <p key={line.key + JSON.stringify(line.params)}>{say(line)}</p>
                ))}
              </dd>
            )}
          </div>
        );
      })}
    </dl>
  );
}

/** Somebody who is no unit: who it is, and what they can do. */
function PersonSheet({
  battle,
  card,
}: {
  battle: Battle;
  card: AttachmentCard | NcuCard | undefined;
}) {
  if (!card) return null;
  return (
    <>
      <div className="sheetpicture">
        <RecruitPicture card={card} pixels={400} crop="wide" told />
      </div>
      <Abilities battle={battle} ids={card.abilities} />
    </>
  );
}

/** What the key I, a long look and a click in the chronicle show: a unit, an NCU, a tactics card. */
export function BattleSheet({ id, view }: { id: string; view: View<TableView> }) {
  const { say } = useBoardWords();
  const battle = battleOf(view);
  const [is, name] = split(id);
  if (is === 'unit') return <UnitCard battle={battle} id={name} full />;
  if (is === 'ncu') {
    const ncu = view.table.ncus.find((one) => one.id === name);
    return <PersonSheet battle={battle} card={ncuCard(ncu?.card ?? '')} />;
  }
  if (is === 'attachment') return <PersonSheet battle={battle} card={attachmentCard(name)} />;
  const card = battle.m.book.tactics.get(name);
  const text = card && abilityText(card);
  const tactics = tacticsCard(name);
  return (
    <div className="abilities">
      {tactics && (
        <div className="sheetpicture">
          <TacticsPicture card={tactics} pixels={400} crop="wide" told />
        </div>
      )}
      {text?.lines.map((line) => (
        <p key={line.key + JSON.stringify(line.params)}>{say(line)}</p>
      ))}
    </div>
  );
}

/** "unit:u3" is the unit u3. Ids of cards may hold a colon of their own. */
export const split = (id: string): [string, string] => {
  const at = id.indexOf(':');
  return [id.slice(0, at), id.slice(at + 1)];
};
