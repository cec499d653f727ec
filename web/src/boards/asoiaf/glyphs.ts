import siege from 'icon:ballista';
import axe from 'icon:battle-axe';
import bow from 'icon:bow-arrow';
import sword from 'icon:broadsword';
import neutral from 'icon:checked-shield';
import coins from 'icon:coins';
import crossbow from 'icon:crossbow';
import swords from 'icon:crossed-swords';
import crown from 'icon:crown';
import wolf from 'icon:direwolf';
import mace from 'icon:flanged-mace';
import halberd from 'icon:halberd';
import horse from 'icon:horse-head';
import horseshoe from 'icon:horseshoe';
import lion from 'icon:lion';
import paw from 'icon:paw';
import quill from 'icon:quill-ink';
import scroll from 'icon:scroll-unfurled';
import spears from 'icon:spears';
import wolfHead from 'icon:wolf-head';
import type { UnitCard } from '@small-council/asoiaf/content';
import type { ZoneId } from '@small-council/asoiaf/table';

/** Signs of the battlefield; each stands beside a word that says the same. */

export const CREST: { readonly [faction: string]: string } = {
  stark: wolf,
  lannister: lion,
  neutral,
};

export const ZONE_SIGN: { readonly [zone in ZoneId]: string } = {
  crown,
  wealth: coins,
  tactics: scroll,
  combat: swords,
  maneuver: horseshoe,
};

export const QUILL = quill;
export const SWORDS = swords;

const WEAPONS: readonly (readonly [RegExp, string])[] = [
  [/crossbow/i, crossbow],
  [/bow|archer|hunter|trapper|scout/i, bow],
  [/halberd|pike/i, halberd],
  [/spear/i, spears],
  [/axe|berserk|raider|pillager/i, axe],
  [/mountain|mace|hammer|bastard|cutthroat/i, mace],
];

const WOLVES = /greyWind|ghost|nymeria|shaggy|summer|lady$/i;

/** What a unit fights with, or on. */
export function weaponOf({ id, type, tray }: UnitCard): string {
  if (WOLVES.test(id)) return wolfHead;
  if (type === 'warMachine') return siege;
  if (type === 'cavalry') return horse;
  if (type === 'monster') return paw;
  const [, found] = WEAPONS.find(([name]) => name.test(id)) ?? [null, sword];
  return tray === 'large' ? horse : found;
}
