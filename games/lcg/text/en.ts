/**
 * The words that both editions of the card game share, in ICU message syntax. Card text is put together
 * from fragments: `do.*` is an instruction ("draw 1 card"), `mod.*` a statement about its subject, `if.*`
 * a clause without its conjunction, `on.*` a clause after "after" or "when", `cost.*` an instruction.
 */
export const en = {
  // more words of new blocks go into the sections below, sorted as they come
};
