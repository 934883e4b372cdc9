import { candidateStatus, openStatuses } from '#contract/candidates/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export interface SubmittedCandidates {
  /** In the running: they are withdrawn with the application. */
  openCandidates: number;
  /** Hired: they prevent a withdrawal. */
  hiredCandidates: number;
}

/** The candidates of an application that matter for its withdrawal. */
export const submittedCandidatesOf = async (
  scope: AgencyScope,
  applicationId: string | undefined,
): Promise<SubmittedCandidates> => {
  if (applicationId === undefined) return { openCandidates: 0, hiredCandidates: 0 };
  return scope.db
    .selectFrom('candidate')
    .select(({ fn }) => [
      fn.countAll<number>().filterWhere('statusId', 'in', openStatuses).as('openCandidates'),
      fn.countAll<number>().filterWhere('statusId', '=', candidateStatus.hired).as('hiredCandidates'),
    ])
    .where('applicationId', '=', applicationId)
    .where('supplierId', '=', scope.tenantId)
    .executeTakeFirstOrThrow();
};
