import { inked, use } from '../core/block.ts';
import { hash } from '../core/chance.ts';
import type { Colour, Inks } from '../core/inks.ts';
import { group, path } from '../core/marks.ts';
import { beard } from './beards.ts';
import { body, chain } from './bodies.ts';
import { TONE as C, tonesOf } from './colours.ts';
import { frontFace } from './front.ts';
import { type Angle, hairBack, hairFromFront, hairFront, isBald, skull } from './hair.ts';
import {
  coversHair,
  headgear,
  hoodBack,
  hoodShadow,
  isClosed,
  net,
  seenFromFront,
} from './headgear.ts';
import { featuresOf, type Person, type View } from './person.ts';
import { quarterFace } from './quarter.ts';

/** The view that can be drawn: some helms and some hair are only known from the side. */
export const viewOf = ({ head, hair }: Person, view: View): View =>
  view === 'front' && !(seenFromFront(head) && hairFromFront(hair)) ? 'left' : view;

const ear = (angle: Angle): string =>
  use(`ear-${angle}`, () =>
    angle === 'quarter'
      ? path('M43-4q15-9 11 14-5 16-12 10Z', C.half)
      : path('M-42-4q-14-7-9 16 5 12 10 6Z', C.skin) + path('M42-4q14-7 9 16-5 12-10 6Z', C.shade),
  );

/**
 * Head and shoulders, of one alone or one among others. A person is twelve shared parts and a face of their own; all colours are handed
 * down by one group, so the parts are the same for everybody.
 */
export function bust(
  person: Person,
  view: View,
  ink: Inks,
  lum: Colour,
  level: number,
  among = false,
): string {
  const angle: Angle = viewOf(person, view) === 'front' ? 'front' : 'quarter';
  const { hair = 'short', head: gear, tilt = 0 } = person;
  const features = featuresOf(person);
  const closed = isClosed(gear);
  const covered = closed || coversHair(gear);
  const hooded = gear === 'hood';
  const build = person.build ?? (features.child ? 0.76 : features.woman ? 0.94 : 1);
  const behind = (covered ? '' : hairBack(hair, angle, level)) + (hooded ? hoodBack(angle) : '');
  const trunk = body(person.body ?? 'cloak', level, build) + (person.chain ? chain() : '');
  let head = '';
  if (!closed) {
    if (isBald(hair, angle)) head += skull(angle);
    head += ear(angle);
    const face = () =>
      angle === 'front' ? frontFace(features, level) : quarterFace(features, level);
    // One among others: faces are the largest part of a picture that is not shared.
    head += among
      ? use(`face-${angle}-${level}-${hash(JSON.stringify(features)).toString(36)}`, face)
      : face();
    if (person.beard) head += beard(person.beard, angle, level, features.chin);
    if (!covered) head += hairFront(hair, angle, level);
    if (person.net) head += net(angle);
  }
  if (gear) head += headgear(gear, angle, level);
  if (hooded) head += hoodShadow(angle);
  const turned = angle === 'front' ? group(head, 'transform="translate(8 0)"') : head;
  const back = angle === 'front' ? group(behind, 'transform="translate(8 0)"') : behind;
  return group(
    back + trunk + (tilt === 0 ? turned : group(turned, `transform="rotate(${tilt} 10 60)"`)),
    inked(tonesOf(person, ink, lum)),
  );
}
