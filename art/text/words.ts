import type { BeastName } from '../beasts/index.ts';
import type { HeldName } from '../people/held.ts';
import type { Person } from '../people/person.ts';
import type { Place } from '../places/index.ts';
import type { Time } from '../sky.ts';
import type { DeedName } from '../things/deeds.ts';
import type { ThingName } from '../things/objects.ts';

/** The words of a language for what pictures show. */
export interface Words {
  readonly print: (scene: string) => string;
  readonly holding: (who: string, what: string) => string;
  readonly person: (person: Person) => string;
  readonly people: (count: number) => string;
  readonly riders: (count: number) => string;
  readonly figures: (count: number) => string;
  readonly wolves: (count: number) => string;
  readonly banners: (count: number) => string;
  readonly places: { readonly [place in Exclude<Place, 'nowhere'>]: string };
  /** The same places without their building. */
  readonly bare: { readonly [place in Place]?: string };
  readonly times: { readonly [time in Exclude<Time, 'inside'>]: string };
  readonly beasts: { readonly [beast in BeastName]: string };
  readonly deeds: { readonly [deed in DeedName]: string };
  readonly things: { readonly [thing in ThingName]: string };
  readonly held: { readonly [held in HeldName]: string };
}
