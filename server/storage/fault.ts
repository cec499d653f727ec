/** Why the storage cannot be used, in one line for the person at the keyboard. */
export class CannotOpen extends Error {}

/** What went wrong, without a stack; some errors only have a code. */
export function reasonOf(error: unknown): string {
  const { message, code, errors } = error as Error & { code?: string; errors?: unknown[] };
  if (message) return message;
  return errors?.[0] ? reasonOf(errors[0]) : (code ?? 'unknown');
}
