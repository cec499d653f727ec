/** What the sets are called, English and German, by the code that stands in card declarations. */
export const packs: { readonly [code: string]: { readonly en: string; readonly de: string } } = {
  Core: { en: 'Core Set', de: 'Grundspiel' },
};
