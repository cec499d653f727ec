import { abilityText } from '@small-council/asoiaf/looking';
import { anyUnitThing, playerThing, zoneThing } from '@small-council/asoiaf/things';
import type { TableView } from '@small-council/asoiaf/view';
import { type AskedQuestion, type Message, message, type View } from '@small-council/engine';
import { useState } from 'react';
import type { ChooseQuestion } from '../../table/choice.ts';
import { type Battle, battleOf, isNear, varsOf } from './battle.ts';
import { split } from './UnitCard.tsx';
import { useBoardWords } from './words/index.ts';

/** What a moment is about, as far as it says so: whoever reads it needs no names of moments. */
interface About {
  readonly attacker?: string;
  readonly defender?: string;
  readonly ncu?: string;
  readonly zone?: Parameters<typeof zoneThing>[0];
  readonly unit?: string;
  readonly seat?: number;
}

/** How a question is answered on the field, for who has never been asked it. */
const HOW: { readonly [ask: string]: string } = {
  'ask.deploy': 'field.how.deploy',
  'ask.deployPlace': 'field.how.place',
  'ask.piecePlace': 'field.how.place',
  'ask.placeToken': 'field.how.place',
  'ask.placePile': 'field.how.place',
  'ask.activate': 'field.how.activate',
  'ask.way.maneuver': 'field.how.path',
  'ask.way.march': 'field.how.path',
  'ask.way.retreat': 'field.how.path',
  'ask.way.shift': 'field.how.path',
  'ask.shootingShift': 'field.how.path',
  'ask.way.pivot': 'field.how.pivot',
  'ask.chargeHeading': 'field.how.charge',
  'ask.align': 'field.how.align',
  'ask.reroll': 'field.how.reroll',
  'ask.expend': 'field.how.reroll',
};

interface Props {
  question: AskedQuestion;
  view: View<TableView>;
}

/** What a question is about and how it is answered, where its words do not say it. */
export function Explains({ question, view }: Props) {
  const { say } = useBoardWords();
  const how = HOW[question.text.key];
  if (how !== undefined) return <p className="bar__how small bar__more">{say(message(how))}</p>;
  return question.kind === 'choose' && question.text.key === 'ask.use' ? (
    <Window key={question.id} question={question} view={view} />
  ) : null;
}

/** Beside a window: what it is about, and what each thing does that could be used in it. */
function Window({ question, view }: Props & { question: ChooseQuestion }) {
  const { t, say } = useBoardWords();
  const battle = battleOf(view);
  const opportunity = varsOf<{ of: About }>(battle, 'opportunity');
  const about = opportunity && aboutOf(battle, opportunity.of);
  const uses = [...new Map(question.options.map(({ id }) => usedBy(battle, id))).values()];
  // Where there is little room, buttons stay in reach of the thumb until somebody wants to read.
  const [whole, setWhole] = useState(false);
  return (
    <div className={`explains small ${whole ? 'explains--whole' : ''}`}>
      {about && <p>{say(about)}</p>}
      {uses.length === 0 && <p>{t('field.about.nothing')}</p>}
      {uses.map(({ name, ability }) => (
        <p key={name}>
          <b>{say(message(name))}</b>
          {ability &&
            abilityText(ability).lines.map((line) => (
              <span key={line.key + JSON.stringify(line.params)}>{say(line)}</span>
            ))}
        </p>
      ))}
      {uses.length > 0 && (
        <button
          type="button"
          className="explains__more"
          aria-expanded={whole}
          onClick={() => setWhole(!whole)}
        >
          {t(whole ? 'field.about.shorter' : 'field.about.whole')}
        </button>
      )}
    </div>
  );
}

/** An option is who uses it, what is used, and which part of that; a card is used by the hand. */
function usedBy({ m: { book } }: Battle, option: string) {
  const [who, rest] = split(option);
  const id = rest.slice(0, rest.lastIndexOf(':'));
  const use =
    who === 'hand'
      ? { name: `tactics.${id}`, ability: book.tactics.get(id) }
      : { name: `ability.${id}`, ability: book.abilities.get(id) };
  return [use.name, use] as const;
}

function aboutOf(battle: Battle, of: About): Message | null {
  const { m, own } = battle;
  const unit = (id: string) => ({
    unit: anyUnitThing(m, id),
    enemy: !isNear(battle, anyUnitThing(m, id).seat),
  });
  if (of.attacker !== undefined && of.defender !== undefined)
    return message('field.about.fight', {
      attacker: anyUnitThing(m, of.attacker),
      defender: anyUnitThing(m, of.defender),
    });
  if (of.ncu !== undefined)
    return message('field.about.ncu', {
      ...unit(of.ncu),
      zone: of.zone === undefined ? null : zoneThing(of.zone),
    });
  if (of.unit !== undefined) return message('field.about.unit', unit(of.unit));
  if (of.seat !== undefined)
    return message('field.about.turn', { player: playerThing(of.seat), yours: of.seat === own });
  return null;
}
