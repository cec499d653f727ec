/** The words of this board. */
export const en = {
  'cross.field': 'The field',
  'cross.free': 'Free place {x}, {y}',
  'cross.hand': 'Your cards',
  'cross.player': '{seat}: {coins, plural, one {# coin} other {# coins}}, {cards} in hand',
  'cross.seat': 'Seat {seat}',
  'cross.tent': 'Tent of seat {seat} at {x}, {y}',
  'cross.sheet': 'It beats every card below {face}.',
};

export type BoardKey = keyof typeof en;
