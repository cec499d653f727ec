/** Something the person at the keyboard can act on: shown as its message, without a stack trace. */
export class UserError extends Error {
  /**
   * @param {string} message
   * @param {number} [exitCode]
   */
  constructor(message, exitCode = 1) {
    super(message);
    this.exitCode = exitCode;
  }
}
