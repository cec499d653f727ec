import usedIcon from 'icon:archive-register';
import discardIcon from 'icon:card-discard';
import deckIcon from 'icon:card-draw';
import deadIcon from 'icon:death-skull';
import type { Seat } from '@small-council/engine';
import { type Card, powerOf } from '@small-council/lcg';
import { useState } from 'react';
import { Dialog } from '../../ui/Dialog.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { classes, HeldCard, Labelled, PlotTile, useHandle } from './Faces.tsx';
import { CREST, emblemOf, GLYPH, toneOf } from './heraldry.ts';
import { useLabels } from './labels.ts';
import { countOf, textAt } from './seen.ts';
import { reserveOf, useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

/** Faction, agenda, power, gold, plot, hand and piles of one player. */
export function SeatBar({ seat }: { seat: Seat }) {
  const { m, view, edition, nameOf, own, seated } = useCardTable();
  const { t } = useBoardWords();
  const player = view.table.players[seat];
  const faction = view.table.cards[player.faction];
  const house = textAt(m, faction.code).faction;
  const reserve = reserveOf(edition, m, seat);
  const held = countOf(player.hand);
  return (
    <section
      className={classes('seat', toneOf(house), seat === own && 'seat--own')}
      aria-label={
        seated && seat === own ? t('cards.seat.own') : t('cards.seat.of', { player: nameOf(seat) })
      }
    >
      <SeatName seat={seat} />
      <span className="seat__tallies">
        <PowerMeter count={powerOf(m, seat)} max={edition.powerToWin} seat={seat} />
        <span className="amount" data-at={`gold:${seat}`}>
          <Icon body={GLYPH.gold} className="glyph--gold" />
          <b>{player.gold}</b>
          <span className="amount__name">{t('cards.gold.name')}</span>
        </span>
        {edition.influenceOf && (
          <span className="amount">
            <span className="unseen">
              {t('cards.influence', { count: edition.influenceOf(m, seat) })}
            </span>
            <Icon body={GLYPH.influence} className="glyph--influence" />
            <b aria-hidden="true">{edition.influenceOf(m, seat)}</b>
            <span className="amount__name" aria-hidden="true">
              {t('cards.influence.name')}
            </span>
          </span>
        )}
        <span
          className={classes(
            'amount',
            player.plot !== 0 && reserve !== null && held > reserve && 'is-over',
          )}
          data-at={seated && seat === own ? undefined : `hand:${seat} backs:${seat}`}
        >
          <span className="unseen">{t('cards.hand.of', { count: held, reserve })}</span>
          <Icon body={GLYPH.reserve} />
          <b aria-hidden="true">
            {held}
            {player.plot !== 0 && reserve !== null && <small>/{reserve}</small>}
          </b>
          <span className="amount__name" aria-hidden="true">
            {t('cards.handCount')}
          </span>
        </span>
      </span>
      <PlotTile seat={seat} />
      <Piles seat={seat} />
    </section>
  );
}

function SeatName({ seat }: { seat: Seat }) {
  const { m, view, nameOf } = useCardTable();
  const { t, call } = useBoardWords();
  const { labelOf } = useLabels();
  const player = view.table.players[seat];
  const faction = view.table.cards[player.faction];
  const text = textAt(m, faction.code);
  const place = `card:${faction.id}`;
  const asSeat = useHandle(`seat:${seat}`, place);
  const asCard = useHandle(place, place);
  const { props, picked } = asSeat.offered ? asSeat : asCard;
  const house = call({ is: 'printing', id: faction.code });
  return (
    <div className="seat__who">
      <button
        type="button"
        {...props}
        data-at={`faction:${seat} card:${faction.id}`}
        className={classes(
          'shield',
          props.className,
          faction.knelt && 'is-knelt',
          picked && 'is-picked',
        )}
      >
        <Labelled label={labelOf(faction)}>
          <Icon body={CREST[text.faction]} />
          {faction.power > 0 && (
            <span className="token token--power" aria-hidden="true">
              {faction.power}
            </span>
          )}
        </Labelled>
      </button>
      <div className="seat__names">
        <strong>{nameOf(seat)}</strong>
        <span className="seat__sub">
          {view.table.first === seat && view.table.round > 0 && (
            <span className="first" title={t('cards.first')}>
              <Icon body={GLYPH.first} />
              <span className="first__name">{t('cards.first')}</span>
            </span>
          )}
          {[...player.agendas, player.title].map((id) => {
            const card = view.table.cards[id];
            return card && <SideCard key={id} card={card} />;
          })}
          {player.out && <span>{t('cards.out')}</span>}
          {view.table.round === 0 && countOf(player.placed) > 0 && (
            <span>{t('cards.setup', { count: countOf(player.placed) })}</span>
          )}
          {/* Where nobody sits the house is called already. */}
          {player.agendas.length === 0 && player.title === 0 && house !== nameOf(seat) && (
            <span className="seat__house">{house}</span>
          )}
        </span>
      </div>
    </div>
  );
}

/** An agenda or a title: its name, to be read or used. */
function SideCard({ card }: { card: Card }) {
  const { m } = useCardTable();
  const { call } = useBoardWords();
  const { labelOf } = useLabels();
  const place = `card:${card.id}`;
  const { props, dim } = useHandle(place, place);
  return (
    <button
      type="button"
      {...props}
      data-at={place}
      className={classes('sidecard', props.className, dim && 'is-dim', card.knelt && 'is-knelt')}
    >
      <Labelled label={labelOf(card)}>
        <Icon body={emblemOf(textAt(m, card.code))} />
        {call({ is: 'printing', id: card.code })}
      </Labelled>
    </button>
  );
}

function PowerMeter({ count, max, seat }: { count: number; max: number; seat: Seat }) {
  const { t } = useBoardWords();
  return (
    <span className="power" data-at={`power:${seat}`}>
      <span className="unseen">{t('cards.power.of', { count, max })}</span>
      <span className="power__count" aria-hidden="true">
        <Icon body={GLYPH.power} />
        <b>{count}</b>
        <small>/{max}</small>
      </span>
      <span className="power__pips" aria-hidden="true">
        {Array.from({ length: max }, (_, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the first pip is always the first
          <i key={i} className={i < count ? 'is-full' : ''} />
        ))}
      </span>
    </span>
  );
}

const PILES = ['discard', 'dead', 'used'] as const;
const PILE_ICON = { discard: discardIcon, dead: deadIcon, used: usedIcon } as const;

/** The piles; those that lie open can be looked through. */
function Piles({ seat }: { seat: Seat }) {
  const { view, nameOf, own, seated } = useCardTable();
  const { t } = useBoardWords();
  const [open, setOpen] = useState<(typeof PILES)[number] | null>(null);
  const player = view.table.players[seat];
  const shown = open && player[open].flatMap((id) => view.table.cards[id] ?? []).toReversed();
  const nameOfPile = (pile: (typeof PILES)[number]): string =>
    t('cards.pile', {
      pile,
      whose: seated && seat === own ? 'own' : 'other',
      player: nameOf(seat),
      count: player[pile].length,
    });
  return (
    <div className="piles">
      <span className="pile pile--deck" data-at={`deck:${seat}`}>
        <Icon body={deckIcon} />
        <b>{player.deck}</b>
        <span className="pile__name">{t('cards.deck')}</span>
      </span>
      {PILES.map((pile) => (
        <button
          key={pile}
          type="button"
          className="pile"
          data-at={`${pile}:${seat}`}
          onClick={() => setOpen(pile)}
        >
          <Labelled label={nameOfPile(pile)}>
            <Icon body={PILE_ICON[pile]} />
            <b>{player[pile].length}</b>
            <span className="pile__name">{t(`cards.${pile}`)}</span>
          </Labelled>
        </button>
      ))}
      {open && shown && (
        <Dialog title={nameOfPile(open)} onClose={() => setOpen(null)}>
          {shown.length === 0 && <p>{t('cards.pile.none')}</p>}
          {open === 'used' && (
            <p className="small">{t('cards.plotDeck', { count: countOf(player.plotDeck) })}</p>
          )}
          <PileCards cards={shown} />
        </Dialog>
      )}
    </div>
  );
}

function PileCards({ cards }: { cards: readonly Card[] }) {
  const { m } = useCardTable();
  const { heldLabel } = useLabels();
  return (
    <ul className="pile-cards">
      {cards.map(({ id, code }) => (
        <li key={id}>
          <HeldCard
            code={code}
            place={`pile:${id}`}
            detail={`card:${id}`}
            label={heldLabel(code, textAt(m, code).cost)}
          />
        </li>
      ))}
    </ul>
  );
}
