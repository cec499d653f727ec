import { message } from '@small-council/engine';
import { type Card, type Code, isAttacking, isDefending } from '@small-council/lcg';
import { keywordName } from '@small-council/lcg/blocks';
import { CardPicture } from '../../pictures/CardPicture.tsx';
import { useSettings } from '../../settings.ts';
import { InTheRules } from '../../table/InTheRules.tsx';
import { RuleLink } from '../../table/Rule.tsx';
import { Icon } from '../../ui/Icon.tsx';
import { ChallengeIcon, classes, PlotNumbers } from './Faces.tsx';
import { figuresOf, iconReasons, strengthReasons } from './figures.ts';
import { CREST, emblemOf, KEYWORD, toneOf } from './heraldry.ts';
import { attachmentsOf, type CardView, readingOf, textAt } from './seen.ts';
import type { CardEdition } from './table.ts';
import { useBoardWords } from './words/index.ts';

/** The card that a detail is about: `card:12`, `hand:h3` or `code:01144`. */
export function meantBy(view: CardView, id: string): { card: Card | null; code: Code } {
  const [kind, ...rest] = id.split(':');
  const name = rest.join(':');
  if (kind === 'card') {
    const card = view.table.cards[Number(name)] ?? null;
    return { card, code: card?.code ?? '' };
  }
  if (kind === 'code') return { card: null, code: name };
  const { viewer, table } = view;
  const { hand, placed } = table.players[viewer === 'spectator' ? 0 : viewer];
  const held = [hand, placed].flatMap((cards) => (typeof cards === 'number' ? [] : cards));
  return { card: null, code: held.find((one) => one.id === name)?.code ?? '' };
}

interface Props {
  id: string;
  view: CardView;
  edition: CardEdition;
}

const KEYWORDS = new Set([
  'ambush',
  'insight',
  'intimidate',
  'limited',
  'noAttachments',
  'pillage',
  'renown',
  'rivals',
  'stealth',
  'supports',
  'terminal',
]);

/** A card in full: what is printed, what it amounts to now and why, and what is on it. */
export function Sheet({ id, view, edition }: Props) {
  const { say, t, call } = useBoardWords();
  const { language } = useSettings();
  const { card, code } = meantBy(view, id);
  const m = readingOf(view, edition.book);
  if (id.startsWith('challenge:')) return null;
  if (code === '') return <p>{t('cards.facedown')}</p>;
  const text = textAt(m, code, card?.face);
  const lines = edition.textOf(text);
  const onTable = card !== null && card.zone === 'play' && text.type === 'character';
  const figures = onTable ? figuresOf(m, card) : null;
  const keywords = figures?.keywords ?? text.keywords;
  return (
    <div className={classes('cardsheet', toneOf(text.faction))}>
      <div className="cardsheet__art">
        <Icon body={emblemOf(text)} />
        <CardPicture edition={edition.ledger} card={text} crop="wide" pixels={300} told />
        {text.cost !== null && (
          <span className="coin" aria-hidden="true">
            {text.cost}
          </span>
        )}
        <span className="cardsheet__icons" aria-hidden="true">
          {text.icons.map((type) => (
            <ChallengeIcon key={type} type={type} />
          ))}
        </span>
        {text.type === 'character' && (
          <span className="cardsheet__strength" aria-hidden="true">
            {figures?.strength ?? text.strength}
          </span>
        )}
      </div>
      <p className="cardsheet__type">
        <Icon body={CREST[text.faction] ?? CREST.neutral} />
        <span>
          <strong>{t(`cards.type.${text.type}`)}</strong> ·{' '}
          {say(message(`faction.${text.faction}`))}
          {text.marks
            .filter((mark) => !mark.startsWith('only:'))
            .map((mark) => ` · ${say(message(`is.${mark}`))}`)}
          {text.values.influence !== undefined &&
            ` · ${t('cards.influence', { count: text.values.influence })}`}
          <br />
          <i>{text.traits.map((trait) => say(message(`trait.${trait}`))).join(' · ')}</i>
        </span>
      </p>
      {text.plot && <PlotNumbers values={text.plot} printed={text.plot} />}
      {figures && card && <Reasons card={card} view={view} edition={edition} />}
      {keywords.length > 0 && (
        <ul className="cardsheet__keywords">
          {keywords.map((keyword) => (
            <Keyword key={keyword} keyword={keyword} edition={edition} />
          ))}
        </ul>
      )}
      <div className={classes('cardsheet__text', figures?.blank && 'is-blank')}>
        {lines.slice(text.keywords.length > 0 ? 1 : 0).map((line, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a card stay where they are
          <p key={i}>{say(line)}</p>
        ))}
      </div>
      {card && <State card={card} view={view} edition={edition} />}
      {card && attachmentsOf(m, card).length > 0 && (
        <ul className="cardsheet__attachments">
          {attachmentsOf(m, card).map((one) => (
            <li key={one.id}>
              <strong>
                {one.code === '' ? t('cards.facedown') : call({ is: 'printing', id: one.code })}
              </strong>{' '}
              {one.code !== '' &&
                edition
                  .textOf(textAt(m, one.code, one.face))
                  .map(say)
                  .join(' ')}
            </li>
          ))}
        </ul>
      )}
      <p className="cardsheet__foot small">
        {t('cards.set', {
          pack: edition.packs[text.pack]?.[language] ?? text.pack,
          number: Number(code.slice(-3)),
        })}
      </p>
      <InTheRules key={code} name={call({ is: 'printing', id: code })} ledger={edition.ledger} />
    </div>
  );
}

/** The strength and what makes it. */
function Reasons({ card, view, edition }: { card: Card; view: CardView; edition: CardEdition }) {
  const { say, t } = useBoardWords();
  const m = readingOf(view, edition.book);
  const { strength, printedStrength } = figuresOf(m, card);
  const reasons = strengthReasons(m, card);
  const icons = iconReasons(m, card);
  if (reasons.length === 0 && icons.length === 0) return null;
  return (
    <div className="cardsheet__reasons">
      <strong>{t('cards.strength.printed', { strength, printed: printedStrength })}</strong>
      <ul>
        {reasons.map(({ words, amount }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two effects of one card look the same
          <li key={i}>
            <b>{amount}</b> {say(words)}
          </li>
        ))}
        {icons.map(({ type, reason }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two effects of one card look the same
          <li key={`icon ${i}`}>
            <b>{reason.amount}</b> {say(message(`challenge.${type}`))}: {say(reason.words)}
          </li>
        ))}
      </ul>
    </div>
  );
}

function Keyword({ keyword, edition }: { keyword: string; edition: CardEdition }) {
  const { say, t } = useBoardWords();
  const [name] = keyword.split(':');
  const rule = edition.keywordRule(name);
  return (
    <li className="keywordchip">
      {KEYWORD[name] && <Icon body={KEYWORD[name]} />}
      <strong>{say(keywordName(keyword))}</strong>
      {KEYWORDS.has(name) && (
        <span className="small">{t(`cards.keyword.${name}` as 'cards.keyword.renown')}</span>
      )}
      {rule && <RuleLink id={rule} />}
    </li>
  );
}

/** What it does and bears just now. */
function State({ card, view, edition }: { card: Card; view: CardView; edition: CardEdition }) {
  const { say, t, call } = useBoardWords();
  const m = readingOf(view, edition.book);
  const host = view.table.cards[card.host];
  const parts = [
    ...(card.zone === 'play' || card.zone === 'faction'
      ? [t(card.knelt ? 'cards.knelt' : 'cards.standing')]
      : []),
    ...(isAttacking(m, card.id) ? [t('cards.attacking')] : []),
    ...(isDefending(m, card.id) ? [t('cards.defending')] : []),
    ...(card.power > 0 ? [t('cards.power', { count: card.power })] : []),
    ...(card.gold > 0 ? [t('cards.gold', { count: card.gold })] : []),
    ...(card.duplicates.length > 0
      ? [t('cards.duplicates', { count: card.duplicates.length })]
      : []),
    ...Object.entries(card.tokens ?? {}).map(
      ([kind, count]) => `${say(message(`token.${kind}`))} ${count}`,
    ),
    ...(host ? [t('cards.attachedTo', { card: call({ is: 'printing', id: host.code }) })] : []),
    ...(card.entered.phase === view.table.phaseNumber && card.zone === 'play'
      ? [t('cards.new')]
      : []),
    ...(card.owner === card.controller
      ? []
      : [t('cards.owner', { player: message(`player.${card.owner}`) })]),
  ];
  return parts.length === 0 ? null : <p className="cardsheet__state small">{parts.join(' · ')}</p>;
}
