import type { Inks } from './core/inks.ts';

/** The inks of every house and faction. */
export const INKS = {
  stark: { k: '#0d131b', d: '#24344a', m: '#557190', l: '#a9bccd', p: '#eef2f2', a: '#d9e6ee' },
  lannister: { k: '#18060a', d: '#540f1b', m: '#ab2431', l: '#e8a04a', p: '#fbe6b6', a: '#f0bd45' },
  baratheon: { k: '#141007', d: '#4b390c', m: '#b98f1e', l: '#eccb62', p: '#fdf2cb', a: '#f6d04a' },
  targaryen: { k: '#12071a', d: '#3b1450', m: '#8440a6', l: '#d29ae0', p: '#f9e6ee', a: '#f0533a' },
  tyrell: { k: '#08150b', d: '#1f4624', m: '#4f8f42', l: '#a9d283', p: '#f6f3cf', a: '#e9b94a' },
  greyjoy: { k: '#04110f', d: '#0c3a3e', m: '#23797d', l: '#7cc4bb', p: '#e6f0e2', a: '#e4c66a' },
  martell: { k: '#1b0b04', d: '#632a0a', m: '#cc681d', l: '#f4ae5c', p: '#fdecc6', a: '#e2402c' },
  nightswatch: {
    k: '#08090c',
    d: '#25272f',
    m: '#5a5e68',
    l: '#a9acb0',
    p: '#efede6',
    a: '#c9d8e4',
  },
  neutral: { k: '#14100a', d: '#3d3324', m: '#84714f', l: '#c9b68d', p: '#f5ecd4', a: '#d9a441' },
  freefolk: { k: '#0c1110', d: '#2c3934', m: '#667a6d', l: '#b3bfae', p: '#eff0e6', a: '#d98b4a' },
  bolton: { k: '#14080a', d: '#46202a', m: '#96606a', l: '#d9a9ac', p: '#f6e8e4', a: '#d22f35' },
  tully: { k: '#0a0d1c', d: '#1d2c5e', m: '#3f62a8', l: '#a9bfe0', p: '#f0efe8', a: '#c8303a' },
  arryn: { k: '#081018', d: '#1f4560', m: '#5a9cc4', l: '#b8dbee', p: '#f2f8fa', a: '#f0ead0' },
  frey: { k: '#0e1013', d: '#343d48', m: '#76828e', l: '#b9c4cb', p: '#eef0ee', a: '#5a7fb0' },
} as const satisfies { [house: string]: Inks };

export type House = keyof typeof INKS;
export const HOUSES = Object.keys(INKS) as House[];
export const isHouse = (name: string): name is House => Object.hasOwn(INKS, name);
