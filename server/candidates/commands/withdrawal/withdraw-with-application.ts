import { sql } from 'kysely';
import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import { findEngagement, findTalentRequest, reasonsAgainstSubmissions } from '#server/engagements/public.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../../events.ts';
import { countOwnOpenCandidates } from '../../queries/own-candidates.ts';
import { limitReasons } from '../../rules/candidate-limit.ts';
import { setPersonOwnershipActive } from '../ownership/claim-person.ts';
import { candidateEventIds, recordCandidateTransition } from '../record-transition.ts';

const withApplication = 'The application to the engagement was withdrawn.';

/** Withdraws the open candidates with their application. Source: domain rules D2. */
export const withdrawCandidatesWithApplication = async (scope: Scope, applicationId: string): Promise<void> => {
  if (scope.side !== 'agency') return;
  const open = await scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('supplierId', '=', scope.tenantId)
    .where('statusId', 'in', openCandidateStatuses)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const candidate of open) {
    await recordCandidateTransition(scope, candidate, {
      toStatusId: candidateStatus.withdrew,
      reasonText: withApplication,
    });
    await setPersonOwnershipActive(scope, candidate.id, false);
    await scope.emit({ kind: candidateEvents.withdrawnWithApplication, ...candidateEventIds(candidate) });
  }
};

/**
 * Restores the candidates that were withdrawn with the application, but not those withdrawn earlier. A candidate stays
 * withdrawn if the talent request has ended since the withdrawal, or if the limit of candidates is reached again.
 */
export const restoreCandidatesWithApplication = async (
  scope: Scope,
  applicationId: string,
  withdrawnAt: Date,
): Promise<void> => {
  if (scope.side !== 'agency') return;
  const withdrawn = await scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('applicationId', '=', applicationId)
    .where('supplierId', '=', scope.tenantId)
    .where('statusId', '=', candidateStatus.withdrew)
    .where('dateWithdrawn', '=', withdrawnAt)
    .where('reasonText', '=', withApplication)
    .where('consentWithdrawnAt', 'is', null)
    .where('erasedAt', 'is', null)
    .orderBy('id')
    .forUpdate()
    .execute();
  for (const candidate of withdrawn) {
    const request = await findTalentRequest(scope, candidate.talentRequestId);
    const engagement = request && (await findEngagement(scope, request.engagementId));
    if (!engagement || candidate.previousStatusId === null) continue;
    const closed = reasonsAgainstSubmissions(request, engagement).filter(({ code }) => code !== 'request-paused');
    const open = await countOwnOpenCandidates(scope, request.id);
    if (closed.length > 0 || limitReasons(request, open, 'undo-cv-cap').length > 0) continue;
    // If another submission has claimed an identity key since the withdrawal, only this candidate's restoration is
    // rolled back.
    await sql`savepoint one_returns`.execute(scope.db);
    if (!(await setPersonOwnershipActive(scope, candidate.id, true))) {
      await sql`rollback to savepoint one_returns`.execute(scope.db);
      continue;
    }
    await recordCandidateTransition(scope, candidate, { toStatusId: candidate.previousStatusId });
    await scope.emit({ kind: candidateEvents.returnedWithApplication, ...candidateEventIds(candidate) });
  }
};
