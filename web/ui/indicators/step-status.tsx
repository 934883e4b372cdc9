import { Tally } from './tally.tsx';
import type { TallyOutcome } from './tally.tsx';
import s from './tally.module.css';

type Props = {
  /** The server's label for the status. */
  label: string;
  /** How many of the five steps have been reached. */
  at: number;
  outcome?: TallyOutcome | undefined;
};

/** A candidate's status, as a tally and a word. */
export const StepStatus = ({ label, at, outcome }: Props) => (
  <span className={s.step}>
    <Tally at={at} outcome={outcome} silent />
    {label}
  </span>
);
