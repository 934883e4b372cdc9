import type { Candidate, ReceivedCandidate } from '#contract/candidates/shapes.ts';
import type { SalaryRevision } from '#contract/candidates/shapes/salary.ts';

/** A candidate as either side sees them. */
export type CandidateWithSalary = Candidate | ReceivedCandidate;

/** Returns the name of the side that proposed a salary. */
export const salaryProposerName = (
  candidate: CandidateWithSalary,
  { proposedBySide }: Pick<SalaryRevision, 'proposedBySide'>,
): string =>
  ({ agency: candidate.supplier.supplierName, client: candidate.client.clientName, provider: 'Rolecall' })[
    proposedBySide
  ];
