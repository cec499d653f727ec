import type { Seat } from '@small-council/engine';
import { powerOf } from '@small-council/lcg';
import { Fragment } from 'react';
import { Icon } from '../../ui/Icon.tsx';
import { classes, Labelled, useHandle } from './Faces.tsx';
import { figuresOf } from './figures.ts';
import { CREST, GLYPH, toneOf } from './heraldry.ts';
import { Declare } from './Lane.tsx';
import { countOf, inPlay, textAt } from './seen.ts';
import { reserveOf, useCardTable } from './table.ts';
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
  const { m, view, nameOf, edition, choice, asked } = useCardTable();
  const wanted = asked.sides.get(seat) ?? 0;
  const asks = choice.question?.text.key === 'ask.challenge';
  const { t, call } = useBoardWords();
  const player = view.table.players[seat];
  const house = textAt(m, view.table.cards[player.faction].code).faction;
  const { offered, props, picked } = useHandle(`seat:${seat}`, `card:${player.faction}`);
  const title = view.table.cards[player.title];
  return (
    <div
      className={classes(
        'opponent',
        toneOf(house),
        open && 'is-open',
        wanted > 0 && 'is-wanted',
        player.out && 'is-out',
      )}
      data-at={open ? undefined : `faction:${seat} hand:${seat} backs:${seat}`}
    >
      <button
        type="button"
        {...(offered ? props : {})}
        className={classes('opponent__who', offered && props.className, picked && 'is-picked')}
        aria-expanded={offered ? undefined : open}
        onClick={offered ? props.onClick : onOpen}
      >
        <Labelled label={offered ? nameOf(seat) : t('cards.open', { player: nameOf(seat) })}>
          <Icon body={CREST[house]} />
          <strong>{nameOf(seat)}</strong>
          {view.table.first === seat && <Icon body={GLYPH.first} className="opponent__first" />}
        </Labelled>
        {wanted > 0 && (
          <span className="opponent__wanted">{t('cards.wanted', { count: wanted })}</span>
        )}
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
              reserve: reserveOf(edition, m, seat),
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
      {asks ? <Declare against={seat} short /> : <Stones seat={seat} />}
    </div>
  );
}

/** What binds the viewer and this player. */
function Tie({ seat }: { seat: Seat }) {
  const { m, own, edition, seated } = useCardTable();
  const { t } = useBoardWords();
  if (!seated) return null;
  const mine = edition.tie(m, own, seat);
  const theirs = edition.tie(m, seat, own);
  return (
    <>
      {mine === 'supports' && <b className="is-support">{t('cards.ties.supports')}</b>}
      {mine === 'rivals' && <b className="is-rival">{t('cards.ties.rivals')}</b>}
      {theirs === 'supports' && <b className="is-support">{t('cards.ties.supported')}</b>}
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

/** Who holds which title in a melee, and what that means for the viewer. */
export function Titles() {
  const { m, view, own, seated, edition, nameOf } = useCardTable();
  const { t, call } = useBoardWords();
  const held = view.table.players.flatMap(({ title }, seat) => {
    const card = view.table.cards[title];
    return card ? [{ seat, code: card.code }] : [];
  });
  if (held.length === 0) return null;
  return (
    <section className="titles" aria-label={t('cards.titles')}>
      <h2>{t('cards.titles')}</h2>
      <ul>
        {held.map(({ seat, code }) => (
          <li key={seat} data-detail={`code:${code}`}>
            {t('cards.titles.held', {
              title: call({ is: 'printing', id: code }),
              player: nameOf(seat),
            })}
          </li>
        ))}
      </ul>
      {seated && (
        <ul>
          {held.map(({ seat }) => {
            const mine = edition.tie(m, own, seat);
            const player = nameOf(seat);
            return (
              <Fragment key={seat}>
                {mine === 'supports' && (
                  <li className="is-support">{t('cards.ties.cannot', { player })}</li>
                )}
                {mine === 'rivals' && (
                  <li className="is-rival">{t('cards.ties.beat', { player })}</li>
                )}
                {edition.tie(m, seat, own) === 'supports' && (
                  <li className="is-support">{t('cards.ties.safe', { player })}</li>
                )}
              </Fragment>
            );
          })}
        </ul>
      )}
    </section>
  );
}
