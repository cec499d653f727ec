import wolf from 'icon:direwolf';
import dragon from 'icon:dragon-head';
import lion from 'icon:lion';
import rose from 'icon:rose';
import stag from 'icon:stag-head';
import type { House } from '@small-council/iron-throne/houses';

/** The crest of each house. Colours stand in tokens.css under the same names. */
export const CREST: Record<House, string> = {
  lannister: lion,
  stark: wolf,
  baratheon: stag,
  targaryen: dragon,
  tyrell: rose,
};
