import { type RefObject, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { mayMove } from '../../table/motion.ts';

/** What of the field is seen: the point in the middle, and how many pixels an inch has. */
export interface Camera {
  readonly ppi: number;
  /** The corner at the top left, in inches. */
  readonly x: number;
  readonly y: number;
  /** The whole field is in sight. */
  readonly fit: boolean;
}

/** A part of the field: in inches, or in pixels where words stand. */
export interface Box {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

/** Around these points, with so much room. */
export function boxAround(points: readonly { x: number; y: number }[], room = 0): Box {
  const xs = points.map(({ x }) => x);
  const ys = points.map(({ y }) => y);
  const [x, y] = [Math.min(...xs) - room, Math.min(...ys) - room];
  return { x, y, width: Math.max(...xs) + room - x, height: Math.max(...ys) + room - y };
}

export interface Size {
  readonly width: number;
  readonly height: number;
}

const MOST = 48;

/** The whole field in the middle, with whole pixels an inch so that the ruler stays crisp. */
export function fitted(size: Size, field: Size): Camera {
  const exact = Math.min(size.width / field.width, size.height / field.height);
  const ppi = exact > 10 ? Math.floor(exact) : exact;
  return {
    ppi,
    x: (field.width - size.width / ppi) / 2,
    y: (field.height - size.height / ppi) / 2,
    fit: true,
  };
}

/** Nearer or farther, about a point of the screen; never farther than the whole field. */
export function zoomed(
  camera: Camera,
  factor: number,
  at: { x: number; y: number },
  size: Size,
  field: Size,
): Camera {
  const all = fitted(size, field);
  const ppi = Math.min(MOST, camera.ppi * factor);
  if (ppi <= all.ppi) return all;
  const x = camera.x + at.x / camera.ppi - at.x / ppi;
  const y = camera.y + at.y / camera.ppi - at.y / ppi;
  return kept({ ppi, x, y, fit: false }, size, field);
}

/** The middle of the screen stays on the field. */
export function kept(camera: Camera, size: Size, field: Size): Camera {
  const half = { x: size.width / camera.ppi / 2, y: size.height / camera.ppi / 2 };
  return {
    ...camera,
    x: Math.min(field.width - half.x, Math.max(-half.x, camera.x)),
    y: Math.min(field.height - half.y, Math.max(-half.y, camera.y)),
  };
}

/** At a box of the field, in inches, with some room around it. */
export function around(box: Box, size: Size, field: Size): Camera {
  const most = Math.min(size.width / box.width, size.height / box.height, 30);
  const ppi = Math.floor(Math.max(most, fitted(size, field).ppi));
  return kept(
    {
      ppi,
      x: box.x + box.width / 2 - size.width / ppi / 2,
      y: box.y + box.height / 2 - size.height / ppi / 2,
      fit: false,
    },
    size,
    field,
  );
}

/** How large an element is, kept up to date. */
export function useSize(element: RefObject<Element | null>): Size {
  const [size, setSize] = useState<Size>({ width: 720, height: 720 });
  useEffect(() => {
    const watched = element.current;
    if (!watched) return;
    const observer = new ResizeObserver(([{ contentRect }]) => {
      // At once: nobody shall see the field for a moment as it was in another room.
      if (contentRect.width > 0 && contentRect.height > 0)
        flushSync(() => setSize({ width: contentRect.width, height: contentRect.height }));
    });
    observer.observe(watched);
    return () => observer.disconnect();
  }, [element]);
  return size;
}

const GLIDES = 250;

/**
 * Where the board looks by itself it glides: it is drawn as it will be seen, moved back to where it was, and let go.
 * Hands that drag and zoom are followed at once.
 */
export function useGlide(
  element: RefObject<Element | null>,
  camera: Camera,
  box: Box | null,
  byHand: boolean,
): void {
  const last = useRef<{ camera: Camera; box: Box | null; from: Camera; glide?: Animation }>({
    camera,
    box,
    from: camera,
  });
  useLayoutEffect(() => {
    const before = last.current;
    const glides = before.glide?.playState === 'running';
    const turns = before.box !== box;
    // Panels that come and go with a fight change the room on the way: it is still the same glide.
    const from = glides && !turns ? before.from : before.camera;
    last.current = { camera, box, from, glide: before.glide };
    const { ppi, x, y } = camera;
    if (before.camera.ppi === ppi && before.camera.x === x && before.camera.y === y) return;
    before.glide?.cancel();
    if (byHand || !(turns || glides) || !mayMove()) return;
    const back = `translate(${(x - from.x) * from.ppi}px, ${(y - from.y) * from.ppi}px)`;
    last.current.glide = element.current?.animate(
      [{ transform: `${back} scale(${from.ppi / ppi})` }, { transform: 'none' }],
      { duration: GLIDES, easing: 'ease-in-out' },
    );
  });
}
