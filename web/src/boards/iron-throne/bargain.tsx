import crown from 'icon:crown';
import { message } from '@small-council/engine';
import { calledName, houseName, MARKERS } from '@small-council/iron-throne/houses';
import { spreadOf, type TableView } from '@small-council/iron-throne/view';
import { CharacterPicture } from '../../pictures/ThronePictures.tsx';
import type { DealItem, DealLook } from '../../table/look.ts';
import { Icon } from '../../ui/Icon.tsx';
import { CREST } from './heraldry.ts';

/** A Truce: influence, power and hostages are put on the table. Items are called `power.challenger`. */

type Kind = 'influence' | 'power' | 'hostages';
const kindOf = ({ id }: Pick<DealItem, 'id'>) => id.split('.')[0] as Kind;

const NAME = {
  influence: message('throne.deal.influence'),
  power: message('throne.deal.power'),
  hostages: message('throne.deal.hostages'),
};
const SOME = {
  influence: 'throne.deal.someInfluence',
  power: 'throne.deal.somePower',
  hostages: 'throne.deal.someHostages',
};

const markersAfter = ({ players }: TableView, { taker }: DealItem, amount: number): number =>
  spreadOf(players[taker], taker) + amount;

export const deal: DealLook<TableView> = {
  piece: (item, { table: { players } }) => {
    const { house } = players[kindOf(item) === 'influence' ? item.taker : item.giver];
    return {
      icon: kindOf(item) === 'power' ? crown : CREST[house],
      is: kindOf(item) === 'hostages' ? 'card' : 'token',
      tone: `house-${house}`,
    };
  },
  name: (item) => NAME[kindOf(item)],
  some: (item, amount) => message(SOME[kindOf(item)], { amount }),
  after: (item, amount, { table }) => {
    const { house } = table.players[item.taker];
    if (kindOf(item) === 'hostages') return message('throne.deal.places');
    if (kindOf(item) === 'power')
      return message('throne.deal.reserve', { left: table.players[item.giver].sheet - amount });
    const count = markersAfter(table, item, amount);
    return message('throne.deal.markers', { house: houseName[house], count });
  },
  warning: (offer, { items, seat }, { table }) => {
    const last = items.find(
      (item) =>
        item.taker !== seat &&
        kindOf(item) === 'influence' &&
        markersAfter(table, item, offer[item.id] ?? 0) === MARKERS,
    );
    return last
      ? message('throne.deal.ends', { house: houseName[table.players[last.taker].house] })
      : null;
  },
  offers: ({ table }) => table.encounter?.offers ?? [],
  failure: ({ table }) =>
    message('throne.deal.failure', {
      characters: (table.encounter?.parts ?? []).flatMap((part) =>
        part ? [calledName[part.character]] : [],
      ),
    }),
  sayings: [
    message('throne.deal.oneForOne'),
    message('throne.deal.noHostages'),
    message('throne.deal.lastWord'),
    message('throne.deal.war'),
  ],
  Face: ({ seat, view: { table } }) => {
    const { house, leader } = table.players[seat];
    return (
      <span className={`deal__face house-${house}`} aria-hidden="true">
        <Icon body={CREST[house]} />
        {leader && <CharacterPicture character={leader} crop="seat" pixels={44} />}
      </span>
    );
  },
};
