import { useId } from 'react';
import type { ReactNode } from 'react';
import s from './block.module.css';

type BlockProps = { title?: string; note?: ReactNode; aside?: ReactNode; children: ReactNode };

/** A region of a page, separated from the next region by a hairline instead of a box. */
export const Block = ({ title, note, aside, children }: BlockProps) => {
  const id = useId();
  return (
    <section className={s.block} aria-labelledby={title === undefined ? undefined : id}>
      {title !== undefined && (
        <header>
          <h2 id={id}>{title}</h2>
          {note !== undefined && <small>{note}</small>}
          {aside !== undefined && <div>{aside}</div>}
        </header>
      )}
      {children}
    </section>
  );
};
