import type { ReactNode } from 'react';
import { cx } from '#web/ui/cx.ts';
import s from './leaders.module.css';

export type DotLeaderRow = { label: string; value: ReactNode; isStrong?: boolean };

/** A list with a label and a value on each line, connected by dots. */
export const DotLeaderRows = ({ rows }: { rows: readonly DotLeaderRow[] }) =>
  rows.length === 0 ? null : (
    <dl className={s.leaders}>
      {rows.map(({ label, value, isStrong = false }) => (
        <div key={label} className={cx(isStrong && s.strong)}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
