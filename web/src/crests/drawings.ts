import bear from 'icon:bear-head';
import boar from 'icon:boar';
import castle from 'icon:castle';
import crab from 'icon:crab';
import fox from 'icon:fox-head';
import galleon from 'icon:galleon';
import harp from 'icon:harp';
import moon from 'icon:moon';
import oak from 'icon:oak';
import owl from 'icon:owl';
import raven from 'icon:raven';
import sun from 'icon:sun';
import type { Crest } from '@small-council/client';

/** Most people bear nothing: whoever sees no crest fetches no drawing. */
export const DRAWING: { readonly [crest in Crest]: string } = {
  raven,
  bear,
  boar,
  owl,
  fox,
  crab,
  sun,
  moon,
  oak,
  castle,
  galleon,
  harp,
};
