import {
  commanderOf,
  importArmy,
  listName,
  pointsOf,
  readyArmy,
  readyArmyName,
  readyNames,
  readyPoints,
  writeIdString,
  writeJson,
  writePlainText,
} from '@small-council/asoiaf/armies';
import { factionName, fullName, recruitCard } from '@small-council/asoiaf/cards';
import { type Message, message, type Param } from '@small-council/engine';
import { CREST, toneOf } from '../boards/cards/heraldry.ts';
import type { Language, ListKind, Meant, Outline, OutlineRow, ReadProblem } from '../lists/kind.ts';
import { type ArmyDraft, activationsOf, newArmy, reasonsOf } from './army.ts';
import { Builder } from './Builder.tsx';
import { words } from './words/tables.ts';

/** Armies of the miniatures game as lists that are made, kept and brought to tables. */
export const kind: ListKind<ArmyDraft> = {
  game: 'asoiaf',
  root: '/armies',
  home: '/armies',
  cards: null,
  words,
  empty: newArmy,
  ready: readyNames.flatMap((id) => {
    const army = readyArmy(id);
    return army ? [{ id, name: readyArmyName(id), list: { army, points: readyPoints(id) } }] : [];
  }),
  read: (text) => {
    const { name, points, army, problems } = importArmy(text);
    return { name, list: { army, points: points ?? newArmy.points }, problems };
  },
  write: ({ name, list: { army, points } }) => writePlainText(army, { name, points }),
  forms: ({ name, list: { army, points } }, language) => [
    {
      label: message('list.form.text'),
      text: writePlainText(army, { name, points, language }),
    },
    { label: message('armies.form.numbers'), text: writeIdString(army) },
    {
      label: message('armies.form.json'),
      text: JSON.stringify(writeJson(army, { name, points }), null, 1),
    },
  ],
  isEmpty: ({ army }) => army.faction === null && activationsOf(army) + army.loose.length === 0,
  verdict: (list) => {
    const { length: count } = reasonsOf(list);
    return {
      legal: count === 0,
      says:
        count === 0
          ? message('armies.legal', { points: list.points })
          : message('armies.illegal', { count }),
    };
  },
  shield: ({ army }) => ({
    tone: toneOf(army.faction ?? 'neutral'),
    crest: CREST[army.faction ?? 'neutral'],
  }),
  understood: ({ list: { army } }) =>
    message('armies.import.sum', { units: activationsOf(army), points: pointsOf(army) }),
  outline: outlineOf,
  meantBy,
  agreed: ({ points }) => ({ size: points }),
  option: 'army1',
  Builder,
};

/** The cards that somebody may have meant with a line that was not understood. */
function meantBy({ why }: ReadProblem, line: string): Meant[] {
  const { near, choices } = why.params ?? {};
  const [indent] = /^\s*/u.exec(line) ?? [''];
  return [near ?? [], choices ?? []].flat().flatMap((one: Param) => {
    const said = one as Message;
    const card = (said.params?.card ?? said) as Message;
    const found = recruitCard(card.key.replace('card.', ''));
    return found ? { name: said, line: `${indent}${listName(found, 'en')}` } : [];
  });
}

function outlineOf(
  { name, list: { army, points } }: { name: string; list: ArmyDraft },
  say: (message: Message) => string,
  language: Language,
): Outline {
  const row = (id: string, below = false): OutlineRow => {
    const card = recruitCard(id);
    return {
      count: !card ? '?' : card.cost === 'commander' ? '★' : `${card.cost}`,
      name: card ? fullName(card)[language] : id,
      below,
    };
  };
  const commander = commanderOf(army);
  const group = (key: string, rows: readonly OutlineRow[]) => ({
    heading: say(message(`armies.part.${key}`)),
    rows,
  });
  return {
    title: name,
    about: [
      ...(army.faction ? [say(factionName(army.faction))] : []),
      ...(commander ? [fullName(commander)[language]] : []),
      say(message('armies.about', { points: pointsOf(army), limit: points })),
      say(message('armies.activations', { count: activationsOf(army) })),
    ],
    groups: [
      group(
        'units',
        army.troops.flatMap(({ unit, attachments }) => [
          row(unit),
          ...attachments.map((id) => row(id, true)),
        ]),
      ),
      group(
        'ncus',
        army.ncus.map((id) => row(id)),
      ),
      group(
        'sent',
        army.sent.map((id) => row(id)),
      ),
      group(
        'loose',
        army.loose.map((id) => row(id)),
      ),
    ],
  };
}
