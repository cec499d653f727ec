import { useBoardWords } from './words/index.ts';

export function CardSheet({ id }: { id: string }) {
  const { t } = useBoardWords();
  return <p>{t('cross.sheet', { face: Number(id) })}</p>;
}
