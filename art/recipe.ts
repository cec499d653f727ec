import type { BeastName, Coat } from './beasts/index.ts';
import type { House } from './palette.ts';
import type { Held, HeldName } from './people/held.ts';
import type { Person, View } from './people/person.ts';
import type { Place } from './places/index.ts';
import type { Time } from './sky.ts';
import type { DeedName } from './things/deeds.ts';
import type { FigureName } from './things/figures.ts';
import type { ThingLook, ThingName } from './things/objects.ts';
import type { RiderName } from './things/riders.ts';
import type { Weather } from './weather.ts';

/**
 * A picture in a few words. Everything is optional; the same recipe is the same picture on every machine.
 * Layers are drawn in the order in which they stand here.
 */
export interface Recipe {
  /** Whose inks, and whose way of carving the sky; nobody's, if nothing is said. */
  readonly house?: House;
  readonly place?: Place;
  readonly time?: Time;
  readonly weather?: Weather | readonly Weather[];
  /** Where the building of the place stands, from the left. */
  readonly x?: number;
  /** The place without its building. */
  readonly empty?: boolean;
  /** Sun or moon: where and how large. */
  readonly orb?: readonly [x: number, y: number, r: number];
  readonly banners?: readonly (readonly [
    house: House,
    x: number,
    h: number,
    w: number,
    back?: boolean,
  ])[];
  readonly fires?: readonly (readonly [x: number, y: number, size: number])[];
  readonly beast?: BeastAt;
  readonly riders?: readonly (readonly [
    RiderName,
    x: number,
    y: number,
    size: number,
    back?: boolean,
  ])[];
  readonly figures?: readonly (readonly [
    FigureName,
    x: number,
    y: number,
    size: number,
    back?: boolean,
  ])[];
  readonly things?: readonly ThingAt[];
  readonly deed?: DeedName;
  readonly people?: readonly PersonAt[];
  readonly person?: Person;
  readonly view?: View;
  readonly holds?: HeldName | Held;
  /** The subject's size and shift, where it is not the usual one. */
  readonly size?: number;
  readonly down?: number;
  /** For how wide a picture it was composed; a wider one has it in its middle. */
  readonly span?: number;
  /** Another seed for the same words. */
  readonly variant?: number;
  /** What small pictures look at: left, top, width. */
  readonly focus?: readonly [x: number, y: number, side: number];
}

export interface BeastAt extends Coat {
  readonly kind: BeastName;
  readonly x?: number;
  readonly y?: number;
  readonly size?: number;
  readonly glow?: boolean;
  readonly back?: boolean;
}

export interface ThingAt extends ThingLook {
  readonly kind: ThingName;
  readonly x?: number;
  /** Where its middle is; what says nothing rests on the table or the ground that is there. */
  readonly y?: number;
  readonly size?: number;
  readonly turn?: number;
  readonly glow?: 'fire' | 'light' | 'wild';
  /** It stands in flames. */
  readonly burns?: boolean;
}

export interface PersonAt {
  readonly person: Person;
  readonly x: number;
  readonly y: number;
  readonly size: number;
  readonly view?: View;
  /** In the inks of another house. */
  readonly house?: House;
  readonly holds?: HeldName | Held;
}

/** 0 up to 100 px, 1 to 250, 2 above. */
export type Level = 0 | 1 | 2;
export const levelFor = (pixels: number): Level => (pixels <= 100 ? 0 : pixels <= 250 ? 1 : 2);

/** The camera moves in instead of shrinking: what is shown of a picture at a size. */
export type Crop = 'whole' | 'hand' | 'table' | 'seat' | 'tile' | 'wide';
