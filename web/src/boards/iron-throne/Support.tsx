import './support.css';
import { type CharacterId, calledName, houseName } from '@small-council/iron-throne/houses';
import type { Side } from '@small-council/iron-throne/table';
import { spreadOf, type TableView } from '@small-council/iron-throne/view';
import { CharacterPicture } from '../../pictures/ThronePictures.tsx';
import type { AnsweringProps } from '../../table/look.ts';
import { RuleLink } from '../../table/Rule.tsx';
import { activeOn, sumOf } from './sums.ts';
import { useBoardWords } from './words/index.ts';

const SIDES: readonly Side[] = ['challenger', 'defender'];

/**
 * Whom to support, with what is at stake: for each side what its victory would bring, and for each character how the
 * sums would stand. Staying out lies between the two, where it favours nobody. One click makes the offer.
 */
export function Support(props: AnsweringProps<TableView>) {
  const { question, pass } = props;
  const { say } = useBoardWords();
  return (
    <div className="support">
      <Half {...props} side="challenger" />
      <div className="support__middle">
        <Sums {...props} />
        <button type="button" className="button bar__pass" onClick={pass}>
          {question.pass && say(question.pass)} <kbd>P</kbd>
        </button>
      </div>
      <Half {...props} side="defender" />
    </div>
  );
}

/** How it stands, and how it would stand with this much more on a side. */
function Sums({
  view: { table },
  facts,
  more,
}: Pick<AnsweringProps<TableView>, 'view' | 'facts'> & { more?: { side: Side; power: number } }) {
  const { t } = useBoardWords();
  const { encounter } = table;
  if (!encounter) return null;
  const [challenger, defender] = SIDES.map(
    (side) => sumOf(table, encounter, facts, side).total + (more?.side === side ? more.power : 0),
  );
  return (
    <span className="support__sums">
      {t(more ? 'throne.sums' : 'throne.sumsNow', { challenger, defender })}
    </span>
  );
}

function Half({
  question,
  view,
  facts,
  choice,
  personOf,
  side,
}: AnsweringProps<TableView> & { side: Side }) {
  const { say, t, call } = useBoardWords();
  const { table } = view;
  const { encounter } = table;
  if (!encounter) return null;
  const active = activeOn(table, encounter, side);
  const { house } = table.players[active];
  const own = table.players[question.seat];
  const barred = question.blocked.find(({ id }) => id.startsWith(`${side}:`));
  const spread = spreadOf(own, question.seat);
  return (
    <section className={`support__half support__half--${side} house-${house}`}>
      <h2>
        <span>
          {t('throne.support.for', {
            name: personOf(active) ?? call({ is: 'house', id: house, seat: active }),
          })}
        </span>
        <small>
          {side === 'challenger'
            ? t('throne.support.influence', {
                house: houseName[table.players[encounter.defender].house],
                before: spread,
                after: Math.min(spread + 1, 5),
              })
            : t('throne.support.cards')}
        </small>
      </h2>
      {barred ? (
        <p className="small">
          {say(barred.why)} <RuleLink id={barred.rule} />
        </p>
      ) : (
        <div className="bar__options">
          {question.options
            .filter(({ id }) => id.startsWith(`${side}:`))
            .map(({ id, label }) => {
              const character = id.slice(side.length + 1) as CharacterId;
              const power = own.characters.find((one) => one.id === character)?.power ?? 0;
              return (
                <button
                  type="button"
                  key={id}
                  className="option askable support__offer"
                  data-key={choice.keyOf(id)}
                  data-detail={`character:${character}`}
                  onClick={() => choice.pick(id)}
                >
                  <span className="unseen">{say(label)}</span>
                  <span className="support__face">
                    <CharacterPicture character={character} crop="seat" pixels={64} />
                  </span>
                  <span className="support__who">
                    {t('throne.part', { of: calledName[character], power })}
                  </span>
                  <Sums view={view} facts={facts} more={{ side, power }} />
                </button>
              );
            })}
        </div>
      )}
    </section>
  );
}

/** The sums as they are, and as they would be with the support that is offered. */
export function OfferedSums({
  view: { table },
  facts,
}: Pick<AnsweringProps<TableView>, 'view' | 'facts'>) {
  const { t } = useBoardWords();
  const { encounter } = table;
  const offered = facts.findLast(({ key }) => key === 'fact.offered')?.params as
    | { seat: number; side: { id: Side }; character: { id: CharacterId } }
    | undefined;
  if (!encounter || !offered) return null;
  const power =
    table.players[offered.seat].characters.find(({ id }) => id === offered.character.id)?.power ??
    0;
  const [challenger, defender] = SIDES.map((side) => sumOf(table, encounter, facts, side).total);
  const more = (side: Side) => (offered.side.id === side ? power : 0);
  return (
    <p className="small">
      {t('throne.support.change', {
        challenger,
        defender,
        challengerThen: challenger + more('challenger'),
        defenderThen: defender + more('defender'),
      })}
    </p>
  );
}
