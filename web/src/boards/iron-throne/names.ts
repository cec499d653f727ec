import { message, type Seat, type Thing } from '@small-council/engine';
import { type House, houseName } from '@small-council/iron-throne/houses';
import { names } from '@small-council/iron-throne/text';
import type { Names } from '@small-council/text';

/** What things are called where houses have the names of who plays them: "Stark (Lyra)". */
export function namesFor(houses: readonly House[], personOf: (seat: Seat) => string | null): Names {
  const called = (house: House) => {
    const name = personOf(houses.indexOf(house));
    return name === null
      ? houseName[house]
      : message('board.seat.named', { seat: houseName[house], name });
  };
  return {
    ...names,
    house: ({ id }) => called(id as House),
    term: ({ id, house, from, amount }: Thing) =>
      message(`deal.${id}Of`, {
        house: called(house as House),
        from: called(from as House),
        amount,
      }),
  };
}
