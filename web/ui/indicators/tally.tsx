import { cx } from '#web/ui/cx.ts';
import { VisuallyHidden } from '#web/ui/text/visually-hidden.tsx';
import { copy } from '#web/ui/copy.ts';
import s from './tally.module.css';

export type TallyOutcome = 'hired' | 'rejected' | 'closed';

type Props = {
  /** The number of ticks reached. The last of these is taller. */
  at: number;
  of?: number;
  /**
   * The final outcome. The ticks turn green for `hired`, and are struck through in red for `rejected` and in grey for
   * `closed`.
   */
  outcome?: TallyOutcome | undefined;
  /** The text announced instead of "3 of 5", for a tally without a word beside it. */
  label?: string;
  /** Whether to hide the tally from screen readers, because the word beside it gives the same information. */
  silent?: boolean;
};

/** A row of ticks that shows progress, used for statuses, matches and extensions. */
export const Tally = ({ at, of = 5, outcome, label, silent = false }: Props) => (
  <>
    <svg
      className={cx(s.tally, outcome && s[outcome])}
      style={{ inlineSize: of * 4 - 2 }}
      viewBox={`0 0 ${of * 4 - 2} 12`}
      aria-hidden="true"
    >
      {[...Array(of).keys()].map((tick) => {
        const taller = !outcome && tick === at - 1;
        return (
          <rect
            key={tick}
            className={cx(taller && s.at, !taller && tick < at && s.on)}
            x={tick * 4}
            y={taller ? 0 : 3}
            width={2}
            height={taller ? 12 : 9}
            rx={1}
          />
        );
      })}
      {(outcome === 'rejected' || outcome === 'closed') && <path d={`M0 7.5H${of * 4 - 2}`} />}
    </svg>
    {!silent && <VisuallyHidden>{label ?? copy.tally({ of: at, total: of })}</VisuallyHidden>}
  </>
);
