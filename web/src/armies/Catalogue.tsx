import { pointsOf } from '@small-council/asoiaf/armies';
import {
  abilityName,
  FACTIONS,
  type Faction,
  factionName,
  fullName,
  RECRUITS,
  type RecruitCard,
  recruitName,
  textOf,
} from '@small-council/asoiaf/cards';
import type { Refused } from '@small-council/engine';
import { sayer } from '@small-council/text';
import { useDeferredValue, useMemo } from 'react';
import { toneOf } from '../boards/cards/heraldry.ts';
import { RecruitPicture } from '../pictures/ArmyPictures.tsx';
import { useSettings } from '../settings.ts';
import { Icon } from '../ui/Icon.tsx';
import { type ArmyDraft, activationsOf, faultsOf, reasonsOf } from './army.ts';
import { signOf } from './heraldry.ts';
import { useArmyWords } from './words/index.ts';
import { words } from './words/tables.ts';

const KINDS = [
  'infantry',
  'cavalry',
  'monster',
  'warMachine',
  'ncu',
  'commander',
  'attachment',
] as const;
type CardKind = (typeof KINDS)[number];

export interface Filter {
  readonly text: string;
  readonly factions: readonly Faction[];
  readonly kinds: readonly CardKind[];
  /** Attachments of this type only: who is looked for joins a certain unit. */
  readonly type: 'infantry' | 'cavalry' | null;
  /** Only what can be added without a new reason. */
  readonly fits: boolean;
}

export const ALL: Filter = { text: '', factions: [], kinds: [], type: null, fits: false };

function kindOf(card: RecruitCard): CardKind {
  if (!('type' in card)) return 'ncu';
  if ('attacks' in card) return card.type;
  return card.cost === 'commander' ? 'commander' : 'attachment';
}

/** As people type: no accents, no case, no apostrophes. */
const plain = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .replace(/ß/gu, 'ss')
    .replace(/['’‘`´]/gu, '')
    .toLowerCase();

const SAYERS = (['en', 'de'] as const).map((one) => sayer(one, words.tables, words.names));
const written = new Map<string, string>();

/** Everything on a card, in both languages. */
function writtenOn(card: RecruitCard): string {
  const known = written.get(card.id);
  if (known !== undefined) return known;
  const said = SAYERS.flatMap((say) => [
    say(recruitName(card.id)),
    ...card.abilities.flatMap((id) => [
      say(abilityName(id)),
      ...textOf(id).lines.map((line) => say(line)),
    ]),
  ]);
  const all = plain(said.join(' | '));
  written.set(card.id, all);
  return all;
}

/** Who may be in an army of this faction: its own, and neutrals (SIF-1004, SIF-1019). */
const mayJoin = (card: RecruitCard, faction: Faction | null): boolean =>
  faction === null || card.faction === faction || card.faction === 'neutral';

interface Props {
  draft: ArmyDraft;
  filter: Filter;
  onFilter: (filter: Filter) => void;
  /** The unit that an attachment is looked for. */
  chosen: number | null;
  onForget: () => void;
  /** Null where the army can only be read. */
  onAdd: ((id: string) => void) | null;
  onRead: (id: string) => void;
}

const toggled = <T,>(values: readonly T[], value: T): T[] =>
  values.includes(value) ? values.filter((one) => one !== value) : [...values, value];

/** All cards that the army can be made of. What does not fit stays, and says why. */
export function Catalogue(props: Props) {
  const { draft, filter, onFilter, chosen, onForget, onAdd, onRead } = props;
  const { say, t } = useArmyWords();
  const { language } = useSettings();
  const wanted = useDeferredValue(filter);
  const { army } = draft;
  const before = useMemo(() => reasonsOf(draft), [draft]);
  const pool = RECRUITS.filter(
    (card) => mayJoin(card, army.faction) && !card.requires?.some((asked) => asked.is === 'never'),
  );
  const list = useMemo(() => {
    const { factions, kinds, type, fits } = wanted;
    const parts = plain(wanted.text).split(/\s+/).filter(Boolean);
    const isFit = (card: RecruitCard): boolean =>
      faultsOf(draft, card, chosen, before).length === 0;
    return pool
      .filter(
        (card) =>
          (factions.length === 0 || factions.includes(card.faction)) &&
          (kinds.length === 0 || kinds.includes(kindOf(card))) &&
          (type === null || !('type' in card) || card.type === type) &&
          parts.every((part) => writtenOn(card).includes(part)) &&
          (!fits || isFit(card)),
      )
      .sort(
        (one, other) =>
          KINDS.indexOf(kindOf(one)) - KINDS.indexOf(kindOf(other)) ||
          fullName(one)[language].localeCompare(fullName(other)[language], language),
      );
  }, [wanted, pool, draft, chosen, before, language]);
  const change = (part: Partial<Filter>) => onFilter({ ...filter, type: null, ...part });
  const kinds = KINDS.filter((kind) => pool.some((card) => kindOf(card) === kind));
  return (
    <section className="army__cards" aria-label={t('armies.tab.choose')}>
      <label className="unseen" htmlFor="army-search">
        {t('armies.search')}
      </label>
      <input
        id="army-search"
        type="search"
        placeholder={t('armies.search')}
        value={filter.text}
        onChange={({ target }) => change({ text: target.value })}
      />
      <fieldset className="chips">
        <legend className="unseen">{t('armies.filter.faction')}</legend>
        {(Object.keys(FACTIONS) as Faction[])
          .filter((faction) => pool.some((card) => card.faction === faction))
          .map((faction) => (
            <button
              key={faction}
              type="button"
              className="chip"
              aria-pressed={filter.factions.includes(faction)}
              onClick={() => change({ factions: toggled(filter.factions, faction) })}
            >
              {say(factionName(faction))}
            </button>
          ))}
        <button
          type="button"
          className="chip"
          aria-pressed={filter.fits}
          onClick={() => change({ fits: !filter.fits })}
        >
          {t('armies.filter.fits')}
        </button>
      </fieldset>
      <fieldset className="chips">
        <legend className="unseen">{t('armies.filter.type')}</legend>
        {kinds.map((kind) => (
          <button
            key={kind}
            type="button"
            className="chip"
            aria-pressed={filter.kinds.includes(kind)}
            onClick={() => change({ kinds: toggled(filter.kinds, kind) })}
          >
            {t(`armies.kind.${kind}`)}
          </button>
        ))}
        {chosen !== null && army.troops[chosen] && (
          <button type="button" className="chip" aria-pressed onClick={onForget}>
            {t('armies.for', { unit: recruitName(army.troops[chosen].unit) })} ×
          </button>
        )}
      </fieldset>
      <p className="small" role="status">
        {list.length === 0
          ? t('armies.none')
          : t('armies.found', { count: list.length, all: pool.length })}
        {' · '}
        {t('armies.about', { points: pointsOf(army), limit: draft.points })}
        {' · '}
        {t('armies.activations', { count: activationsOf(army) })}
      </p>
      <ul className="recruits">
        {list.map((card) => (
          <Recruit
            key={card.id}
            card={card}
            faults={onAdd ? faultsOf(draft, card, chosen, before) : []}
            onAdd={onAdd}
            onRead={onRead}
          />
        ))}
      </ul>
    </section>
  );
}

interface RecruitProps extends Pick<Props, 'onAdd' | 'onRead'> {
  card: RecruitCard;
  /** What would stand against the army with it. */
  faults: readonly Refused[];
}

function Recruit({ card, faults, onAdd, onRead }: RecruitProps) {
  const { say, t } = useArmyWords();
  const name = say(recruitName(card.id));
  // That it costs too much can be seen.
  const fault = faults.find(({ why }) => why.key !== 'army.tooExpensive');
  const kind = t(`armies.kind.${kindOf(card)}`);
  const neutral = card.faction === 'neutral' ? `${say(factionName('neutral'))} · ` : '';
  const figures =
    'attacks' in card
      ? `${t('armies.stats', { speed: card.speed, defense: card.defense, morale: card.morale })} · ${card.attacks
          .map(({ dice, toHit }) => `${dice.join('/')} ${toHit}+`)
          .join(', ')}`
      : 'type' in card
        ? `${kind} · ${t(`armies.kind.${card.type}`)}`
        : kind;
  return (
    <li className={`recruit ${toneOf(card.faction)}`}>
      <span className="recruit__face">
        <RecruitPicture card={card} pixels={88} crop="table" />
        <Icon body={signOf(card)} />
      </span>
      <button
        type="button"
        className="recruit__name"
        title={t('armies.read', { card: name })}
        onClick={() => onRead(card.id)}
      >
        <strong>{name}</strong>
        <span className="small">
          {neutral}
          {figures}
        </span>
        {fault && <span className="small recruit__fault">{say(fault.why)}</span>}
      </button>
      <b>{card.cost === 'commander' ? '★' : card.cost}</b>
      {onAdd && (
        <button
          type="button"
          className="recruit__add"
          data-fits={faults.length === 0}
          aria-label={t('armies.add', { card: name })}
          onClick={() => onAdd(card.id)}
        >
          +
        </button>
      )}
    </li>
  );
}
