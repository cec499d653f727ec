/** What a reader has chosen, kept in this browser. */
export interface Settings {
  language: 'en' | 'de';
  theme: 'system' | 'light' | 'dark';
  motion: 'system' | 'reduced';
  textSize: 'normal' | 'large' | 'larger';
  /** How long a bot's answer is shown before the next one, in milliseconds. */
  pace: 0 | 400 | 900 | 1800;
  sound: 'off' | 'soft' | 'on';
  /** When the table passes for the player by itself. */
  autoPass: 'never' | 'bots' | 'nothing';
}

export const CHOICES: { readonly [K in keyof Settings]: readonly Settings[K][] } = {
  language: ['en', 'de'],
  theme: ['system', 'light', 'dark'],
  motion: ['system', 'reduced'],
  textSize: ['normal', 'large', 'larger'],
  pace: [0, 400, 900, 1800],
  sound: ['off', 'soft', 'on'],
  autoPass: ['never', 'bots', 'nothing'],
};
