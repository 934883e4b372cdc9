import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { copy } from '#web/ui/copy.ts';
import s from './states.module.css';

/** A grey bar in place of a word or figure. */
export const Skeleton = ({
  width = '100%',
  height = 10,
  circle,
}: {
  width?: number | string;
  height?: number;
  circle?: boolean;
}) => (
  <span
    className={cx(s.skel, circle && s.circle)}
    style={{ inlineSize: width, blockSize: height }}
    aria-hidden="true"
  />
);

const lengths = ['92%', '78%', '86%', '64%', '71%', '83%'];

const lengthAt = (line: number): string => lengths[line % lengths.length] ?? '80%';

/** A placeholder for a block of text that is still loading. */
export const SkeletonText = ({ lines = 3, label }: { lines?: number; label?: string }) => (
  <div className={s.lines} role="status">
    <VisuallyHidden>{label ?? copy.loading}</VisuallyHidden>
    {[...Array(lines).keys()].map((line) => (
      <Skeleton key={line} width={lengthAt(line)} />
    ))}
  </div>
);

/** A placeholder for a list of rows that is still loading, if no table provides its own. */
export const SkeletonRows = ({ rows = 4, label }: { rows?: number; label?: string }) => (
  <div role="status">
    <VisuallyHidden>{label ?? copy.loading}</VisuallyHidden>
    {[...Array(rows).keys()].map((row) => (
      <div className={s.row} key={row}>
        <Skeleton width={lengthAt(row)} />
        <Skeleton width={84} />
      </div>
    ))}
  </div>
);
