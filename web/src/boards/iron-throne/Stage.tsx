import './stage.css';
import betrayal from 'icon:backstab';
import shield from 'icon:checked-shield';
import swords from 'icon:crossed-swords';
import dove from 'icon:peace-dove';
import { type KnownFact, message, type Seat, type View } from '@small-council/engine';
import { calledName, type House, houseName } from '@small-council/iron-throne/houses';
import type { Facts, Outcome, Side } from '@small-council/iron-throne/table';
import type { Cause } from '@small-council/iron-throne/things';
import type { EncounterView, TableView } from '@small-council/iron-throne/view';
import { PagePicture } from '../../pictures/Picture.tsx';
import { CharacterPicture, EventPicture, HomePicture } from '../../pictures/ThronePictures.tsx';
import type { Choice } from '../../table/choice.ts';
import { Sentence } from '../../table/Log.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { chronicle } from './chronicle.ts';
import { detailOf } from './details.ts';
import { CardBack, HouseCard } from './HouseCard.tsx';
import { CREST } from './heraldry.ts';
import { activeOn, type Fighting, type Sum, sumOf } from './sums.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  view: View<TableView>;
  facts: readonly KnownFact[];
  choice: Choice;
  personOf: (seat: Seat) => string | null;
}

const RESULT: { readonly [result in Outcome]: string } = {
  hostility: swords,
  truce: dove,
  betrayal,
};

/** The picture of what came of it. */
const SHOWN = { hostility: 'war', truce: 'truce', betrayal: 'betrayal' } as const;

/**
 * The encounter in the middle, as a lit stage: champions look at each other, who supports them stands behind
 * them, and between them lie the cards with the sums. It takes place where the defender is at home; when the
 * cards are turned up, the place becomes what came of it.
 */
export function Stage(props: Props) {
  return (
    <div className="stagebox">
      <Played {...props} />
    </div>
  );
}

function Played({ view, facts, choice, personOf }: Props) {
  const { say, call, t } = useBoardWords();
  const { encounter, event, players, challenger } = view.table;
  if (!encounter) {
    return (
      <section
        className="stage lit stage--empty"
        aria-label={t('throne.encounter')}
        data-at="stage"
      >
        <span className="stage__scene">
          {event ? (
            <EventPicture event={event} crop="wide" pixels={600} told />
          ) : (
            <HomePicture house={players[challenger].house} crop="wide" pixels={600} told />
          )}
        </span>
        <div className="stage__foot">
          <p className="stage__caption">
            {event
              ? t('throne.event', { event: message(`event.${event}`) })
              : t('throne.noEncounter', {
                  house: { is: 'house', id: players[challenger].house, seat: challenger },
                })}
          </p>
        </div>
      </section>
    );
  }
  const { result } = encounter;
  const gains = result ? whatCameOfIt(facts) : [];
  const turnedBy = result ? whatTurnedIt(facts) : null;
  return (
    <section
      className={`stage lit ${result ? `stage--${result}` : ''}`}
      aria-label={t('throne.encounter')}
      data-at="stage"
    >
      <span key={result} className="stage__scene" aria-hidden="true">
        {result ? (
          <PagePicture name={SHOWN[result]} crop="wide" pixels={600} />
        ) : (
          <HomePicture house={players[encounter.defender].house} crop="wide" pixels={600} />
        )}
      </span>
      <SideOf {...{ view, facts, encounter, choice, personOf }} side="challenger" />
      <div className="stage__middle">
        {result ? (
          <>
            <Icon key={result} body={RESULT[result]} className="stage__sign" />
            <p className="stage__result">{say(message(`result.${result}`))}</p>
            {turnedBy && <p className="stage__cause">{call(turnedBy)}</p>}
          </>
        ) : (
          <Icon body={swords} className="stage__sign" />
        )}
      </div>
      <SideOf {...{ view, facts, encounter, choice, personOf }} side="defender" />
      <div className="stage__foot">
        {gains.length > 0 ? (
          <ul className="stage__gains" aria-label={t('throne.gains')}>
            {gains.map((fact, i) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: facts are only ever added at the end
              <li key={i}>
                <Sentence message={fact} {...{ detailOf, toneOf, inside }} />
              </li>
            ))}
          </ul>
        ) : (
          event && (
            <p className="stage__caption">
              {t('throne.meets', {
                event: message(`event.${event}`),
                house: { is: 'house', id: players[challenger].house, seat: challenger },
                against: {
                  is: 'house',
                  id: players[encounter.defender].house,
                  seat: encounter.defender,
                },
              })}
            </p>
          )
        )}
      </div>
    </section>
  );
}

const GAINS = new Set([
  'fact.won',
  'fact.nobodyWon',
  'fact.proposed',
  'fact.dealMade',
  'fact.dealFailed',
  'fact.influence',
  'fact.removed',
  'fact.placed',
  'fact.died',
  'fact.sheetGiven',
  'fact.hostage',
  'fact.regained',
  'fact.noHostage',
]);
const MOST_GAINS = 4;

/** What each side got from the encounter, the latest last. */
function whatCameOfIt(facts: readonly KnownFact[]): readonly KnownFact[] {
  const from = facts.findLastIndex(({ key }) => key === 'fact.result');
  return facts
    .slice(from)
    .filter(({ key }) => GAINS.has(key))
    .reduce<readonly KnownFact[]>(together, [])
    .slice(-MOST_GAINS);
}

/** The card or ability that decided it, where the sums alone would not say who has won. */
function whatTurnedIt(facts: readonly KnownFact[]): Cause | null {
  const from = facts.findLastIndex(({ key }) => key === 'fact.turn');
  const won = facts.slice(from).findLast(({ key }) => key === 'fact.won');
  const because = (won?.params as Facts['fact.won'] | undefined)?.because;
  return because && because.is !== 'rule' ? because : null;
}

/** Power is put down one by one: what somebody gets of it in a row is said at once. */
function together(said: readonly KnownFact[], fact: KnownFact): readonly KnownFact[] {
  const last = said.at(-1);
  if (fact.key !== 'fact.placed' || last?.key !== fact.key) return [...said, fact];
  const [before, now] = [last, fact].map(({ params }) => params as Facts['fact.placed']);
  const alike = JSON.stringify({ ...before, amount: 0 }) === JSON.stringify({ ...now, amount: 0 });
  if (!alike) return [...said, fact];
  return [
    ...said.slice(0, -1),
    { ...fact, params: { ...now, amount: before.amount + now.amount } },
  ];
}

interface SideProps extends Props {
  encounter: EncounterView;
  side: Side;
}

const { toneOf, inside } = chronicle;
const ROLE = { challenger: swords, defender: shield };

function SideOf({ view, facts, encounter, side, choice, personOf }: SideProps) {
  const { say, t } = useBoardWords();
  const { table } = view;
  const active = activeOn(table, encounter, side);
  const { house } = table.players[active];
  const sum = sumOf(table, encounter, facts, side);
  const { winner, losers } = encounter;
  const askable = choice.offers(side);
  const person = personOf(active);
  const looks = side === 'challenger' ? 'right' : 'left';
  const banner = (
    <>
      <Icon body={ROLE[side]} />
      <span className="side__role">{t(`throne.${side}`)}</span>
      <span className="side__name">{person ?? say(houseName[house])}</span>
      <span className="unseen">
        {t('throne.total', { side: t(`throne.${side}`), total: sum.total })}
      </span>
    </>
  );
  return (
    <div
      className={`side side--${side} house-${house} ${winner === side ? 'side--won' : ''} ${losers.includes(side) ? 'side--lost' : ''}`}
    >
      <div className="side__people" aria-hidden="true">
        {sum.fighting.toReversed().map(({ seat, character, leads }) => (
          <span key={seat} className={`bust ${leads ? '' : 'bust--behind'}`}>
            <CharacterPicture {...{ character, looks }} pixels={300} alone />
          </span>
        ))}
      </div>
      {askable ? (
        <button
          type="button"
          className="side__banner askable"
          aria-pressed={choice.times(side) > 0}
          data-key={choice.keyOf(side)}
          onClick={() => choice.pick(side)}
        >
          {banner}
        </button>
      ) : (
        <div className="side__banner">{banner}</div>
      )}
      <ul className="side__fighters">
        {sum.fighting.map((one) => (
          <Plate key={one.seat} {...one} house={table.players[one.seat].house} />
        ))}
      </ul>
      <div className="side__count">
        <LaidCards {...{ encounter, side, house }} />
        <p className="side__sum" aria-hidden="true">
          {sum.fighting.length > 0 && sum.total}
          {!sum.known && <i>{sum.fighting.length > 0 ? ' + ?' : '?'}</i>}
        </p>
        <Parts {...sum} />
      </div>
    </div>
  );
}

/** The card that was put, and character cards that were played for their text. */
function LaidCards({
  encounter,
  side,
  house,
}: Pick<SideProps, 'encounter' | 'side'> & { house: House }) {
  const { t } = useBoardWords();
  const lying = encounter.cards[side];
  const open = lying?.card && !lying.hidden ? lying.card : null;
  return (
    <div className="side__cards">
      <div className="side__card" data-at={`put:${house}`}>
        {open ? (
          // A card that is turned up is a new thing here: it turns before the eyes.
          <div key="up" className={lying?.up ? 'turned-up' : 'own-down'}>
            <HouseCard card={open} />
            {!lying?.up && <span className="side__secret">{t('throne.secret')}</span>}
          </div>
        ) : lying ? (
          <CardBack house={house} label={t('throne.faceDown')} />
        ) : (
          <div className="card card--empty" role="img" aria-label={t('throne.noCard')} />
        )}
      </div>
      {encounter.played
        .filter(({ seat }) => encounter.parts[seat]?.side === side)
        .map(({ card }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: played cards are only ever added at the end
          <HouseCard key={i} card={card} small />
        ))}
    </div>
  );
}

/** Who fights there, at the feet of his picture. */
function Plate({ character, power, leads, counts, house }: Fighting & { house: House }) {
  const { say, t } = useBoardWords();
  return (
    <li
      className={`fighter house-${house} ${counts ? '' : 'fighter--out'}`}
      data-detail={`character:${character}`}
    >
      <b>{power}</b>
      <span>
        {say(calledName[character])}
        {!leads && <span className="unseen"> ({t('throne.supports')})</span>}
      </span>
      <Icon body={CREST[house]} />
    </li>
  );
}

/** What the total is made of; it stays as it was when it was decided. */
function Parts({ fighting, card, bonus }: Sum) {
  const { t } = useBoardWords();
  return (
    <ol className="side__parts">
      {fighting
        .filter(({ counts }) => counts)
        .map(({ character, power }) => (
          <li key={character}>{t('throne.part', { of: calledName[character], power })}</li>
        ))}
      {bonus !== 0 && <li>{t('throne.bonus', { amount: bonus })}</li>}
      <li>{card === null ? t('throne.partUnknown') : t('throne.partCard', { value: card })}</li>
    </ol>
  );
}
