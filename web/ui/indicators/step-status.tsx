import { Tally } from './tally.tsx';
import type { TallyOutcome } from './tally.tsx';
import s from './tally.module.css';

type Props = {
  /** The status in words, as the server names it. */
  label: string;
  /** How many of the five steps are reached. */
  at: number;
  outcome?: TallyOutcome | undefined;
};

/** Where a candidate is: the tally and the word. */
export const StepStatus = ({ label, at, outcome }: Props) => (
  <span className={s.step}>
    <Tally at={at} outcome={outcome} silent />
    {label}
  </span>
);
