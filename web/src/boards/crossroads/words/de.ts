import type { BoardKey } from './en.ts';

export const de: Record<BoardKey, string> = {
  'cross.field': 'Das Feld',
  'cross.free': 'Freie Stelle {x}, {y}',
  'cross.hand': 'Deine Karten',
  'cross.player': '{seat}: {coins, plural, one {# Münze} other {# Münzen}}, {cards} auf der Hand',
  'cross.seat': 'Platz {seat}',
  'cross.tent': 'Zelt von Platz {seat} bei {x}, {y}',
  'cross.sheet': 'Sie schlägt jede Karte unter {face}.',
};
