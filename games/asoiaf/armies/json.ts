import { type Message, message } from '@small-council/engine';
import type { RecruitCard } from '../content/index.ts';
import { type ArmyList, emptyArmy, type Troop } from './army.ts';
import {
  type Imported,
  type ImportProblem,
  isAttachment,
  isNcu,
  isUnit,
  MOST_NAME,
  MOST_POINTS,
  Muster,
} from './imported.ts';
import { findFaction, findRecruits } from './names.ts';

/** An army as JSON: cards by id, as they are saved and sent. */
export interface ArmyJson {
  readonly name?: string;
  readonly faction: string | null;
  readonly points?: number;
  readonly units: readonly { readonly unit: string; readonly attachments: readonly string[] }[];
  readonly ncus: readonly string[];
  readonly enemyAttachments: readonly string[];
  readonly unassigned: readonly string[];
}

const MOST_CARDS = 100;

export const writeJson = (
  { faction, troops, ncus, sent, loose }: ArmyList,
  { name = '', points = null as number | null } = {},
): ArmyJson => ({
  ...(name === '' ? {} : { name }),
  faction,
  ...(points === null ? {} : { points }),
  units: troops.map(({ unit, attachments }) => ({ unit, attachments })),
  ncus,
  enemyAttachments: sent,
  unassigned: loose,
});

/** Reads an army from text or from what JSON has made of it. */
export function readJson(given: unknown): Imported {
  const raw = asObject(typeof given === 'string' ? parse(given) : given);
  if (!raw) return failed(message('army.import.notJson'));
  return Array.isArray(raw.list) ? readNested(raw) : readOwn(raw);
}

const failed = (why: Message): Imported => ({
  name: '',
  points: null,
  army: emptyArmy,
  problems: [{ line: 0, why }],
});

type Fields = { readonly [key: string]: unknown };

function readOwn(raw: Fields): Imported {
  const problems: ImportProblem[] = [];
  const bad = (field: string): void =>
    void problems.push({ line: 0, why: message('army.import.field', { field }) });
  const faction = typeof raw.faction === 'string' ? findFaction(raw.faction) : undefined;
  if (!faction && raw.faction !== null) bad('faction');
  const ids = (field: string): string[] => {
    const list = idsIn(raw[field] ?? []);
    if (!list) bad(field);
    return list ?? [];
  };
  const troops = troopsIn(raw.units ?? []);
  if (!troops) bad('units');
  const points = limitIn(raw.points);
  if (points === undefined) bad('points');
  return {
    name: typeof raw.name === 'string' ? raw.name.slice(0, MOST_NAME) : '',
    points: points ?? null,
    army: {
      faction: faction ?? null,
      troops: troops ?? [],
      ncus: ids('ncus'),
      sent: ids('enemyAttachments'),
      loose: ids('unassigned'),
    },
    problems,
  };
}

function limitIn(value: unknown): number | null | undefined {
  if (value === undefined || value === null) return null;
  const whole = Number.isSafeInteger(value) ? (value as number) : 0;
  return whole > 0 && whole <= MOST_POINTS ? whole : undefined;
}

function idsIn(value: unknown): string[] | null {
  const fits = Array.isArray(value) && value.length <= MOST_CARDS;
  return fits && value.every((id) => typeof id === 'string') ? value : null;
}

function troopsIn(value: unknown): Troop[] | null {
  if (!Array.isArray(value) || value.length > MOST_CARDS) return null;
  const troops = value.map((one) => {
    const fields = asObject(one);
    const attachments = idsIn(fields?.attachments ?? []);
    return typeof fields?.unit === 'string' && attachments
      ? { unit: fields.unit, attachments }
      : null;
  });
  return troops.includes(null) ? null : (troops as Troop[]);
}

/**
 * The form of another builder: `list` names the commander first, then units, each with its attachment inside,
 * and that with the next. Names decide, there are no ids.
 */
function readNested(raw: Fields): Imported {
  const problems: ImportProblem[] = [];
  const problem = (key: string, params: Message['params']): void =>
    void problems.push({ line: 0, why: message(key, params) });
  const muster = new Muster();
  muster.faction = (typeof raw.faction === 'string' && findFaction(raw.faction)) || null;
  if (!muster.faction) problem('army.import.field', { field: 'faction' });

  const find = (value: unknown, fits: (card: RecruitCard) => boolean): RecruitCard | null => {
    const name = asObject(value)?.name;
    const found = findRecruits(typeof name === 'string' ? name : '').filter(fits);
    const own = found.filter(({ faction }) => faction === muster.faction || faction === 'neutral');
    const [card, other] = own.length > 0 ? own : found;
    if (card && !other) return card;
    problem('army.import.name', { text: String(name).slice(0, MOST_NAME) });
    return null;
  };
  const add = (value: unknown, fits: (card: RecruitCard) => boolean): void => {
    const card = find(value, fits);
    if (card) muster.add(card);
    else if (fits === isUnit) muster.close();
  };

  const [first, ...rest] = (raw.list as readonly unknown[]).slice(0, MOST_CARDS);
  for (const entry of rest) {
    const { type, attachment } = asObject(entry) ?? {};
    add(entry, type === 'NCU' ? isNcu : type === 'ENEMY' ? isAttachment : isUnit);
    let next = asObject(attachment);
    for (let depth = 0; next && depth < MOST_CARDS; depth++) {
      add(next, isAttachment);
      next = asObject(next.attachment);
    }
  }
  const commander = first === undefined ? null : find(first, ({ cost }) => cost === 'commander');
  if (commander && !muster.has(commander)) {
    muster.close();
    muster.add(commander);
  }
  const name = typeof raw.name === 'string' ? raw.name.slice(0, MOST_NAME) : '';
  return { name, points: null, army: muster.list(), problems };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

const asObject = (value: unknown): Fields | null =>
  typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Fields) : null;
