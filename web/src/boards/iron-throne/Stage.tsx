import betrayal from 'icon:backstab';
import swords from 'icon:crossed-swords';
import dove from 'icon:peace-dove';
import { type KnownFact, message, type Seat, type View } from '@small-council/engine';
import { calledName, cardFacts, houseName } from '@small-council/iron-throne/houses';
import type { Outcome, Side } from '@small-council/iron-throne/table';
import type { EncounterView, TableView } from '@small-council/iron-throne/view';
import { PagePicture } from '../../pictures/Picture.tsx';
import { CharacterPicture, EventPicture } from '../../pictures/ThronePictures.tsx';
import type { Choice } from '../../table/choice.ts';
import { Sentence } from '../../table/Log.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { detailOf } from './details.ts';
import { CardBack, HouseCard } from './HouseCard.tsx';
import { CREST } from './heraldry.ts';
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

/** The encounter in the middle: both sides, their sums as they stand, and what came of it. */
export function Stage({ view, facts, choice, personOf }: Props) {
  const { say, t } = useBoardWords();
  const { encounter, event, players, challenger } = view.table;
  if (!encounter) {
    return (
      <section className="stage stage--empty" aria-label={t('throne.encounter')} data-at="stage">
        {event ? (
          <span className="stage__event">
            <EventPicture event={event} crop="wide" pixels={300} told />
          </span>
        ) : (
          <Icon body={swords} />
        )}
        <p>
          {event
            ? t('throne.event', { event: message(`event.${event}`) })
            : t('throne.noEncounter', {
                house: { is: 'house', id: players[challenger].house, seat: challenger },
              })}
        </p>
      </section>
    );
  }
  const { result } = encounter;
  const gains = result ? whatCameOfIt(facts) : [];
  return (
    <section className="stage" aria-label={t('throne.encounter')} data-at="stage">
      <SideOf view={view} encounter={encounter} side="challenger" {...{ choice, personOf }} />
      <div className={`stage__middle ${result ? `stage__middle--${result}` : ''}`}>
        {result ? (
          <span key={result} className="stage__picture" aria-hidden="true">
            <Icon body={RESULT[result]} />
            <PagePicture name={SHOWN[result]} crop="wide" pixels={160} />
          </span>
        ) : (
          <Icon body={swords} />
        )}
        {result ? (
          <p className="stage__result">{say(message(`result.${result}`))}</p>
        ) : (
          event && (
            <p className="small">{t('throne.event', { event: message(`event.${event}`) })}</p>
          )
        )}
      </div>
      <SideOf view={view} encounter={encounter} side="defender" {...{ choice, personOf }} />
      {gains.length > 0 && (
        <ul className="stage__gains" aria-label={t('throne.gains')}>
          {gains.map((fact, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: facts are only ever added at the end
            <li key={i}>
              <Sentence message={fact} detailOf={detailOf} />
            </li>
          ))}
        </ul>
      )}
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
    .slice(-MOST_GAINS);
}

function SideOf({
  view,
  encounter,
  side,
  choice,
  personOf,
}: Omit<Props, 'facts'> & { encounter: EncounterView; side: Side }) {
  const { say, t } = useBoardWords();
  const { table } = view;
  const active = side === 'challenger' ? table.challenger : encounter.defender;
  const { house } = table.players[active];
  const seats = encounter.parts.flatMap((part, seat) => (part?.side === side ? [seat] : []));
  const lying = encounter.cards[side];
  const open = lying?.card && !lying.hidden ? lying.card : null;
  const bonus = encounter.bonus[side];
  const counted = seats.filter((seat) => seat === active || !encounter.supportersIgnored);
  const powers = counted.reduce((sum, seat) => sum + powerOf(view, encounter, seat), 0);
  const sum = powers + bonus + (open ? cardFacts(open).value : 0);
  const total = encounter.totals?.[side] ?? sum;
  const known = lying !== null && (open !== null || lying.card === null) && !lying.hidden;
  const askable = choice.offers(side);
  const person = personOf(active);
  const sent = encounter.parts[active]?.character;
  const banner = (
    <>
      <span className="side__role">{t(`throne.${side}`)}</span>
      <span className="side__name">
        {say(houseName[house])} {person !== null && <small>{person}</small>}
      </span>
      <span className="side__sum" aria-hidden="true">
        {total}
        {!known && <i> + ?</i>}
      </span>
      <span className="unseen">{t('throne.total', { side: t(`throne.${side}`), total })}</span>
    </>
  );
  return (
    <div
      className={`side side--${side} house-${house} ${encounter.winner === side ? 'side--won' : ''} ${encounter.losers.includes(side) ? 'side--lost' : ''}`}
    >
      {sent && (
        <span className="side__portrait" aria-hidden="true">
          <CharacterPicture
            character={sent}
            looks={side === 'challenger' ? 'right' : 'left'}
            crop="hand"
            pixels={200}
          />
        </span>
      )}
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
        {seats
          .toSorted((a, b) => Number(b === active) - Number(a === active))
          .map((seat) => (
            <Fighter key={seat} {...{ view, encounter, seat }} supports={seat !== active} />
          ))}
        {bonus !== 0 && <li className="fighter">{t('throne.bonus', { amount: bonus })}</li>}
      </ul>
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
    </div>
  );
}

function Fighter({
  view,
  encounter,
  seat,
  supports,
}: {
  view: View<TableView>;
  encounter: EncounterView;
  seat: Seat;
  supports: boolean;
}) {
  const { say, t } = useBoardWords();
  const { house } = view.table.players[seat];
  const character = encounter.parts[seat]?.character;
  if (!character) return null;
  return (
    <li className={`fighter house-${house}`} data-detail={`character:${character}`}>
      <span className="fighter__picture" aria-hidden="true">
        <CharacterPicture character={character} crop="seat" pixels={64} />
      </span>
      <Icon body={CREST[house]} />
      <span>
        {say(calledName[character])}
        {supports && <span className="unseen"> ({t('throne.supports')})</span>}
      </span>
      <b>{powerOf(view, encounter, seat)}</b>
    </li>
  );
}

function powerOf(view: View<TableView>, encounter: EncounterView, seat: Seat): number {
  const part = encounter.parts[seat];
  return view.table.players[seat].characters.find(({ id }) => id === part?.character)?.power ?? 0;
}
