import { type ArmyList, tacticsDeckOf } from '@small-council/asoiaf/armies';
import { tacticsCard, tacticsName } from '@small-council/asoiaf/cards';
import { RuleLink } from '../table/Rule.tsx';
import { useArmyWords } from './words/index.ts';

/** The tactics cards that the army brings. */
export function TacticsDeck({ army, onRead }: { army: ArmyList; onRead: (id: string) => void }) {
  const { say, t } = useArmyWords();
  const deck = tacticsDeckOf(army);
  return (
    <section className="panel" aria-labelledby="tactics-deck">
      <h2 id="tactics-deck">
        {t('armies.tactics')} · {deck.length}
      </h2>
      <p className="small">
        {t('armies.tactics.help')} <RuleLink id="SIF-727" />
      </p>
      <ul className="chips">
        {[...new Set(deck)].map((id) => (
          <li key={id}>
            <button type="button" className="chip" onClick={() => onRead(id)}>
              {tacticsCard(id)?.commander !== undefined && '★ '}
              {say(tacticsName(id))}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
