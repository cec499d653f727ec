import './battle.css';
import './panels.css';
import { attackNow, unitOf } from '@small-council/asoiaf/looking';
import type { TableView } from '@small-council/asoiaf/view';
import { useEffect, useMemo, useState } from 'react';
import type { Choice } from '../../table/choice.ts';
import type { BoardProps } from '../../table/look.ts';
import { useKeys } from '../../table/useKeys.ts';
import { ActionPanel, actionKeys, isAboutActions } from './ActionPanel.tsx';
import { AttackPanel, LooseDice, liesInRow } from './AttackPanel.tsx';
import { activeUnit } from './active.ts';
import { latestAttack } from './attacks.ts';
import { type Battle, battleOf, type Lens } from './battle.ts';
import { Field, type Zoom } from './Field.tsx';
import { Goals } from './Goals.tsx';
import type { Layer } from './Layers.tsx';
import { MovePanel } from './MovePanel.tsx';
import { farthest, mayTurn, turnBy } from './moving.ts';
import { Roster, seatsFromFar } from './Roster.tsx';
import { Strip } from './Strip.tsx';
import { Hand, LargeTactics, TacticsBoard } from './Tactics.tsx';
import { UnitCard } from './UnitCard.tsx';
import { type Laying, useMoving } from './useMoving.ts';

const LAYER_KEYS: { readonly [key: string]: Layer } = {
  a: 'arcs',
  r: 'ranges',
  l: 'sight',
  d: 'measure',
  g: 'threat',
};

/** Armies to the left, the field, and to the right what is asked, what is rolled and whom one looks at. */
export function Board({
  view,
  facts,
  question,
  advised,
  answer,
  choice,
  personOf,
  bar,
}: BoardProps<TableView>) {
  const battle = battleOf(view);
  const { lens } = battle;
  const laying = useMoving(battle, question, advised);
  const [layers, setLayers] = useState<ReadonlySet<Layer>>(new Set());
  const [looked, setLooked] = useState<string | null>(null);
  const [zoom, setZoom] = useState<Zoom | null>(null);
  const [large, setLarge] = useState(false);
  const toggle = (layer: Layer): void => {
    const next = new Set(layers);
    if (!next.delete(layer)) next.add(layer);
    setLayers(next);
  };
  useKeys({
    ...Object.fromEntries(
      Object.entries(LAYER_KEYS).map(([key, layer]) => [key, () => toggle(layer)]),
    ),
    ...actionKeys(choice),
    '+': () => zoom?.by(1.3),
    '-': () => zoom?.by(1 / 1.3),
    '0': () => zoom?.fit(),
    b: () => setLarge(!large),
    Escape: large ? () => setLarge(false) : laying ? laying.reset : undefined,
    ...(laying && {
      Enter: laying.refused === null ? () => answer(laying.answer) : undefined,
      s: () => laying.set(farthest(battle, laying.moving, laying.draft)),
      j: () =>
        laying.set(
          turnBy(laying.moving, laying.draft, Math.round(laying.draft.last / 150) * 150, true),
        ),
      k: () => document.getElementById('field-by')?.focus(),
      h: () => document.getElementById('field-last')?.focus(),
    }),
  });
  useNudges(laying, lens);
  const attack = latestAttack(facts);
  const [fought, setFought] = useState(false);
  // Whoever chooses among units sees the whole field; while others decide, the board stays where it looks.
  const fighting =
    attackNow(battle.m) !== null &&
    attack !== null &&
    (question === null
      ? fought
      : !choice.things.some((id) => view.table.units.some((unit) => unit.id === id)));
  if (fighting !== fought) setFought(fighting);
  const claims = question?.text.key === 'ask.claim';
  const shown = looked ?? laying?.moving.unit ?? activeUnit(battle);
  const read = view.table.units.some(({ id }) => id === shown) ? shown : null;
  // A drag changes nothing here: it is not drawn anew for each of its frames.
  const armies = useMemo(
    () => (
      <div className="battle__left">
        <div className="battle__armies">
          {seatsFromFar(battle).map((seat, i) => (
            <div key={seat} className="battle__army">
              <Roster
                {...{ battle, seat, choice, looked }}
                person={personOf(seat)}
                onLook={setLooked}
              />
              {i === 0 && (
                <TacticsBoard battle={battle} choice={choice} onLarge={() => setLarge(true)} />
              )}
            </div>
          ))}
        </div>
        <div className="battle__below">
          <Hand battle={battle} choice={choice} />
          <Goals battle={battle} />
        </div>
      </div>
    ),
    [battle, choice, looked, personOf],
  );
  const unitCard = useMemo(
    () =>
      read !== null && (
        <div className={`battle__card ${looked === null ? '' : asideOf(battle, read)}`}>
          <UnitCard battle={battle} id={read} />
        </div>
      ),
    [battle, read, looked],
  );
  return (
    <div
      className={`battle ${laying ? 'battle--moving' : ''} ${fighting ? 'battle--fighting' : ''} ${lens.width > lens.height ? 'battle--wide' : ''} ${view.table.players.length > 2 ? 'battle--many' : ''}`}
    >
      <div className="battle__middle">
        <Field
          {...{ battle, choice, laying, layers, looked }}
          onLook={setLooked}
          fight={fighting ? [attack.attacker.id, attack.defender.id] : NOBODY}
          onZoom={setZoom}
        />
        {(large || claims) && (
          <LargeTactics
            battle={battle}
            choice={choice}
            onClose={claims && !large ? null : () => setLarge(false)}
          />
        )}
        <Strip layers={layers} toggle={toggle} zoom={zoom} />
      </div>
      <div className="battle__sides">
        <div className="battle__right">
          {bar}
          {isAboutActions(choice) && <ActionPanel battle={battle} choice={choice} />}
          {laying && <MovePanel battle={battle} laying={laying} answer={answer} />}
          {attack && !laying && <AttackPanel battle={battle} attack={attack} choice={choice} />}
          {asksDice(choice) && !(attack && !laying && liesInRow(choice, attack)) && (
            <LooseDice battle={battle} choice={choice} />
          )}
          {!(attack && looked === null) && unitCard}
        </div>
        {armies}
      </div>
    </div>
  );
}

/** Where there is no room beside the field, whom the pointer rests on is read over it, at the other side. */
const asideOf = ({ lens, m }: Battle, id: string): string => {
  const { pose } = unitOf(m, id);
  return pose && lens.at(pose).x > lens.width / 2 ? 'battle__card--left' : 'battle__card--right';
};

const asksDice = ({ question }: Choice): boolean =>
  question?.options.some(({ label }) => label.key === 'option.die') ?? false;

const NOBODY: readonly string[] = [];

const DEGREE = 10;

/** Q and E turn by a degree, arrows slide by a tenth of an inch; Shift is more, Alt is less. */
function useNudges(laying: Laying | null, lens: Lens): void {
  useEffect(() => {
    if (!laying) return;
    const { moving, draft, set } = laying;
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey) return;
      if ((event.target as Element).closest('input, textarea, select, dialog')) return;
      const key = event.key.toLowerCase();
      const degrees = event.shiftKey ? 15 * DEGREE : event.altKey ? 1 : DEGREE;
      const way = event.shiftKey ? 1000 : 100;
      const turn = key === 'q' ? -degrees : key === 'e' ? degrees : 0;
      const up = key === 'arrowup' ? way : key === 'arrowdown' ? -way : 0;
      const aside = key === 'arrowright' ? way : key === 'arrowleft' ? -way : 0;
      if (turn === 0 && up === 0 && aside === 0) return;
      event.preventDefault();
      if (turn !== 0) {
        if (mayTurn(moving)) set(turnBy(moving, draft, draft.last + turn, true));
      } else if (moving.type === 'place') {
        const { x, y } = lens.seen(draft);
        set({ ...draft, ...lens.seen({ x: x + aside, y: y + up }) });
      } else if (moving.directions.length === 1) {
        if (up !== 0) set({ ...draft, by: Math.max(0, draft.by + up) });
        else if (moving.mayFirst) {
          const first = (draft.first + (aside > 0 ? DEGREE : 3600 - DEGREE)) % 3600;
          set({ ...draft, first, last: draft.turned ? draft.last : first });
        }
      } else {
        const slide = up > 0 ? 'forward' : up < 0 ? 'back' : aside > 0 ? 'right' : 'left';
        if (!moving.directions.includes(slide)) return;
        set({ ...draft, slide, by: (draft.slide === slide ? draft.by : 0) + way });
      }
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  });
}
