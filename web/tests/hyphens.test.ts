import { describe, expect, it } from 'vitest';
import { breakable, linesOf } from '../src/words/hyphens.ts';

const marked = (name: string, room: number) => breakable(name, room).replaceAll('\u00ad', '-');

describe('names on narrow cards', () => {
  it('are broken between syllables, in both languages', () => {
    expect(marked('Mohnblumensaft', 9)).toBe('Mohn-blu-men-saft');
    expect(marked('Königliche Jagdgesellschaft', 10)).toBe('Königliche Jagd-gesell-schaft');
    expect(marked('Schleichangriff', 10)).toBe('Schleich-angriff');
    expect(marked('Meerenge', 6)).toBe('Meer-enge');
    expect(marked('Confiscation', 10)).toBe('Con-fis-ca-tion');
  });

  it('are broken between the parts of a compound, which stay whole where they have room', () => {
    expect(marked('Marschbefehl', 10)).toBe('Marsch-befehl');
    expect(marked('Großmaester Pycelle', 9)).toBe('Groß-maester Pycelle');
    expect(marked('Heckenritter', 8)).toBe('Hecken-ritter');
    expect(marked('Königreiche', 8)).toBe('König-reiche');
    expect(marked('Eiseninseln', 8)).toBe('Eisen-inseln');
    expect(marked('Thronanspruch', 9)).toBe('Thron-anspruch');
    expect(marked('Weaponsmith', 8)).toBe('Weapon-smith');
    // Where a part is too long, too, it is broken as German is written now.
    expect(marked('Haushofmeister', 6)).toBe('Haus-hof-meis-ter');
  });

  it('leave words alone that fit on a line, and never part fewer than three letters', () => {
    expect(marked('Cersei Lennister', 9)).toBe('Cersei Lennister');
    expect(marked('Grauwind', 6)).toBe('Grau-wind');
    expect(marked('Brandmänner', 9)).toBe('Brand-männer');
    expect(marked('Rosenstraße', 9)).toBe('Rosen-straße');
  });

  it('are counted in lines', () => {
    expect(linesOf('Eis', 9)).toBe(1);
    expect(linesOf('Der Winter naht', 10)).toBe(2);
    expect(linesOf('Der Winter naht', 9)).toBe(3);
    expect(linesOf('Das Urteil der Hand', 9)).toBe(3);
    expect(linesOf('Mohnblumensaft', 9)).toBe(2);
    // Tumble-, stone, Knight: what is left of a broken word takes more than the letters that were too many.
    expect(linesOf('Tumblestone Knight', 9)).toBe(3);
  });
});
