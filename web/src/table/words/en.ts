/** What is said where one bargains. Only boards that know bargaining fetch it. */
export const en = {
  'bargain.offer': 'Propose',
  'bargain.accept': 'Accept',
  'bargain.break': 'Break off the talks',
  'bargain.goOn': 'Keep talking',
  'bargain.none': 'Nothing has been proposed yet.',
  'bargain.counter': 'Counter-offer',
  'bargain.gives': '{name, select, none {You give} other {{name} gives}}',
  'bargain.gains':
    '{name, select, none {You gain} other {{name} gains}} {items, select, none {nothing} other {{items}}}.',
  'bargain.some': '{amount} × {item}',
  'bargain.history': 'Offers so far',
  'bargain.offers': '{count, plural, one {# offer} other {# offers}} …',
  'bargain.last': 'No further offers: accept, or break off.',
  'bargain.unsaid':
    'What you say with it did not arrive, so nothing was proposed yet. Try again, or empty the line.',
  'bargain.say': 'Add a word …',
  'bargain.breakSure': 'The bargaining ends without a deal.',
};

export type BargainKey = keyof typeof en;
