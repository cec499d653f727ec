import unhomoglyph from 'unhomoglyph';

/** Characters without a picture that Unicode does not call ignorable. */
const BLANK = /[\u2800\u{1D159}]/u;
const HIDDEN = /\p{Default_Ignorable_Code_Point}/u;
const VISIBLE = /[\p{L}\p{N}\p{P}\p{S}]/u;

/** Whether a reader sees every character of a name, and at least one that stands by itself. */
export const isVisible = (name: string): boolean =>
  VISIBLE.test(name) && !BLANK.test(name) && !HIDDEN.test(name);

/**
 * Names that look the same to a reader have the same key: letters of other scripts that look like ours
 * (Unicode's list of confusables), capitals and small letters, and the strokes that differ in few fonts.
 */
export function keyOf(name: string): string {
  const plain = name.normalize('NFKC').toLowerCase().normalize('NFD');
  const skeleton = unhomoglyph(plain).normalize('NFKC').toLowerCase();
  return skeleton.replace(/[i|]/g, 'l').replace(/0/g, 'o');
}
