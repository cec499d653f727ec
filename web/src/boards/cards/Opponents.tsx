import type { Seat } from '@small-council/engine';
import { powerOf } from '@small-council/lcg';
import { Icon } from '../../ui/Icon.tsx';
import { classes, useHandle } from './Faces.tsx';
import { figuresOf } from './figures.ts';
import { CREST, GLYPH, toneOf } from './heraldry.ts';
import { countOf, inPlay, textAt } from './seen.ts';
import { useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

interface Props {
  focus: Seat;
  onFocus: (seat: Seat) => void;
}

/** All opponents of a melee at a glance, in player order from one's left; one of them lies open below. */
export function Opponents({ focus, onFocus }: Props) {
  const { view, own } = useCardTable();
  const { t } = useBoardWords();
  const others = Array.from({ length: view.seats - 1 }, (_, i) => (own + 1 + i) % view.seats);
  return (
    <ul className="opponents" aria-label={t('cards.opponents')}>
      {others.map((seat) => (
        <li key={seat}>
          <Opponent seat={seat} open={seat === focus} onOpen={() => onFocus(seat)} />
        </li>
      ))}
    </ul>
  );
}

function Opponent({ seat, open, onOpen }: { seat: Seat; open: boolean; onOpen: () => void }) {
  const { m, view, nameOf, edition } = useCardTable();
  const { t, call } = useBoardWords();
  const player = view.table.players[seat];
  const house = textAt(m, view.table.cards[player.faction].code).faction;
  const { offered, props, picked } = useHandle(`seat:${seat}`, `card:${player.faction}`);
  const title = view.table.cards[player.title];
  return (
    <div
      className={classes('opponent', toneOf(house), open && 'is-open', player.out && 'is-out')}
      data-at={open ? undefined : `faction:${seat} hand:${seat}`}
    >
      <button
        type="button"
        {...(offered ? props : {})}
        className={classes('opponent__who', offered && props.className, picked && 'is-picked')}
        aria-expanded={offered ? undefined : open}
        aria-label={offered ? nameOf(seat) : t('cards.open', { player: nameOf(seat) })}
        onClick={offered ? props.onClick : onOpen}
      >
        <Icon body={CREST[house]} />
        <strong>{nameOf(seat)}</strong>
        {view.table.first === seat && <Icon body={GLYPH.first} className="opponent__first" />}
      </button>
      <span className="opponent__amounts">
        <span>
          <span className="unseen">{t('cards.power', { count: powerOf(m, seat) })}</span>
          <Icon body={GLYPH.power} />
          <span aria-hidden="true">{powerOf(m, seat)}</span>
        </span>
        <span>
          <span className="unseen">{t('cards.gold', { count: player.gold })}</span>
          <Icon body={GLYPH.gold} />
          <span aria-hidden="true">{player.gold}</span>
        </span>
        <span>
          <span className="unseen">
            {t('cards.hand.of', {
              count: countOf(player.hand),
              reserve: edition.plotValue(m, seat, 'reserve'),
            })}
          </span>
          <Icon body={GLYPH.reserve} />
          <span aria-hidden="true">{countOf(player.hand)}</span>
        </span>
        <span>
          <span className="unseen">{t('cards.claim')}</span>
          <Icon body={GLYPH.claim} />
          {edition.plotValue(m, seat, 'claim')}
        </span>
      </span>
      <span className="opponent__tie">
        {title && <span>{call({ is: 'printing', id: title.code })}</span>}
        <Tie seat={seat} />
        {player.out && <span>{t('cards.out')}</span>}
      </span>
      <Stones seat={seat} />
    </div>
  );
}

/** What binds the viewer and this player. */
function Tie({ seat }: { seat: Seat }) {
  const { m, own, edition, seated, nameOf } = useCardTable();
  const { t } = useBoardWords();
  if (!seated) return null;
  const mine = edition.tie(m, own, seat);
  const theirs = edition.tie(m, seat, own);
  return (
    <>
      {mine === 'supports' && (
        <b className="is-support">{t('cards.ties.supports', { player: nameOf(seat) })}</b>
      )}
      {mine === 'rivals' && <b className="is-rival">{t('cards.ties.rivals')}</b>}
      {theirs === 'supports' && (
        <b className="is-support">{t('cards.ties.supported', { player: nameOf(seat) })}</b>
      )}
    </>
  );
}

/** A small stone for every character: its strength, standing or knelt. */
function Stones({ seat }: { seat: Seat }) {
  const { m, nameOf } = useCardTable();
  const { t } = useBoardWords();
  const cards = inPlay(m, seat, 'character').filter(({ facedown }) => !facedown);
  return (
    <span className="stones">
      <span className="unseen">
        {t('cards.characters', { player: nameOf(seat), count: cards.length })}
      </span>
      {cards.map((card) => (
        <span
          key={card.id}
          className={classes('stone', card.knelt && 'is-knelt')}
          data-detail={`card:${card.id}`}
          aria-hidden="true"
        >
          {figuresOf(m, card).strength}
        </span>
      ))}
    </span>
  );
}
