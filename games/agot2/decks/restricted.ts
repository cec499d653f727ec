import type { Code } from '@small-council/lcg';
import type { Format } from './deck.ts';

/**
 * The restricted lists of the FAQ, each for its own format (AG2-831). An entry names one printing, so
 * another card with the same title is not restricted (AG2-830).
 */
export const restricted: { readonly [format in Format]: ReadonlySet<Code> } = {
  // AG2-828
  joust: new Set([
    '01100', // Hear Me Roar!
    '01109', // The Red Viper
    '03038', // To the Rose Banner!
    '04001', // The Dragon's Tail
    '04017', // Tower of the Sun
    '05010', // Taena Merryweather
    '05049', // Littlefinger's Meddling
    '06004', // All Men Are Fools
    '06039', // "The Dornishman's Wife"
    '06040', // The Annals of Castle Black
    '06098', // Flea Bottom
    '06100', // Wheels Within Wheels
    '06103', // Highgarden Minstrel
    '09001', // Mace Tyrell
    '09017', // The Hightower
    '09023', // "Six Maids in a Pool"
    '10045', // The Wars To Come
    '10050', // Breaking Ties
  ]),
  // AG2-829
  melee: new Set([
    '01001', // A Clash of Kings
    '01013', // Heads on Spikes
    '01043', // Superior Claim
    '01078', // Great Kraken
    '01119', // Doran's Game
    '01162', // Khal Drogo
    '02012', // Rise of the Kraken
    '02024', // Lady Sansa's Rose
    '02060', // The Lord of the Crossing
    '03003', // Eddard Stark
    '04003', // Riverrun
    '04118', // Relentless Assault
    '05001', // Cersei Lannister
    '05010', // Taena Merryweather
    '06004', // All Men Are Fools
    '06039', // "The Dornishman's Wife"
    '06098', // Flea Bottom
    '07036', // Plaza of Pride
    '08098', // "The Song of the Seven"
    '09028', // Corpse Lake
  ]),
};
