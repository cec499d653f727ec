import { pointsOf } from '@small-council/asoiaf/armies';
import {
  FACTIONS,
  type Faction,
  factionName,
  recruitCard,
  unitCard,
} from '@small-council/asoiaf/cards';
import { useMemo, useRef, useState } from 'react';
import type { BuilderProps } from '../lists/kind.ts';
import { useKept } from '../lists/useKept.ts';
import { Workshop } from '../lists/Workshop.tsx';
import { ArmyRows, Meter } from './ArmyRows.tsx';
import './armies.css';
import { type ArmyDraft, reasonsOf, withCard } from './army.ts';
import { ALL, Catalogue, type Filter } from './Catalogue.tsx';
import { PrintedCards, Reading } from './Reading.tsx';
import { TacticsDeck } from './TacticsDeck.tsx';
import { Verdict } from './Verdict.tsx';
import { useArmyWords } from './words/index.ts';

const TABS = ['army', 'choose', 'read', 'check'] as const;
/** What a table can agree on. */
const LIMITS = { min: 20, max: 100 };

/** An army between the cards that it is chosen from and what is printed on them. */
export function Builder(props: BuilderProps<ArmyDraft>) {
  const { say, t } = useArmyWords();
  const { foreign = false } = props;
  const kept = useKept(props);
  const { draft, change } = kept;
  const { army, points } = draft.list;
  const [tab, setTab] = useState<(typeof TABS)[number]>('army');
  const [filter, setFilter] = useState<Filter>(ALL);
  /** The unit that the next attachment goes to. */
  const [chosen, setChosen] = useState<number | null>(null);
  const [reading, setReading] = useState<string | null>(null);
  const factionField = useRef<HTMLSelectElement>(null);
  const reasons = useMemo(() => reasonsOf(draft.list), [draft.list]);

  const set = (list: Partial<ArmyDraft>) => change({ ...draft, list: { ...draft.list, ...list } });
  const read = (id: string) => {
    setReading(id);
    setTab('read');
  };
  const add = (id: string) => {
    const card = recruitCard(id);
    if (!card) return;
    // Who takes the first card has chosen a faction.
    const faction = army.faction ?? (card.faction === 'neutral' ? null : card.faction);
    set({ army: { ...withCard(army, card, chosen), faction } });
    setReading(id);
    if (chosen !== null) choose(null);
  };
  const choose = (at: number | null) => {
    setChosen(at);
    const mounted = at !== null && unitCard(army.troops[at].unit)?.type === 'cavalry';
    setFilter(
      at === null
        ? { ...filter, kinds: [] }
        : { ...ALL, kinds: ['attachment', 'commander'], type: mounted ? 'cavalry' : 'infantry' },
    );
    if (at !== null) setTab('choose');
  };
  return (
    <Workshop
      of={props}
      kept={kept}
      playable={reasons.length === 0}
      fields={
        <>
          <div className="field">
            <label htmlFor="army-faction">{t('armies.faction')}</label>
            <select
              id="army-faction"
              ref={factionField}
              disabled={foreign}
              value={army.faction ?? ''}
              onChange={({ target }) =>
                set({
                  army: {
                    ...army,
                    faction: target.value === '' ? null : (target.value as Faction),
                  },
                })
              }
            >
              <option value="">{t('armies.faction.none')}</option>
              {(Object.keys(FACTIONS) as Faction[]).map((faction) => (
                <option key={faction} value={faction}>
                  {say(factionName(faction))}
                </option>
              ))}
            </select>
          </div>
          <div className="field">
            <label htmlFor="army-limit">{t('armies.limit')}</label>
            <input
              id="army-limit"
              type="number"
              {...LIMITS}
              readOnly={foreign}
              value={points}
              onChange={({ target }) => {
                const wished = Math.round(target.valueAsNumber);
                if (wished > 0 && wished <= LIMITS.max) set({ points: wished });
              }}
            />
          </div>
        </>
      }
      tabs={TABS.map((id) => ({
        id,
        label: t(`armies.tab.${id}`),
        count: id === 'check' ? reasons.length : 0,
      }))}
      tab={tab}
      onTab={setTab}
      printedBelow={<PrintedCards army={army} />}
    >
      <div className="army">
        <Catalogue
          draft={draft.list}
          filter={filter}
          onFilter={setFilter}
          chosen={chosen}
          onForget={() => choose(null)}
          onAdd={foreign ? null : add}
          onRead={read}
        />
        <div className="army__middle">
          <section className="army__rows" aria-label={t('armies.tab.army')}>
            <Meter army={army} limit={points} spent={pointsOf(army)} />
            <ArmyRows
              army={army}
              reasons={reasons}
              fixed={foreign}
              onChange={(next) => set({ army: next })}
              onAttach={choose}
              onRead={read}
            />
          </section>
          <Verdict
            draft={draft.list}
            reasons={reasons}
            onRepair={foreign ? null : (next) => set({ army: next })}
            onFaction={() => factionField.current?.focus()}
            onCommanders={() => {
              setFilter({ ...ALL, kinds: ['commander'] });
              setTab('choose');
            }}
          />
        </div>
        <div className="army__read">
          <Reading id={reading ?? army.troops[0]?.unit ?? null} />
          <TacticsDeck army={army} onRead={read} />
        </div>
      </div>
    </Workshop>
  );
}
