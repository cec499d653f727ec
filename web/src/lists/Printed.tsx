import type { ReactNode } from 'react';
import type { Outline } from './kind.ts';

/** The list on paper: nothing else of the page is printed. */
export function Printed({ outline, children }: { outline: Outline; children?: ReactNode }) {
  const { title, about, groups } = outline;
  return (
    <article className="printed">
      <h2>{title}</h2>
      <p>{about.join(' · ')}</p>
      <div className="printed__groups">
        {groups
          .filter(({ rows }) => rows.length > 0)
          .map(({ heading, rows }) => (
            <section key={heading}>
              <h3>{heading}</h3>
              <ul>
                {rows.map(({ count, name, note, below }, n) => (
                  // biome-ignore lint/suspicious/noArrayIndexKey: the same unit may stand there twice
                  <li key={n} data-below={below}>
                    <b>{count}</b> <span>{name}</span> {note && <i>{note}</i>}
                  </li>
                ))}
              </ul>
            </section>
          ))}
      </div>
      {children}
    </article>
  );
}
