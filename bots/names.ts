/** What bots are called at a table: people whom no book knows, by names that need no translation. */
export const BOT_NAMES: readonly string[] = [
  'Maester Orwin',
  'Ser Halvard',
  'Septa Mirelle',
  'Vessaro',
  'Jorra',
  'Tamlen',
  'Corwenna',
  'Odo',
  'Ysmay',
  'Harl',
  'Benneth',
  'Wat',
];
