import './momentPicture.css';
import type { KnownFact, View } from '@small-council/engine';
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

/** Who laid the Hostility stands in red light, who trusted him in the dark. */
function Betrayal({ table: { encounter, challenger, players } }: { table: TableView }) {
  if (!encounter) return null;
  const { cards, defender, parts } = encounter;
  const trusting = cards.challenger?.card?.endsWith(':truce') ? challenger : defender;
  const betrayer = trusting === challenger ? defender : challenger;
  const sent = (seat: number) => parts[seat]?.character ?? players[seat].leader;
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
