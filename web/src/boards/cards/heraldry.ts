import anchor from 'icon:anchor';
import angryEyes from 'icon:angry-eyes';
import barbute from 'icon:barbute';
import beard from 'icon:beard';
import broadsword from 'icon:broadsword';
import castle from 'icon:castle';
import crossedAxes from 'icon:crossed-axes';
import swords from 'icon:crossed-swords';
import crown from 'icon:crown';
import wolf from 'icon:direwolf';
import mask from 'icon:domino-mask';
import dragon from 'icon:dragon-head';
import moon from 'icon:evil-moon';
import eyeShield from 'icon:eye-shield';
import flame from 'icon:flame';
import flag from 'icon:flying-flag';
import galleon from 'icon:galleon';
import holySymbol from 'icon:holy-symbol';
import hood from 'icon:hood';
import hourglass from 'icon:hourglass';
import hunter from 'icon:hunter-eyes';
import imperialCrown from 'icon:imperial-crown';
import laurels from 'icon:laurels';
import lion from 'icon:lion';
import openBook from 'icon:open-book';
import dagger from 'icon:plain-dagger';
import reserve from 'icon:poker-hand';
import prayer from 'icon:prayer';
import queenCrown from 'icon:queen-crown';
import quill from 'icon:quill-ink';
import troops from 'icon:rally-the-troops';
import raven from 'icon:raven';
import ring from 'icon:ring';
import road from 'icon:road';
import rose from 'icon:rose';
import scroll from 'icon:scroll-unfurled';
import bones from 'icon:skull-crossed-bones';
import snake from 'icon:snake';
import squid from 'icon:squid-head';
import stag from 'icon:stag-head';
import sun from 'icon:sun-spear';
import throne from 'icon:throne-king';
import tombstone from 'icon:tombstone';
import torch from 'icon:torch';
import coins from 'icon:two-coins';
import visor from 'icon:visored-helm';
import wolfHead from 'icon:wolf-head';
import type { Definition } from '@small-council/lcg';

/** The signs of the table: crests, glyphs of keywords and values, and an emblem for every card. */

export const CREST: { readonly [faction: string]: string } = {
  stark: wolf,
  lannister: lion,
  baratheon: stag,
  targaryen: dragon,
  tyrell: rose,
  greyjoy: squid,
  martell: sun,
  thenightswatch: raven,
  neutral: swords,
};

/** The class with the colours and the pattern of a house. */
export const toneOf = (faction: string): string =>
  `house-${faction === 'thenightswatch' ? 'nights-watch' : faction}`;

export const GLYPH = {
  military: swords,
  intrigue: mask,
  power: queenCrown,
  gold: coins,
  initiative: flag,
  claim: dagger,
  reserve,
  influence: scroll,
  first: crown,
} as const;

/** Keywords that a glyph on the card stands for; all others are read in the text. */
export const KEYWORD: { readonly [keyword: string]: string } = {
  renown: laurels,
  stealth: hood,
  intimidate: angryEyes,
  insight: openBook,
  pillage: torch,
  ambush: hunter,
  limited: hourglass,
  terminal: tombstone,
  deadly: bones,
  vigilant: eyeShield,
};

/** Crests of the first edition, which its cards ask for: a glyph among those of the keywords. */
export const MARK: { readonly [mark: string]: string } = {
  'crest:noble': imperialCrown,
  'crest:war': crossedAxes,
  'crest:holy': holySymbol,
  'crest:learned': quill,
  'crest:shadow': moon,
};

/** What a card of this trait shows, until it has a picture of its own: the first that fits. */
const EMBLEMS: readonly (readonly [trait: string, emblem: string])[] = [
  ['Direwolf', wolfHead],
  ['Dragon', dragon],
  ['Hatchling', dragon],
  ['Raven', raven],
  ['King', throne],
  ['Queen', queenCrown],
  ['Warship', galleon],
  ['Captain', anchor],
  ['Maester', openBook],
  ['Sand Snake', snake],
  ['Army', troops],
  ['Knight', visor],
  ['Guard', barbute],
  ['Spy', hood],
  ['Raider', torch],
  ["R'hllor", flame],
  ['The Seven', prayer],
  ['Drowned God', prayer],
  ['Merchant', coins],
  ['Lord', crown],
  ['Lady', ring],
  ['Small Council', beard],
  ['Weapon', broadsword],
  ['Condition', tombstone],
  ['Banner', flag],
  ['Westeros', road],
  ['Stronghold', castle],
];

export function emblemOf({ traits, type, faction }: Definition): string {
  const found = EMBLEMS.find(([trait]) => traits.includes(trait));
  if (found) return found[1];
  if (type === 'location') return castle;
  return type === 'plot' || type === 'title' ? scroll : (CREST[faction] ?? swords);
}
