import type { submitDraftCandidate as operation } from '#contract/draft-candidates/operations.ts';
import { draftCandidateRefusals } from '#contract/draft-candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { submitPerson, type GivenConsent } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { draftCandidateEvents } from '../events.ts';
import { lockDraftCandidate } from '../queries/find-draft-candidate.ts';
import { draftEventIds } from './request-assessment.ts';

/**
 * Submits a draft with the consent that the candidate has given. All rules for submissions apply, and the draft is
 * closed and linked to the new candidate.
 */
export const submitDraftCandidate = async (
  scope: AgencyScope,
  { draftCandidateId, ...submission }: InputOf<typeof operation>,
  consent?: GivenConsent,
): Promise<HandlerResult<typeof operation>> => {
  const draft = await lockDraftCandidate(scope, draftCandidateId);
  if (!draft) return notFound();
  if (draft.candidateId !== null) return refuse(draftCandidateRefusals['draft-submitted']);
  if (draft.talentRequestId !== submission.talentRequestId) return refuse(draftCandidateRefusals['other-request']);
  const submitted = await submitPerson(scope, submission, consent);
  if (submitted instanceof Refused) return submitted;
  await scope.db
    .updateTable('draftCandidate')
    .set({ candidateId: submitted._id, updatedAt: scope.now })
    .where('id', '=', draft.id)
    .execute();
  // The draft's check link becomes invalid with the submission.
  await scope.db
    .updateTable('checkLink')
    .set({ revokedAt: scope.now })
    .where('draftCandidateId', '=', draft.id)
    .where('revokedAt', 'is', null)
    .execute();
  await scope.emit({
    kind: draftCandidateEvents.submitted,
    ...draftEventIds(draft),
    candidateId: submitted._id,
  });
  return submitted;
};
