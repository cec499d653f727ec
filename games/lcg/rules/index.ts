/** What the books of both editions say alike: an edition puts its chapters together from these. */
export * from './attachments.ts';
export * from './challenges.ts';
export * from './claim.ts';
export * from './conflicts.ts';
export * from './dominance.ts';
export * from './duplicates.ts';
export * from './events.ts';
export * from './marshaling.ts';
export * from './periods.ts';
export * from './phases.ts';
export * from './plots.ts';
export * from './plotValues.ts';
export * from './setup.ts';
export * from './terminal.ts';
export * from './uniqueness.ts';
export * from './winning.ts';
