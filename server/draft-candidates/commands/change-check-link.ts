import type {
  issueCheckLink as operation,
  revokeCheckLink as revokeOperation,
} from '#contract/draft-candidates/operations.ts';
import { draftCandidateRefusals } from '#contract/draft-candidates/refusals.ts';
import { checkLinkHours } from '#contract/draft-candidates/rules.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { draftCandidateEvents } from '../events.ts';
import { lockDraftCandidate } from '../queries/find-draft-candidate.ts';
import { readDraftCandidate } from '../queries/read-draft-candidates.ts';
import { draftEventIds } from './request-assessment.ts';

const hourMs = 3_600_000;

/** Revokes a locked draft's valid link. */
const revoke = async (scope: AgencyScope, draftCandidateId: string): Promise<void> => {
  await scope.db
    .updateTable('checkLink')
    .set({ revokedAt: scope.now })
    .where('draftCandidateId', '=', draftCandidateId)
    .where('revokedAt', 'is', null)
    .execute();
};

/** Issues a draft's link. Only one link of a draft is valid at a time. */
export const issueCheckLink = async (
  scope: AgencyScope,
  { draftCandidateId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const draft = await lockDraftCandidate(scope, draftCandidateId);
  if (!draft) return notFound();
  if (draft.candidateId !== null) return refuse(draftCandidateRefusals['draft-submitted']);
  await revoke(scope, draft.id);
  await scope.db
    .insertInto('checkLink')
    .values({
      id: newId(),
      draftCandidateId: draft.id,
      supplierId: scope.tenantId,
      issuedBy: scope.userId,
      issuedAt: scope.now,
      expiresAt: new Date(scope.now.getTime() + checkLinkHours * hourMs),
    })
    .execute();
  await scope.emit({ kind: draftCandidateEvents.linkIssued, ...draftEventIds(draft) });
  return readDraftCandidate(scope, draft.id);
};

/** Revokes a draft's link, if it has one. */
export const revokeCheckLink = async (
  scope: AgencyScope,
  { draftCandidateId }: InputOf<typeof revokeOperation>,
): Promise<HandlerResult<typeof revokeOperation>> => {
  const draft = await lockDraftCandidate(scope, draftCandidateId);
  if (!draft) return notFound();
  await revoke(scope, draft.id);
  await scope.emit({ kind: draftCandidateEvents.linkRevoked, ...draftEventIds(draft) });
  return readDraftCandidate(scope, draft.id);
};
