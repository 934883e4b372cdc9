import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export interface SubmittedCandidateCounts {
  /** The number of candidates that would be withdrawn with the application. */
  openCandidates: number;
  /** The number of hires, which prevent a withdrawal. */
  hiredCandidates: number;
}

/** Counts the agency's candidates that affect whether the application can be withdrawn. */
export const countSubmittedCandidates = async (
  scope: AgencyScope,
  applicationId: string | undefined,
): Promise<SubmittedCandidateCounts> => {
  if (applicationId === undefined) return { openCandidates: 0, hiredCandidates: 0 };
  return scope.db
    .selectFrom('candidate')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('statusId', 'in', openCandidateStatuses).as('openCandidates'),
      fn.countAll<number>().filterWhere('statusId', '=', candidateStatus.hired).as('hiredCandidates'),
    ])
    .where('applicationId', '=', applicationId)
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
};
