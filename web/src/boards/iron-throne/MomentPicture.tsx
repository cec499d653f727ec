import './momentPicture.css';
import { type KnownFact, type Message, message, type Seat, type View } from '@small-council/engine';
import type { CharacterId } from '@small-council/iron-throne/houses';
import type { Facts } from '@small-council/iron-throne/table';
import type { TableView } from '@small-council/iron-throne/view';
import { PagePicture } from '../../pictures/Picture.tsx';
import { CharacterPicture } from '../../pictures/ThronePictures.tsx';

interface Props {
  fact: KnownFact;
  view: View<TableView>;
}

/** Where the game turns: who betrays whom, who has died, who is one marker short of the throne. */
export function MomentPicture({ fact, view: { table } }: Props) {
  const { key, params } = fact;
  if (key === 'fact.died') {
    const { character } = params as Facts['fact.died'];
    return (
      <div className="scene scene--death">
        <PagePicture name="crypt" crop="wide" pixels={600} />
        <Who character={character.id as CharacterId} />
      </div>
    );
  }
  if (key === 'fact.influence') {
    const { seat } = params as Facts['fact.influence'];
    const { leader, house } = table.players[seat];
    return (
      <div className={`scene scene--four house-${house}`}>
        <PagePicture name="iron-throne" crop="wide" pixels={600} />
        {leader && <Who character={leader} />}
      </div>
    );
  }
  return <Betrayal table={table} />;
}

/** Who laid the Hostility, and who trusted him. */
function betrayalIn({ encounter, challenger }: TableView) {
  if (!encounter) return null;
  const { cards, defender, parts } = encounter;
  const trusting = cards.challenger?.card?.endsWith(':truce') ? challenger : defender;
  return { betrayer: trusting === challenger ? defender : challenger, trusting, parts };
}

/** A betrayal says who laid what, and what comes of it. */
export function momentWords({ key }: KnownFact, { table }: View<TableView>): Message | null {
  const found = key === 'fact.result' ? betrayalIn(table) : null;
  if (!found) return null;
  const house = (seat: Seat) => ({ is: 'house', id: table.players[seat].house, seat });
  return message('throne.moment.betrayal', {
    betrayer: house(found.betrayer),
    trusting: house(found.trusting),
  });
}

/** The betrayer stands in red light, who trusted him in the dark. */
function Betrayal({ table }: { table: TableView }) {
  const found = betrayalIn(table);
  if (!found) return null;
  const { betrayer, trusting, parts } = found;
  const sent = (seat: Seat) => parts[seat]?.character ?? table.players[seat].leader;
  const [red, dark] = [sent(betrayer), sent(trusting)];
  return (
    <div className="scene scene--betrayal">
      <PagePicture name="betrayal" crop="wide" pixels={600} />
      {red && <Who character={red} looks="right" at="left" />}
      {dark && <Who character={dark} looks="left" at="right" />}
    </div>
  );
}

function Who({
  character,
  looks,
  at = 'middle',
}: {
  character: CharacterId;
  looks?: 'left' | 'right';
  at?: 'left' | 'middle' | 'right';
}) {
  return (
    <span className={`scene__who scene__who--${at}`}>
      <CharacterPicture {...{ character, looks }} pixels={300} alone />
    </span>
  );
}
