import { describe, expect, it } from 'vitest';
import { plain, slips, typeset, writings } from '../spelling.ts';

describe('names as people write them', () => {
  it('are the same whatever the accents, quotes, dashes and case', () => {
    const same = ["Jaqen H'ghar", 'JAQEN H’GHAR', 'Jaqen H´ghar', ' Jaqen  “Hghar”', 'Jáqen Hghar'];
    expect(new Set(same.map(plain))).toEqual(new Set(['jaqen hghar']));
    expect(plain('Großjon – Umber')).toBe('grossjon umber');
    expect(plain('She-Bears')).toBe(plain('she bears'));
    expect(plain('Robb')).not.toBe(plain('Rob'));
  });

  it('may have their umlauts written out', () => {
    expect(writings('Überfall der Söldner')).toEqual([
      'uberfall der soldner',
      'ueberfall der soeldner',
    ]);
  });

  it('are set in type with the quotes of the language', () => {
    expect(typeset('"The Dornishman\'s Wife" and "Ice"', 'en')).toBe(
      '“The Dornishman’s Wife” and “Ice”',
    );
    expect(typeset('"Das Dornische Weib"', 'de')).toBe('„Das Dornische Weib“');
    expect(plain(typeset('"Varys\' Riddle"', 'en'))).toBe(plain('"Varys\' Riddle"'));
  });

  it('are some slips apart, counted only as far as it matters', () => {
    expect(slips('robb', 'robb', 2)).toBe(0);
    expect(slips('swords', 'swrods', 2)).toBe(2);
    expect(slips('bowmen', 'bowman', 2)).toBe(1);
    expect(slips('bowmen', 'pyromancers', 2)).toBe(3);
  });
});
