/**
 * Of a drawing: what is told in words elsewhere. The linter takes every `g` for something that can have the focus,
 * so these are spread and not written.
 */
export const decoration = { 'aria-hidden': true } as const;
