import { cx } from '#web/ui/cx.ts';
import s from './progress.module.css';

type Props = {
  label: string;
  /** The progress, from 0 to 100. */
  value: number;
  /** Whether this is the progress of an action that the user started here, rather than of a record. */
  action?: boolean;
  thin?: boolean;
};

export const Progress = ({ label, value, action = false, thin = false }: Props) => (
  <span
    className={cx(s.progress, action && s.action, thin && s.thin)}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value)}
  >
    <span style={{ inlineSize: `${Math.min(100, Math.max(0, value))}%` }} />
  </span>
);

/** Progress in equal parts, each of which is either done or not, for example the six sections of a profile. */
export const SegmentedProgress = ({
  label,
  value,
  parts,
}: {
  label: string;
  value: number;
  parts: readonly boolean[];
}) => (
  <span
    className={s.parts}
    role="progressbar"
    aria-label={label}
    aria-valuemin={0}
    aria-valuemax={100}
    aria-valuenow={Math.round(value)}
  >
    {parts.map((done, at) => (
      // eslint-disable-next-line react/no-array-index-key -- parts have no identity besides their position
      <i key={at} className={cx(done && s.on)} />
    ))}
  </span>
);
