import type { Message, View } from '@small-council/engine';
import {
  type CSSProperties,
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useEffect,
  useState,
} from 'react';
import { Dialog } from '../ui/Dialog.tsx';
import { useWords } from '../words/say.ts';
import type { Choice } from './choice.ts';
import type { DetailsLook, TableLook } from './look.ts';
import { RuleLink } from './Rule.tsx';

/** Opens the sheet of a card, a person or a house. `thing` is what it is in a question. */
type Show = (detail: string, thing?: string) => void;

const ShowDetail = createContext<Show>(() => {});

export const useShowDetail = (): Show => useContext(ShowDetail);

interface Props<TableView> {
  look: TableLook<TableView>;
  view: View<TableView>;
  choice: Choice;
  /** What is asked, in the words of the bar. */
  asked: Message | null;
  /** Why nothing at all can be chosen now, where the viewer is not asked. */
  unasked: string | null;
  children: ReactNode;
}

/**
 * What things on the table are. Whatever carries `data-detail` can be read in full: by resting the mouse
 * on it, by the key I when it has the focus, and by whatever click or touch the board makes of it.
 */
export function Details<TableView>({
  look,
  view,
  choice,
  asked,
  unasked,
  children,
}: Props<TableView>) {
  const { say } = useWords();
  const { details } = look;
  const [open, setOpen] = useState<{ detail: string; thing?: string } | null>(null);
  // The same function always: a long chronicle hangs on it.
  const show = useCallback<Show>((detail, thing) => setOpen({ detail, thing }), []);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
      if ((event.target as Element).closest('input, textarea, select, dialog')) return;
      const found = markedAt(event.target);
      if (found) setOpen(found);
    };
    window.addEventListener('keydown', onKey);
    return () => window.removeEventListener('keydown', onKey);
  }, []);
  return (
    <ShowDetail.Provider value={show}>
      {children}
      {details && <Peek details={details} view={view} />}
      {open && details && (
        <Dialog title={say(details.title(open.detail, view))} onClose={() => setOpen(null)}>
          <details.Sheet id={open.detail} view={view} />
          {open.thing !== undefined && (
            <Chance
              thing={open.thing}
              choice={choice}
              asked={asked}
              unasked={unasked}
              done={() => setOpen(null)}
            />
          )}
        </Dialog>
      )}
    </ShowDetail.Provider>
  );
}

const markedAt = (target: EventTarget | null): { detail: string; thing?: string } | null => {
  const { detail, thing } = (target as Element | null)?.closest<HTMLElement>('[data-detail]')
    ?.dataset ?? { detail: undefined };
  return detail === undefined ? null : { detail, thing };
};

interface ChanceProps {
  thing: string;
  choice: Choice;
  asked: Message | null;
  unasked: string | null;
  done: () => void;
}

/** Whether it can be chosen now, and if not, why not. */
function Chance({ thing, choice, asked, unasked, done }: ChanceProps) {
  const { say, t } = useWords();
  const { question } = choice;
  if (choice.offers(thing)) {
    return (
      <button
        type="button"
        className="button button--main"
        onClick={() => {
          if (choice.times(thing) === 0) choice.pick(thing);
          done();
        }}
      >
        {t('board.choose')}
      </button>
    );
  }
  if (!question) return unasked === null ? null : <p className="small">{unasked}</p>;
  const blocked = choice.whyNot(thing);
  return (
    <div className="why-not">
      <h3>{t('board.why')}</h3>
      <p>
        {blocked ? say(blocked.why) : t('board.why.other', { question: asked ?? question.text })}{' '}
        <RuleLink id={blocked?.rule ?? question.rule} />
      </p>
    </div>
  );
}

const REST = 450;

/** What lies under the resting mouse, in full, beside it. */
function Peek<TableView>({
  details,
  view,
}: {
  details: DetailsLook<TableView>;
  view: View<TableView>;
}) {
  const { say } = useWords();
  const [at, setAt] = useState<{ id: string; place: CSSProperties } | null>(null);
  useEffect(() => {
    let timer = 0;
    const hide = (): void => {
      window.clearTimeout(timer);
      setAt(null);
    };
    // Who has not moved the mouse has not pointed at what comes to lie under it.
    let rests = { x: Number.NaN, y: Number.NaN };
    const onMove = ({ clientX, clientY }: PointerEvent): void => {
      rests = { x: clientX, y: clientY };
    };
    const onOver = (event: PointerEvent): void => {
      hide();
      if (event.clientX === rests.x && event.clientY === rests.y) return;
      const thing = (event.target as Element).closest<HTMLElement>('[data-detail]');
      if (event.pointerType !== 'mouse' || !thing || thing.closest('dialog')) return;
      timer = window.setTimeout(() => {
        // What is named in the chronicle is read there: the chronicle itself is not covered by it.
        const kept = thing.closest('.panels') ? null : details.at?.();
        const place = kept ?? beside(thing.getBoundingClientRect());
        setAt({ id: thing.dataset.detail ?? '', place });
      }, REST);
    };
    window.addEventListener('pointermove', onMove);
    window.addEventListener('pointerover', onOver);
    window.addEventListener('pointerdown', hide);
    window.addEventListener('keydown', hide);
    window.addEventListener('scroll', hide, true);
    return () => {
      window.clearTimeout(timer);
      window.removeEventListener('pointermove', onMove);
      window.removeEventListener('pointerover', onOver);
      window.removeEventListener('pointerdown', hide);
      window.removeEventListener('keydown', hide);
      window.removeEventListener('scroll', hide, true);
    };
  }, [details]);
  if (!at) return null;
  return (
    <div className="peek" aria-hidden="true" inert style={at.place}>
      <strong>{say(details.title(at.id, view))}</strong>
      <details.Sheet id={at.id} view={view} />
    </div>
  );
}

const PEEK_WIDTH = 320;
const GAP = 8;

/** Above or below the thing, wherever there is more room, and never outside of the window. */
function beside({ left, top, bottom }: DOMRect): CSSProperties {
  const x = Math.max(GAP, Math.min(left, window.innerWidth - PEEK_WIDTH - GAP));
  return top > window.innerHeight / 2
    ? { left: x, bottom: window.innerHeight - top + GAP, width: PEEK_WIDTH }
    : { left: x, top: bottom + GAP, width: PEEK_WIDTH };
}
