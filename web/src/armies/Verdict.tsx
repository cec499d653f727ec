import type { ArmyList } from '@small-council/asoiaf/armies';
import { recruitName } from '@small-council/asoiaf/cards';
import type { Refused } from '@small-council/engine';
import { useMemo } from 'react';
import { RuleLink } from '../table/Rule.tsx';
import { useFormats } from '../words/formats.ts';
import { type ArmyDraft, repairsOf } from './army.ts';
import { useArmyWords } from './words/index.ts';

interface Props {
  draft: ArmyDraft;
  reasons: readonly Refused[];
  /** Null where the army can only be read. */
  onRepair: ((army: ArmyList) => void) | null;
  onFaction: () => void;
  onCommanders: () => void;
}

/** Whether the army is legal; and if not, all reasons at once by number, each with its rule, and what helps. */
export function Verdict({ draft, reasons, onRepair, onFaction, onCommanders }: Props) {
  const { say, t } = useArmyWords();
  const { list } = useFormats();
  const legal = reasons.length === 0;
  const repairs = useMemo(
    () => (onRepair ? repairsOf(draft, reasons) : []),
    [draft, reasons, onRepair],
  );
  const helps: { readonly [key: string]: { label: string; deed: () => void } } = {
    'army.noFaction': { label: t('armies.faction'), deed: onFaction },
    'army.noCommander': { label: t('armies.kind.commander'), deed: onCommanders },
  };
  return (
    <section className="verdict army__check" data-legal={legal} aria-labelledby="verdict">
      <h2 id="verdict">
        <span aria-hidden="true">{legal ? '✓' : '✕'}</span>{' '}
        {legal
          ? t('armies.legal', { points: draft.points })
          : t('armies.illegal', { count: reasons.length })}
      </h2>
      {!legal && (
        <ol>
          {reasons.map(({ rule, why }, n) => {
            const help = onRepair && helps[why.key];
            return (
              <li key={`${rule} ${say(why)}`}>
                <span className="number">{n + 1}</span>
                <span className="verdict__why">
                  {say(why)} <RuleLink id={rule} />
                </span>
                {help && (
                  <button type="button" className="button verdict__mend" onClick={help.deed}>
                    {help.label}
                  </button>
                )}
              </li>
            );
          })}
        </ol>
      )}
      {repairs.length > 0 && (
        <div className="actions">
          {repairs.map(({ entry, to, army, solves }) => (
            <button
              key={`${entry.id} ${to}`}
              type="button"
              className="button verdict__mend"
              onClick={() => onRepair?.(army)}
            >
              {to === undefined
                ? t('armies.repair.remove', { card: recruitName(entry.id) })
                : t('armies.repair.move', {
                    card: recruitName(entry.id),
                    unit: recruitName(draft.army.troops[to].unit),
                  })}{' '}
              <span className="small">
                {t('armies.repair.solves', { numbers: list(solves.map((n) => `${n + 1}`)) })}
              </span>
            </button>
          ))}
        </div>
      )}
    </section>
  );
}
