import { type RefObject, useEffect, useLayoutEffect, useRef } from 'react';
import { mayMove } from '../../table/motion.ts';
import type { CardView } from './seen.ts';

/**
 * Cards go from where they were to where they are. The table is drawn in its new state at once; whatever
 * carries `data-body` (`card:12`, `hand:h3`) is then moved back to where it lay and let go. What has left
 * the table goes as a ghost to its pile. Nothing waits for any of it, and a click ends it.
 */

/** A place relative to the table, by its middle: turning and growing leave that where it is. */
interface Spot {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface Body extends Spot {
  element: HTMLElement;
  code: string;
}

type Bodies = ReadonlyMap<string, Body>;

const LASTS = 260;
const LEAVES = 420;
const DIES = 900;
const EASE = 'cubic-bezier(0.2, 0.7, 0.2, 1)';

const running = new Set<Animation>();

/** Lets everything arrive that is on its way. */
function arrive(): void {
  for (const animation of running) animation.finish();
}

function move(element: HTMLElement, frames: Keyframe[], duration: number): Animation {
  const animation = element.animate(frames, { duration, easing: EASE, fill: 'backwards' });
  running.add(animation);
  const done = (): void => void running.delete(animation);
  animation.onfinish = done;
  animation.oncancel = done;
  return animation;
}

/** How far it is away from its place just now, because it moves or the mouse lifts it. */
function drift(element: HTMLElement): { x: number; y: number } {
  const { transform } = getComputedStyle(element);
  if (transform === 'none') return { x: 0, y: 0 };
  const { e, f } = new DOMMatrixReadOnly(transform);
  return { x: e, y: f };
}

/** Where it lies, whatever moves it at the moment. */
function spotOf(element: HTMLElement, origin: DOMRect, mayDrift: boolean): Spot {
  const { left, top, width, height } = element.getBoundingClientRect();
  const off = mayDrift ? drift(element) : { x: 0, y: 0 };
  return {
    x: left + width / 2 - origin.left - off.x,
    y: top + height / 2 - origin.top - off.y,
    width: element.offsetWidth,
    height: element.offsetHeight,
  };
}

function bodiesOn(table: HTMLElement): Map<string, Body> {
  const origin = table.getBoundingClientRect();
  const lifted = table.querySelector<HTMLElement>('[data-body]:hover');
  return new Map(
    [...table.querySelectorAll<HTMLElement>('[data-body]')].map((element) => [
      element.dataset.body ?? '',
      {
        element,
        code: element.dataset.code ?? '',
        ...spotOf(element, origin, running.size > 0 || element === lifted),
      },
    ]),
  );
}

const placeOn = (table: HTMLElement, place: string): Spot | null => {
  const found = table.querySelector<HTMLElement>(`[data-at~="${place}"]`);
  if (!found || found.offsetWidth === 0) return null;
  return spotOf(found, table.getBoundingClientRect(), false);
};

const isUpright = ({ width, height }: Spot): boolean => height > width;

/** From there to where it is now; a card that kneels or stands is turned. */
function glide(to: Body, from: Spot, off: { x: number; y: number }): void {
  const [x, y] = [from.x + off.x - to.x, from.y + off.y - to.y];
  const turned = isUpright(from) !== isUpright(to) && Math.min(to.height, from.height) > 30;
  const size = turned ? from.height / to.width : from.width / to.width;
  const turn = turned ? `rotate(${isUpright(from) ? -90 : 90}deg)` : '';
  const grown = Math.min(2.5, Math.max(0.3, size));
  move(
    to.element,
    [
      { transform: `translate(${x}px, ${y}px) ${turn} scale(${grown})` },
      { transform: 'translate(0, 0) scale(1)' },
    ],
    LASTS,
  );
}

/** Out of a pile or a hand that nobody sees into. */
function appear(to: Body, from: Spot): void {
  const [x, y] = [from.x - to.x, from.y - to.y];
  const size = Math.min(1, Math.max(0.25, from.width / to.width));
  move(
    to.element,
    [
      { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.2 },
      { transform: 'translate(0, 0) scale(1)', opacity: 1 },
    ],
    LASTS + 80,
  );
}

/** What has left the table, on its way to where it has gone: who dies grows dark and falls. */
function leave(layer: HTMLElement, body: Body, to: Spot, dies: boolean): void {
  const ghost = body.element.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-body');
  ghost.removeAttribute('data-at');
  ghost.classList.add('departing', ...(dies ? ['departing--dead'] : []));
  Object.assign(ghost.style, {
    left: `${body.x - body.width / 2}px`,
    top: `${body.y - body.height / 2}px`,
    width: `${body.width}px`,
    height: `${body.height}px`,
  });
  layer.append(ghost);
  const [x, y] = [to.x - body.x, to.y - body.y];
  const size = Math.min(0.5, to.width / body.width);
  const dark = { filter: 'grayscale(1) brightness(0.45)' };
  const end = { transform: `translate(${x}px, ${y}px) scale(${size})`, opacity: 0.3 };
  const flight = dies
    ? move(
        ghost,
        [
          { transform: 'none', filter: 'none' },
          { ...dark, transform: 'translateY(6px) rotate(5deg)', offset: 0.45 },
          { ...dark, ...end },
        ],
        DIES,
      )
    : move(ghost, [{ transform: 'none' }, end], LEAVES);
  flight.addEventListener('finish', () => ghost.remove());
  flight.addEventListener('cancel', () => ghost.remove());
}

const cardOf = ({ table }: CardView, body: string) =>
  body.startsWith('card:') ? table.cards[Number(body.slice('card:'.length))] : undefined;

const holds = (view: CardView, body: string): boolean =>
  view.table.players.some(
    ({ hand }) => typeof hand !== 'number' && hand.some(({ id }) => `hand:${id}` === body),
  );

/** It was there before, only not in sight: another opponent is looked at. */
const wasThere = (before: CardView, body: string): boolean =>
  body.startsWith('card:') ? cardOf(before, body)?.zone === 'play' : holds(before, body);

/** Where something comes from that was not seen before. */
function originOf(table: HTMLElement, before: CardView, now: CardView, body: string): Spot | null {
  const card = cardOf(now, body);
  if (!card) {
    const own = now.viewer === 'spectator' ? 0 : now.viewer;
    return placeOn(table, `deck:${own}`);
  }
  const zone = cardOf(before, body)?.zone;
  const pile = zone === 'discard' || zone === 'dead' ? zone : 'hand';
  return placeOn(table, `${pile}:${card.owner}`) ?? placeOn(table, `hand:${card.controller}`);
}

/** Where something has gone that is not seen any more; null: it is still there, or nobody knows. */
function endOf(
  table: HTMLElement,
  before: CardView,
  now: CardView,
  body: string,
  code: string,
): { to: Spot; dies: boolean } | null {
  const to = (place: string, dies = false) => {
    const spot = placeOn(table, place);
    return spot && { to: spot, dies };
  };
  if (body.startsWith('hand:')) {
    if (holds(now, body)) return null;
    // What was held and lies in the discard pile now has a new name there.
    const thrown = Object.values(now.table.cards).find(
      (card) => card.zone === 'discard' && card.code === code && !before.table.cards[card.id],
    );
    return thrown ? to(`discard:${thrown.owner}`) : null;
  }
  const [was, is] = [cardOf(before, body), cardOf(now, body)];
  if (!was || is?.zone === 'play') return null;
  if (!is) return to(`hand:${was.owner}`);
  if (is.zone === 'dead') return to(`dead:${is.owner}`, true);
  return is.zone === 'discard' ? to(`discard:${is.owner}`) : null;
}

interface Change {
  table: HTMLElement;
  layer: HTMLElement;
  from: Bodies;
  to: Bodies;
  before: CardView;
  now: CardView;
}

function show({ table, layer, from, to, before, now }: Change): void {
  const gone = new Map([...from].filter(([body]) => !to.has(body)));
  /** What was held and is laid down, or the other way round, is the same card under another name. */
  const sameCard = (body: string, code: string): Body | null => {
    const kind = body.startsWith('card:') ? 'hand:' : 'card:';
    const found = [...gone].find(([other, one]) => other.startsWith(kind) && one.code === code);
    if (!found) return null;
    gone.delete(found[0]);
    return found[1];
  };
  for (const [body, spot] of to) {
    const was = from.get(body);
    if (was) {
      const moved =
        Math.abs(was.x - spot.x) + Math.abs(was.y - spot.y) > 1.5 ||
        isUpright(was) !== isUpright(spot);
      if (moved) glide(spot, was, running.size > 0 ? drift(was.element) : { x: 0, y: 0 });
    } else if (!wasThere(before, body)) {
      const same = spot.code === '' ? null : sameCard(body, spot.code);
      const origin = same ?? originOf(table, before, now, body);
      if (same) glide(spot, same, { x: 0, y: 0 });
      else if (origin) appear(spot, origin);
    }
  }
  for (const [body, spot] of gone) {
    const end = endOf(table, before, now, body, spot.code);
    if (end) leave(layer, spot, end.to, end.dies);
  }
}

/** Moves what has changed its place each time that the table is drawn anew. */
export function useMotion(
  table: RefObject<HTMLElement | null>,
  layer: RefObject<HTMLElement | null>,
  now: CardView,
): void {
  const last = useRef<{ bodies: Bodies; view: CardView } | null>(null);
  useLayoutEffect(() => {
    if (!table.current || !layer.current || !mayMove()) {
      last.current = null;
      return;
    }
    const before = last.current;
    const bodies = bodiesOn(table.current);
    last.current = { bodies, view: now };
    if (before)
      show({
        table: table.current,
        layer: layer.current,
        from: before.bodies,
        to: bodies,
        before: before.view,
        now,
      });
  });
  useEffect(() => {
    let frame = 0;
    // What a window or a finger has moved is not to be moved again.
    const onShift = (): void => {
      frame ||= requestAnimationFrame(() => {
        frame = 0;
        if (table.current && last.current)
          last.current = { ...last.current, bodies: bodiesOn(table.current) };
      });
    };
    window.addEventListener('resize', onShift);
    window.addEventListener('scroll', onShift, true);
    window.addEventListener('pointerdown', arrive);
    return () => {
      cancelAnimationFrame(frame);
      window.removeEventListener('resize', onShift);
      window.removeEventListener('scroll', onShift, true);
      window.removeEventListener('pointerdown', arrive);
    };
  }, [table]);
}
