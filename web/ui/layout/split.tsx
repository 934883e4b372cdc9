import type { ReactElement, ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import s from './split.module.css';

type Props = {
  children: ReactNode;
  /** The selected item, identified by its key. It replaces the list if there isn't enough room for both. */
  detail: ReactElement | null;
  detailLabel: string;
};

/** A list with the selected item beside it. */
export const Split = ({ children, detail, detailLabel }: Props) => (
  <div className={cx(s.split, detail === null && s.alone)}>
    <div className={s.list}>{children}</div>
    {detail !== null && (
      <aside className={s.detail} aria-label={detailLabel} key={detail.key}>
        {detail}
      </aside>
    )}
  </div>
);
