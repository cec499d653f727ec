import { useCallback, useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { useLocation, useParams } from 'wouter';
import { boards } from '../boards/index.ts';
import { useLoad } from '../live/useLoad.ts';
import { NotFound } from '../pages/NotFound.tsx';
import type { TableLook } from '../table/look.ts';
import { TableScreen } from '../table/TableScreen.tsx';
import { Loading, Trouble } from '../ui/States.tsx';
import { type GameWords, SpokenGame } from '../words/say.ts';
import { LessonFeed } from './feed.ts';
import { Host } from './Host.tsx';
import type { Lesson } from './lesson.ts';
import { teachings } from './teachings.ts';
import { learnWords, useLearnWords } from './words/index.ts';

/** A first match with a host, in the browser alone: no account, no server, no opponent who waits. */
export function LessonPage() {
  const { game = '' } = useParams();
  const known = Object.hasOwn(teachings, game);
  const load = useCallback(async () => {
    const [{ lesson, texts }, look] = await Promise.all([teachings[game](), boards[game].look()]);
    return {
      lesson: await lesson(),
      look: look as unknown as TableLook<unknown>,
      words: learnWords(look.words, texts),
    };
  }, [game]);
  return known ? <Loaded key={game} load={load} /> : <NotFound />;
}

interface Taught {
  lesson: Lesson;
  look: TableLook<unknown>;
  words: GameWords;
}

function Loaded({ load }: { load: () => Promise<Taught> }) {
  const { data, problem, again } = useLoad(load);
  const [times, setTimes] = useState(0);
  if (!data) return problem === null ? <Loading /> : <Trouble problem={problem} again={again} />;
  return (
    <SpokenGame value={data.words}>
      <LessonTable key={times} {...data} again={() => setTimes(times + 1)} />
    </SpokenGame>
  );
}

function LessonTable({ lesson, look, words, again }: Taught & { again: () => void }) {
  const { t } = useLearnWords();
  const [, go] = useLocation();
  const feed = useMemo(() => new LessonFeed(lesson), [lesson]);
  useEffect(() => () => feed.close(), [feed]);
  const step = useSyncExternalStore(feed.subscribe, () => feed.now()?.step ?? null);
  const part = useSyncExternalStore(feed.subscribe, () => feed.now()?.part ?? 0);
  const panel = (
    <SpokenGame value={words}>
      <Host {...{ feed, lesson, step, again }} leave={() => go(`/how/${lesson.game}`)} />
    </SpokenGame>
  );
  const over = step === lesson.steps.length;
  const waiting = t(step === null ? 'learn.watch' : over ? 'learn.done' : 'learn.speaking');
  return <TableScreen key={part} feed={feed} look={look} host={{ panel, waiting }} />;
}
