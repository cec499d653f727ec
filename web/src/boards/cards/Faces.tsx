import kneeling from 'icon:kneeling';
import type { Card, Code, Definition, PlotValues } from '@small-council/lcg';
import { Fragment } from 'react';
import { CardPicture } from '../../pictures/CardPicture.tsx';
import { useShowDetail } from '../../table/Details.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { breakable, linesOf } from '../../words/hyphens.ts';
import { type Figures, figuresOf } from './figures.ts';
import { CREST, emblemOf, GLYPH, KEYWORD, MARK, toneOf } from './heraldry.ts';
import { useLabels } from './labels.ts';
import { attachmentsOf, isTarget, textAt } from './seen.ts';
import { plotValuesOf, useCardTable } from './table.ts';
import { useBoardWords } from './words/index.ts';

/** How something on the table can be used now: what glows, what is dim, what a click does. */
export function useHandle(place: string, detail: string) {
  const { asked, choice, offer } = useCardTable();
  const show = useShowDetail();
  const options = asked.options.get(place) ?? [];
  const [blocked] = asked.blocked.get(place) ?? [];
  const picked = options.some(({ id }) => choice.times(id) > 0);
  const offered = options.length > 0;
  const key = options.map(({ id }) => choice.keyOf(id)).find((one) => one !== undefined);
  return {
    offered,
    options,
    picked,
    dim: !offered && (asked.aims || blocked !== undefined),
    props: {
      className: offered ? 'askable' : '',
      'data-place': place,
      'data-detail': detail,
      'data-thing': options[0]?.id ?? blocked?.id,
      'data-key': key,
      'aria-pressed': offered ? picked : undefined,
      onClick: (event: React.MouseEvent<HTMLElement>) => {
        if (options.length === 1) choice.pick(options[0].id);
        else if (options.length > 1) offer(place, event.currentTarget.getBoundingClientRect());
        else show(detail, blocked?.id ?? place);
      },
    },
  };
}

export const classes = (...names: (string | false | null | undefined)[]): string =>
  names.filter(Boolean).join(' ');

/** What is seen, and what is said instead to who listens: all of it, in one sentence. */
export function Labelled({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <>
      <span className="unseen">{label}</span>
      <span className="seen" aria-hidden="true">
        {children}
      </span>
    </>
  );
}

/** The picture of a card; until the drawings are here, an emblem stands on the field of its house. */
export function Art({ text, held = false }: { text: Definition; held?: boolean }) {
  const { edition } = useCardTable();
  return (
    <span className="art" aria-hidden="true">
      <CardPicture
        edition={edition.ledger}
        card={text}
        crop={held ? 'hand' : 'table'}
        pixels={held ? 104 : 84}
        until={
          <>
            <Icon body={CREST[text.faction] ?? CREST.neutral} className="art__crest" />
            <Icon body={emblemOf(text)} className="art__emblem" />
          </>
        }
      />
      <span className="art__boss">
        <Icon body={CREST[text.faction] ?? CREST.neutral} />
      </span>
    </span>
  );
}

export function ChallengeIcon({
  type,
  className = '',
}: {
  type: 'military' | 'intrigue' | 'power';
  className?: string;
}) {
  return (
    <span className={`challenge-icon challenge-icon--${type} ${className}`} aria-hidden="true">
      <Icon body={GLYPH[type]} />
    </span>
  );
}

function Icons({ icons }: { icons: Figures['icons'] }) {
  return (
    <span className="face__icons" aria-hidden="true">
      {icons.map(({ type, has, gained }) =>
        has ? (
          <ChallengeIcon key={type} type={type} className={gained ? 'is-gained' : ''} />
        ) : (
          <span key={type} className="challenge-icon is-absent" />
        ),
      )}
    </span>
  );
}

function Tokens({ card }: { card: Card }) {
  const tokens = Object.entries(card.tokens ?? {}).filter(([, count]) => count > 0);
  return (
    <span className="face__tokens" aria-hidden="true">
      {card.power > 0 && (
        <span className="token token--power">
          <Icon body={GLYPH.power} />
          {card.power}
        </span>
      )}
      {card.gold > 0 && (
        <span className="token token--gold">
          <Icon body={GLYPH.gold} />
          {card.gold}
        </span>
      )}
      {tokens.map(([kind, count]) => (
        <span key={kind} className="token">
          {count}
        </span>
      ))}
      {card.duplicates.length > 0 && <span className="token">+{card.duplicates.length}</span>}
    </span>
  );
}

function Keywords({ keywords, marks }: { keywords: readonly string[]; marks: readonly string[] }) {
  const shown = keywords.flatMap((keyword) => {
    const [name, value = ''] = keyword.split(':');
    const glyph = KEYWORD[name];
    return glyph ? [{ keyword, glyph, value: name === 'ambush' ? value : '' }] : [];
  });
  return (
    <span className="face__keywords" aria-hidden="true">
      {marks.flatMap((mark) =>
        MARK[mark]
          ? [
              <span key={mark} className="keyword keyword--crest">
                <Icon body={MARK[mark]} />
              </span>,
            ]
          : [],
      )}
      {shown.slice(0, 3).map(({ keyword, glyph, value }) => (
        <span key={keyword} className="keyword">
          <Icon body={glyph} />
          {value}
        </span>
      ))}
    </span>
  );
}

function Strength({ now, printed }: { now: number; printed: number }) {
  const turn = now > printed ? 'raised' : now < printed ? 'lowered' : '';
  return (
    <span className={`face__strength ${turn && `is-${turn}`}`} aria-hidden="true">
      {now}
      {turn !== '' && <small>{turn === 'raised' ? '▲' : '▼'}</small>}
    </span>
  );
}

/** What can be done with it, as a ribbon across the card. */
function Ribbon({ place }: { place: string }) {
  const { asked } = useCardTable();
  const { deed } = useLabels();
  const [option, ...more] = asked.options.get(place) ?? [];
  if (!option) return null;
  const word = deed(option);
  return word === null ? null : (
    <span className="ribbon" aria-hidden="true">
      {breakable(word, ROOM.held)}
      {more.length > 0 && ' …'}
    </span>
  );
}

/** So many letters may need a third line. */
const LONG_NAME = 19;

/** So many letters of a name fit on a line where rows are full; a hand that overlaps shows a strip of each card. */
export const ROOM = { face: 10, tile: 11, plot: 10, held: 9, strip: 6 } as const;

/** A name whose long words are broken only where a line of their own is too short for them. */
function Name({ name, room }: { name: string; room: number }) {
  const words = name.split(' ').map((word) => breakable(word, room));
  return words.map((word, at) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the words of a name never change places.
    <Fragment key={at}>
      {at > 0 && ' '}
      {word.includes('\u00ad') ? <span className="word">{word}</span> : word}
    </Fragment>
  ));
}

/** A character on the table with everything on it and under it. */
export function CharacterCard({ card, note }: { card: Card; note?: string | null }) {
  const { m, view } = useCardTable();
  const { labelOf } = useLabels();
  const place = `card:${card.id}`;
  const { props, dim, picked } = useHandle(place, place);
  const text = textAt(m, card.code, card.face);
  const { call, t } = useBoardWords();
  const attachments = attachmentsOf(m, card);
  if (card.facedown && card.code === '') return <Facedown card={card} />;
  const figures = figuresOf(m, card);
  const name = call({ is: 'printing', id: card.code });
  const aimedAt = isTarget(m, card);
  // Never two ribbons: what one can do with it says more than what happens to it.
  const words = props.className === '' && aimedAt ? t('cards.target') : note;
  const isNew = card.entered.phase === view.table.phaseNumber && view.table.round > 0;
  return (
    <div
      className={classes(
        'slot',
        card.knelt && 'is-knelt',
        dim && 'is-dim',
        card.duplicates.length > 0 && 'has-duplicates',
      )}
      data-at={place}
      data-body={place}
      data-code={card.code}
    >
      <Attachments cards={attachments} />
      <button
        type="button"
        {...props}
        className={classes(
          'face face--character',
          toneOf(text.faction),
          props.className,
          picked && 'is-picked',
          figures.blank && 'is-blank',
          isNew && 'is-new',
          aimedAt && 'is-target',
          name.length > LONG_NAME && 'face--long',
        )}
      >
        <span className="unseen">{labelOf(card)}</span>
        <Art text={text} />
        <Strength now={figures.strength} printed={figures.printedStrength} />
        {text.unique && <span className="face__unique" aria-hidden="true" />}
        <Keywords keywords={figures.keywords} marks={text.marks} />
        <Tokens card={card} />
        <Icons icons={figures.icons} />
        {figures.blank && <BlankBand />}
        {words && (
          <span className="ribbon ribbon--dark" aria-hidden="true">
            {words}
          </span>
        )}
        <Ribbon place={place} />
        <span className="face__name" aria-hidden="true">
          <span>
            <Name name={name} room={ROOM.face} />
          </span>
        </span>
      </button>
    </div>
  );
}

function BlankBand() {
  const { t } = useBoardWords();
  return (
    <span className="face__blank" aria-hidden="true">
      {t('cards.blank')}
    </span>
  );
}

function Facedown({ card }: { card: Card }) {
  const { t } = useBoardWords();
  const place = `card:${card.id}`;
  const { props } = useHandle(place, place);
  return (
    <div className="slot" data-at={place} data-body={place} data-code="">
      <button
        type="button"
        {...props}
        className={classes('back', props.className)}
        aria-label={t('cards.facedown')}
      />
    </div>
  );
}

/** As tabs behind the upper edge; many lie together, unless one of them is asked for. */
function Attachments({ cards }: { cards: readonly Card[] }) {
  const { asked } = useCardTable();
  const { t } = useBoardWords();
  const show = useShowDetail();
  if (cards.length === 0) return null;
  const wanted = cards.some(({ id }) => asked.options.has(`card:${id}`));
  if (cards.length > 2 && !wanted)
    return (
      <span className="tabs">
        <button
          type="button"
          className="tab tab--many"
          data-detail={`card:${cards[0].host}`}
          onClick={() => show(`card:${cards[0].host}`)}
        >
          {t('cards.attachments', { count: cards.length })}
        </button>
      </span>
    );
  return (
    <span className="tabs">
      {cards.map((card) => (
        <AttachmentTab key={card.id} card={card} />
      ))}
    </span>
  );
}

function AttachmentTab({ card }: { card: Card }) {
  const { m } = useCardTable();
  const { call, t } = useBoardWords();
  const { labelOf } = useLabels();
  const place = `card:${card.id}`;
  const { props, dim } = useHandle(place, place);
  const text = textAt(m, card.code, card.face);
  return (
    <button
      type="button"
      {...props}
      data-at={place}
      data-body={place}
      data-code={card.code}
      className={classes(
        'tab',
        toneOf(text.faction),
        props.className,
        dim && 'is-dim',
        card.knelt && 'is-knelt',
      )}
    >
      <Labelled label={labelOf(card)}>
        <Icon body={emblemOf(text)} />
        <span>
          {card.code === '' ? t('cards.facedown') : call({ is: 'printing', id: card.code })}
        </span>
        {(card.power > 0 || card.gold > 0) && <b>{card.power + card.gold}</b>}
      </Labelled>
    </button>
  );
}

/** A location, or an attachment that lies alone. */
export function Tile({ card, count = 1 }: { card: Card; count?: number }) {
  const { m, edition } = useCardTable();
  const { call } = useBoardWords();
  const { labelOf } = useLabels();
  const place = `card:${card.id}`;
  const { props, dim, picked } = useHandle(place, place);
  const text = textAt(m, card.code, card.face);
  if (card.facedown && card.code === '') return <Facedown card={card} />;
  return (
    <div
      className={classes(
        'tile-slot',
        dim && 'is-dim',
        card.duplicates.length > 0 && 'has-duplicates',
      )}
      data-at={place}
      data-body={place}
      data-code={card.code}
    >
      <button
        type="button"
        {...props}
        className={classes(
          'tile',
          toneOf(text.faction),
          props.className,
          card.knelt && 'is-knelt',
          picked && 'is-picked',
        )}
      >
        <Labelled label={labelOf(card)}>
          <span className="tile__art" aria-hidden="true">
            <CardPicture
              edition={edition.ledger}
              card={text}
              crop="tile"
              pixels={60}
              until={<Icon body={emblemOf(text)} />}
            />
          </span>
          <span className="tile__name">
            <Name name={call({ is: 'printing', id: card.code })} room={ROOM.tile} />
          </span>
          {count > 1 && <span className="tile__count">× {count}</span>}
          {card.knelt && <Icon body={kneeling} className="tile__knelt" />}
          <Tokens card={card} />
          <Ribbon place={place} />
        </Labelled>
      </button>
      <Attachments cards={attachmentsOf(m, card)} />
    </div>
  );
}

/** The cost as it is now; a changed one says so. */
function Cost({ now, printed }: { now: number | 'X' | null; printed: Definition['cost'] }) {
  if (now === null) return null;
  const less = typeof now === 'number' && typeof printed === 'number' && now < printed;
  const more = typeof now === 'number' && typeof printed === 'number' && now > printed;
  return (
    <span className={classes('coin', less && 'is-less', more && 'is-more')} aria-hidden="true">
      {now}
      {(less || more) && <small>{less ? '▼' : '▲'}</small>}
    </span>
  );
}

interface PrintedProps {
  code: Code;
  place: string;
  detail: string;
  /** What it would cost the viewer now. */
  cost?: number | 'X' | null;
  label: string;
  /** There is room for its text. */
  read?: boolean;
  /** So many letters of its name fit on a line. */
  room?: number;
}

/** A card as it is held: what is printed on it, the important on top. */
export function HeldCard({
  code,
  place,
  detail,
  cost,
  label,
  read = false,
  room = ROOM.held,
}: PrintedProps) {
  const { m, edition } = useCardTable();
  const { call, say, t } = useBoardWords();
  const { props, dim, picked } = useHandle(place, detail);
  const text = textAt(m, code);
  const { traits, type } = text;
  const name = call({ is: 'printing', id: code });
  const lines = linesOf(name, ROOM.held);
  return (
    <button
      type="button"
      {...props}
      {...(/^(hand|card):/.test(place) ? { 'data-body': place, 'data-code': code } : {})}
      className={classes(
        'face face--held',
        lines > 4 && 'face--tall',
        // Four lines: on a phone they need a higher head, elsewhere the letters have room beside each other.
        linesOf(name, ROOM.held + 1) > 3 && 'face--wordy',
        toneOf(text.faction),
        props.className,
        dim && 'is-dim',
        picked && 'is-picked',
      )}
    >
      <Labelled label={label}>
        <span className="held__head">
          <Cost now={cost === undefined ? text.cost : cost} printed={text.cost} />
          <span className={classes('held__name', lines > 2 && 'held__name--long')}>
            <Name name={name} room={room} />
          </span>
        </span>
        <Art text={text} held />
        <span className="held__body">
          {type === 'character' ? (
            <>
              <span className="held__strength">{text.strength}</span>
              <Icons icons={text.icons.map((one) => ({ type: one, has: true, gained: false }))} />
            </>
          ) : (
            <span className="held__type">{breakable(t(`cards.type.${type}`), room)}</span>
          )}
        </span>
        {read && <span className="held__text">{edition.textOf(text).map(say).join(' ')}</span>}
        <span className="held__foot">
          <Keywords keywords={text.keywords} marks={text.marks} />
          <i>{traits.map((trait) => say({ key: `trait.${trait}` })).join(' · ')}</i>
        </span>
        <Ribbon place={place} />
      </Labelled>
    </button>
  );
}

const VALUES = ['gold', 'initiative', 'claim', 'reserve'] as const;

/** The values that are printed on a plot, always in the same order. */
export function PlotNumbers({ values, printed }: { values: PlotValues; printed: PlotValues }) {
  return (
    <span className="plot__values" aria-hidden="true">
      {VALUES.map((value) => {
        const [now, before] = [values[value], printed[value]];
        return now === undefined || before === undefined ? null : (
          <span
            key={value}
            className={classes(
              'plot__value',
              now > before && 'is-raised',
              now < before && 'is-lowered',
            )}
          >
            <Icon body={GLYPH[value]} className={`glyph--${value}`} />
            {now}
          </span>
        );
      })}
    </span>
  );
}

/** The revealed plot of a player, with its values as they are now. */
export function PlotTile({ seat }: { seat: number }) {
  const { m, view, edition } = useCardTable();
  const { call, t } = useBoardWords();
  const { plotLabel } = useLabels();
  const player = view.table.players[seat];
  const card = view.table.cards[player.plot];
  const place = `card:${player.plot}`;
  const { props, dim } = useHandle(place, place);
  if (!card)
    return (
      <span className="plot plot--none" data-at={`plot:${seat}`}>
        {player.selected === '' ? t('cards.noPlot') : t('cards.plotChosen')}
      </span>
    );
  const text = textAt(m, card.code);
  const values = plotValuesOf(edition, m, seat);
  return (
    <button
      type="button"
      {...props}
      data-at={`plot:${seat} ${place}`}
      className={classes('plot', toneOf(text.faction), props.className, dim && 'is-dim')}
    >
      <Labelled label={plotLabel(card, values)}>
        <span className="plot__art">
          <CardPicture
            edition={edition.ledger}
            card={text}
            crop="wide"
            pixels={120}
            until={<Icon body={emblemOf(text)} className="plot__emblem" />}
          />
        </span>
        <span className="plot__name">{call({ is: 'printing', id: card.code })}</span>
        <PlotNumbers values={values} printed={text.plot ?? values} />
      </Labelled>
    </button>
  );
}

/** A plot to choose, or one that is compared: all of it. */
export function PlotCard({ code, place }: { code: Code; place: string }) {
  const { m, edition } = useCardTable();
  const { call, say } = useBoardWords();
  const { props, dim, picked } = useHandle(place, `code:${code}`);
  const text = textAt(m, code);
  return (
    <button
      type="button"
      {...props}
      className={classes(
        'plotcard',
        toneOf(text.faction),
        props.className,
        dim && 'is-dim',
        picked && 'is-picked',
      )}
    >
      <span className="plotcard__art" aria-hidden="true">
        <CardPicture
          edition={edition.ledger}
          card={text}
          crop="wide"
          pixels={180}
          until={<Icon body={emblemOf(text)} />}
        />
      </span>
      <strong>{breakable(call({ is: 'printing', id: code }), ROOM.plot)}</strong>
      {text.plot && <PlotNumbers values={text.plot} printed={text.plot} />}
      <span className="plotcard__text">{edition.textOf(text).map(say).join(' ')}</span>
    </button>
  );
}
