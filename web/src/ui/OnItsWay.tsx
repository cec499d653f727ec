import { useLocation } from 'wouter';
import { Frame } from './Page.tsx';
import { Loading } from './States.tsx';

/** Instead of a page that is being fetched. What will be a table has no frame; everything else has one. */
export function OnItsWay() {
  const [path] = useLocation();
  return /^\/(match|replay|shared|learn)\//.test(path) ? (
    <Loading />
  ) : (
    <Frame>
      <Loading />
    </Frame>
  );
}
