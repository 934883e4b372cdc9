import { useEffect, useRef } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import s from './split.module.css';

type Props = {
  children: ReactNode;
  /** The chosen one, known by its key; in place of the list where there is no room for both. */
  detail: ReactElement | null;
  detailLabel: string;
};

/** A list with the chosen one beside it. */
export const Split = ({ children, detail, detailLabel }: Props) => {
  const aside = useRef<HTMLElement>(null);
  const which = detail?.key;
  useEffect(() => {
    aside.current?.scrollTo({ top: 0 });
  }, [which]);
  return (
    <div className={cx(s.split, detail === null && s.alone)}>
      <div className={s.list}>{children}</div>
      {detail !== null && (
        <aside className={s.detail} aria-label={detailLabel} ref={aside}>
          {detail}
        </aside>
      )}
    </div>
  );
};
