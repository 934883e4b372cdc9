import { candidateStatus, type CandidateStatusId } from '#contract/candidates/states.ts';
import { StepStatus } from '#web/ui/indicators/step-status.tsx';
import type { TallyOutcome } from '#web/ui/indicators/tally.tsx';

/** How many of the five ticks each status fills. */
const ticks: Readonly<Partial<Record<CandidateStatusId, number>>> = {
  [candidateStatus.pending]: 1,
  [candidateStatus.shortlisted]: 2,
  [candidateStatus.screening]: 3,
  [candidateStatus.interviewing]: 4,
  [candidateStatus.offerExtended]: 5,
  [candidateStatus.hired]: 5,
};
const outcomes: Readonly<Partial<Record<CandidateStatusId, TallyOutcome>>> = {
  [candidateStatus.hired]: 'hired',
  [candidateStatus.rejected]: 'rejected',
  [candidateStatus.notSelected]: 'closed',
  [candidateStatus.withdrew]: 'closed',
};

export const completedStepsOf = (statusId: CandidateStatusId): { at: number; outcome: TallyOutcome | undefined } => ({
  at: ticks[statusId] ?? 0,
  outcome: outcomes[statusId],
});

/** A candidate's status, as ticks and as text. */
export const CandidateStatus = ({ id, status }: { id: CandidateStatusId; status: string }) => (
  <StepStatus label={status} {...completedStepsOf(id)} />
);
