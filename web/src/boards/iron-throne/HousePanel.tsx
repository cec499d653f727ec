import discardPile from 'icon:card-discard';
import deckPile from 'icon:card-draw';
import shield from 'icon:checked-shield';
import swords from 'icon:crossed-swords';
import crown from 'icon:crown';
import hourglass from 'icon:hourglass';
import handOfCards from 'icon:poker-hand';
import prisoner from 'icon:prisoner';
import type { Seat, View } from '@small-council/engine';
import { leaderText } from '@small-council/iron-throne/cards';
import { calledName, characterName, houseName, MARKERS } from '@small-council/iron-throne/houses';
import { count, spreadOf, type TableView } from '@small-council/iron-throne/view';
import { CrestMark } from '../../crests/Crest.tsx';
import { CharacterPicture } from '../../pictures/ThronePictures.tsx';
import type { Choice } from '../../table/choice.ts';
import { useShowDetail } from '../../table/Details.tsx';
import type { BoardProps } from '../../table/look.ts';
import { Icon } from '../../ui/Icon.tsx';
import { byWeight, Cards } from './Cards.tsx';
import { CREST } from './heraldry.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  view: View<TableView>;
  seat: Seat;
  choice: Choice;
}

type PanelProps = Props & Pick<BoardProps<TableView>, 'personOf' | 'crestOf'>;

/** A house: who plays it, leader, characters with their power, influence, and what it holds. */
export function HousePanel({ view, seat, choice, personOf, crestOf }: PanelProps) {
  const { say, call, t } = useBoardWords();
  const show = useShowDetail();
  const { players } = view.table;
  const player = players[seat];
  const { house, leader, hand } = player;
  const id = `${seat}`;
  const askable = choice.offers(id);
  const role = roleOf(view, seat);
  const person = personOf(seat);
  const asked = view.waiting.includes(seat) && !view.result;
  const openHand = typeof hand !== 'number' && seat !== view.viewer ? hand : null;
  return (
    <section
      className={`house house-${house} ${role ? 'house--active' : ''}`}
      aria-label={call({ is: 'house', id: house, seat })}
    >
      <header className="house__head">
        <span className="crest">
          <Icon body={CREST[house]} />
          {leader && <CharacterPicture character={leader} crop="seat" pixels={44} />}
        </span>
        <button
          type="button"
          className={`house__banner ${askable ? 'askable' : ''}`}
          aria-pressed={askable ? choice.times(id) > 0 : undefined}
          data-key={choice.keyOf(id)}
          data-detail={`house:${house}`}
          data-thing={id}
          onClick={() => (askable ? choice.pick(id) : show(`house:${house}`, id))}
        >
          <span className="house__who">
            <CrestMark crest={crestOf(seat)} />
            {person ?? say(houseName[house])}
          </span>
          {person !== null && <small className="house__of">{say(houseName[house])}</small>}
        </button>
        <span className="house__role">
          {asked && (
            <span className="house__asked" title={t('board.people.thinking')}>
              <Icon body={hourglass} />
              <span className="unseen">{t('board.people.thinking')}</span>
            </span>
          )}
          {seat === view.viewer && <span>{t('board.you')}</span>}
          {role && (
            <span title={t(`throne.${role}`)}>
              <Icon body={ROLE[role]} />
              <span className="house__role-word">{t(`throne.${role}`)}</span>
            </span>
          )}
        </span>
        {leader && !askable && (
          <button
            type="button"
            className="leader"
            data-detail={`character:${leader}`}
            onClick={() => show(`character:${leader}`)}
          >
            <Icon body={crown} />
            <span className="leader__words">
              <span>
                {t('throne.leaderOf', {
                  house: person === null ? null : houseName[house],
                  leader: calledName[leader],
                })}
              </span>{' '}
              <span>{t('throne.leaderCan', { ability: leaderText(leader).title })}</span>
            </span>
          </button>
        )}
      </header>
      <Characters {...{ view, seat, choice }} />
      <Influence {...{ view, seat }} />
      <ul className="house__counts">
        <Count
          icon={crown}
          at={`sheet:${house}`}
          word={t('throne.word.sheet')}
          label={t('throne.sheet', { count: player.sheet })}
          value={player.sheet}
        />
        <Count
          icon={handOfCards}
          at={seat === view.viewer ? '' : `hand:${house}`}
          word={t('throne.word.hand')}
          label={t('throne.handCount', { count: count(hand) })}
          value={count(hand)}
        />
        <Count
          icon={deckPile}
          at={`deck:${house}`}
          word={t('throne.word.deck')}
          label={t('throne.deckCount', { count: player.deck })}
          value={player.deck}
        />
        <Count
          icon={discardPile}
          at={`discard:${house}`}
          word={t('throne.word.discard')}
          label={t('throne.discardCount', { count: player.discard.length })}
          value={player.discard.length}
        />
        <Count
          icon={prisoner}
          at={seat === view.viewer ? '' : `hostages:${house}`}
          word={t('throne.word.hostages')}
          label={t('throne.hostages', { count: player.hostages.length })}
          value={player.hostages.length}
        />
      </ul>
      {openHand && openHand.length > 0 && <Cards cards={openHand.toSorted(byWeight)} small />}
    </section>
  );
}

const ROLE = { challenger: swords, defender: shield };

function roleOf({ table }: View<TableView>, seat: Seat): 'challenger' | 'defender' | null {
  if (table.turn > 0 && seat === table.challenger) return 'challenger';
  return seat === table.encounter?.defender ? 'defender' : null;
}

function Characters({ view, seat, choice }: Props) {
  const { say, t } = useBoardWords();
  const show = useShowDetail();
  const { players, encounter } = view.table;
  const committed = encounter?.parts[seat]?.character;
  return (
    <ul className="characters">
      {players[seat].characters.map(({ id, power }) => {
        const name = characterName[id];
        const askable = choice.offers(id);
        const times = choice.times(id);
        return (
          <li key={id}>
            <button
              type="button"
              className={`character ${power === 0 ? 'character--dead' : ''} ${committed === id ? 'character--committed' : ''} ${askable ? 'askable' : ''}`}
              aria-pressed={askable ? times > 0 : undefined}
              data-key={choice.keyOf(id)}
              data-at={`character:${id}`}
              data-detail={`character:${id}`}
              data-thing={id}
              onClick={() => (askable ? choice.pick(id) : show(`character:${id}`, id))}
            >
              <span className="character__picture" aria-hidden="true">
                <CharacterPicture character={id} crop="hand" pixels={70} />
              </span>
              <span className="unseen">
                {power === 0
                  ? t('throne.dead', { character: name })
                  : t('throne.power', { character: name, power })}
              </span>
              {/* A new number is a new thing: it appears with a short glow. */}
              <span key={power} className="character__power" aria-hidden="true">
                {power === 0 ? '✝' : power}
              </span>
              <span className="character__name" aria-hidden="true">
                {say(calledName[id])}
              </span>
              {times > 0 && (choice.question?.max ?? 1) > 1 && (
                <span className="character__plus">+{times}</span>
              )}
            </button>
          </li>
        );
      })}
    </ul>
  );
}

function Count({
  icon,
  at,
  word,
  label,
  value,
}: {
  icon: string;
  at: string;
  word: string;
  label: string;
  value: number;
}) {
  return (
    <li title={label} data-at={at}>
      <Icon body={icon} />
      <span className="house__word" aria-hidden="true">
        {word}
      </span>
      <b aria-hidden="true">{value}</b>
      <span className="unseen">{label}</span>
    </li>
  );
}

/** Own markers that are out, and whose markers lie on this board: the game is about nothing else. */
function Influence({ view, seat }: { view: View<TableView>; seat: Seat }) {
  const { t } = useBoardWords();
  const { players } = view.table;
  const spread = spreadOf(players[seat], seat);
  const own = t('throne.influence', { house: houseName[players[seat].house], count: spread });
  const guests = players.flatMap((player, other) =>
    other === seat || player.influence[seat] === 0
      ? []
      : [{ house: player.house, markers: player.influence[seat] }],
  );
  return (
    <div className="influence" data-at={`influence:${players[seat].house}`}>
      <p className="influence__own" title={own}>
        {Array.from({ length: MARKERS }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: five places that never change
          <span key={i} className={`marker ${i < spread ? 'marker--out' : ''}`} />
        ))}
        <b aria-hidden="true">{t('throne.spread', { count: spread })}</b>
        <span className="unseen">{own}</span>
      </p>
      <ul className="influence__guests">
        {guests.length > 0 && (
          <li className="influence__here" aria-hidden="true">
            {t('throne.here')}
          </li>
        )}
        {guests.map(({ house, markers }) => {
          const label = t('throne.influenceOn', { house: houseName[house], count: markers });
          return (
            <li key={house} className={`guest house-${house}`} title={label}>
              <Icon body={CREST[house]} />
              {markers > 1 && <span aria-hidden="true">{markers}</span>}
              <span className="unseen">{label}</span>
            </li>
          );
        })}
      </ul>
    </div>
  );
}
