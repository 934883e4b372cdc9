import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import { restoreDays } from '#contract/engagements/rules.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { lockTalentRequest } from '#server/engagements/public.ts';
import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import type { CandidateRow } from '../queries/find-candidate.ts';
import { candidateEventIds, recordCandidateTransition } from './record-transition.ts';

const open = (scope: Scope) =>
  scope.db.selectFrom('candidate').selectAll().where('statusId', 'in', openCandidateStatuses).orderBy('id').forUpdate();

const close = async (scope: Scope, candidates: readonly CandidateRow[]): Promise<void> => {
  for (const candidate of candidates) {
    await recordCandidateTransition(scope, candidate, { toStatusId: candidateStatus.notSelected }, true);
    await scope.emit({ kind: candidateEvents.notSelected, ...candidateEventIds(candidate) });
  }
};

/**
 * Sets open candidates to Not Selected once their talent request is fulfilled or completed. Source: domain rules D1,
 * D15.
 */
export const closeCandidates = async (scope: Scope, talentRequestId: string): Promise<void> =>
  close(scope, await open(scope).where('talentRequestId', '=', talentRequestId).execute());

/** Sets all open candidates of an ended engagement to Not Selected, including those in cancelled requests. */
export const closeAllCandidates = async (scope: Scope, engagementId: string): Promise<void> =>
  close(scope, await open(scope).where('engagementId', '=', engagementId).execute());

/** Closes the candidates of a cancelled talent request once it can no longer be restored. Source: domain rules D15. */
export const closeRetainedCandidates = async (scope: SystemScope): Promise<void> => {
  const passed = new Date(scope.now.getTime() - restoreDays * 86_400_000);
  const requests = await scope.db
    .selectFrom('talentRequest')
    .innerJoin('candidate', 'candidate.talentRequestId', 'talentRequest.id')
    .select(['talentRequest.id', 'talentRequest.engagementId'])
    .distinct()
    .where('talentRequest.statusId', '=', talentRequestStatus.cancelled)
    .where('talentRequest.statusChangedAt', '<=', passed)
    .where('candidate.statusId', 'in', openCandidateStatuses)
    .orderBy('talentRequest.engagementId')
    .orderBy('talentRequest.id')
    .execute();
  for (const { id } of requests) {
    await lockTalentRequest(scope, id);
    await closeCandidates(scope, id);
  }
};
