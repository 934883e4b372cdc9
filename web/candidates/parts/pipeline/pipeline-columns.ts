import type { ReceivedCandidates } from '#contract/candidates/shapes.ts';
import {
  candidateStatus,
  candidateStatuses,
  pipelineStatuses,
  type CandidateStatusId,
} from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { pipelineCopy } from './pipeline-copy.ts';

type Request = ReceivedCandidates['talentRequests'][number];

/** A candidate with the talent request they were submitted for. */
export type PipelineCandidate = Request['candidates'][number] &
  Pick<Request, 'talentRequestId' | 'jobTitle' | 'noOfRoles' | 'noOfRolesFilled'>;

export interface PipelineColumn {
  /** The status that a dropped candidate gets. In the column for candidates who weren't hired, this is Rejected. */
  readonly statusId: CandidateStatusId;
  readonly title: string;
  readonly candidates: readonly PipelineCandidate[];
}

// Times in the same format can be sorted as text, and comparing strings directly is much faster than a locale-aware
// comparison.
const byTime = (one: PipelineCandidate, other: PipelineCandidate): number =>
  one.since === other.since ? 0 : one.since < other.since ? -1 : 1;

/**
 * Returns the pipeline's steps with their candidates, longest waiting first. The last column contains the unsuccessful
 * candidates.
 */
export const pipelineColumns = ({ talentRequests }: Pick<ReceivedCandidates, 'talentRequests'>): PipelineColumn[] => {
  const all = talentRequests.flatMap(({ candidates, talentRequestId, jobTitle, noOfRoles, noOfRolesFilled }) =>
    candidates.map((candidate) => ({ ...candidate, talentRequestId, jobTitle, noOfRoles, noOfRolesFilled })),
  );
  const isStep = new Set<CandidateStatusId>(pipelineStatuses);
  return [
    ...pipelineStatuses.map((statusId) => ({
      statusId,
      title: lookupValue(candidateStatuses, statusId),
      candidates: all.filter((one) => one.candidateStatusId === statusId).toSorted(byTime),
    })),
    {
      statusId: candidateStatus.rejected,
      title: pipelineCopy.ended,
      candidates: all.filter((one) => !isStep.has(one.candidateStatusId)).toSorted(byTime),
    },
  ];
};

/** Whether a candidate may be dropped in a column. */
export const canDropCandidate = (
  candidate: Pick<PipelineCandidate, 'moves' | 'can'>,
  { statusId }: Pick<PipelineColumn, 'statusId'>,
): boolean =>
  statusId === candidateStatus.rejected
    ? candidate.can.reject.allowed
    : candidate.moves.some((move) => move.candidateStatusId === statusId && move.right.allowed);
