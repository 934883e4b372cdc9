import { sql } from 'kysely';
import type { retryAssessment as operation } from '#contract/draft-candidates/operations.ts';
import { draftCandidateRefusals } from '#contract/draft-candidates/refusals.ts';
import { canRetryAssessment } from '#contract/draft-candidates/rules.ts';
import { aiAssessmentStatus } from '#contract/draft-candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { draftCandidateEvents } from '../events.ts';
import { lockDraftCandidate, type DraftCandidateRecord } from '../queries/find-draft-candidate.ts';
import { readDraftCandidate } from '../queries/read-draft-candidates.ts';

/** Returns the IDs for an event about a draft. The client's ID is left out, since clients never learn about drafts. */
export const draftEventIds = (
  draft: Pick<DraftCandidateRecord, 'id' | 'supplierId' | 'engagementId' | 'talentRequestId'>,
) => ({
  supplierId: draft.supplierId,
  engagementId: draft.engagementId,
  talentRequestId: draft.talentRequestId,
  data: { draftCandidateId: draft.id },
});

/** Sets a locked draft to In Progress and removes its previous answers. A job then assesses it. */
export const requestAssessment = async (scope: AgencyScope, draft: DraftCandidateRecord): Promise<void> => {
  await scope.db.deleteFrom('draftCandidateAnswer').where('draftCandidateId', '=', draft.id).execute();
  await scope.db
    .updateTable('draftCandidate')
    .set({
      aiStatusId: aiAssessmentStatus.inProgress,
      score: null,
      method: null,
      model: null,
      problem: null,
      run: sql`run + 1`,
      claimedUntil: null,
      askedBy: scope.userId,
      updatedAt: scope.now,
    })
    .where('id', '=', draft.id)
    .execute();
  await scope.emit({ kind: draftCandidateEvents.assessmentRequested, ...draftEventIds(draft) });
};

/** Restarts an assessment that failed, or that was not available for a reason that may have ended since. */
export const retryAssessment = async (
  scope: AgencyScope,
  { draftCandidateId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const draft = await lockDraftCandidate(scope, draftCandidateId);
  if (!draft) return notFound();
  if (draft.candidateId !== null) return refuse(draftCandidateRefusals['draft-submitted']);
  if (!canRetryAssessment(draft.aiStatusId, draft.problem)) {
    return refuse(draftCandidateRefusals['assessment-not-retryable']);
  }
  await requestAssessment(scope, draft);
  return readDraftCandidate(scope, draft.id);
};
