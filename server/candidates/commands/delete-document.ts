import type { deleteDocument as operation } from '#contract/candidates/operations/documents.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { agencyCandidateRights } from '../policy.ts';
import { lockCandidate } from '../queries/find-candidate.ts';
import { recordVersion } from './versions/record-version.ts';

/** Deletes a document that the agency added. A submitted candidate's CV can only be replaced. */
export const deleteDocument = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await scope.db
    .selectFrom('candidateDocument')
    .select(['id', 'candidateId', 'clientId', 'kind'])
    .where('id', '=', input.documentId)
    .where('supplierId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return notFound();
  if (row.candidateId !== null) {
    const found = await lockCandidate(scope, row.candidateId);
    if (!found) return notFound();
    if (row.kind === 'cv') return refuse(candidateRefusals['cv-needed']);
    const { changeDocuments } = agencyCandidateRights(scope, found.candidate, found);
    if (!changeDocuments.allowed) {
      return refuse(candidateRefusals['candidate-closed'], { reasons: changeDocuments.reasons });
    }
  }
  await scope.db
    .updateTable('candidateDocument')
    .set({ deletedAt: scope.now })
    .where('id', '=', row.id)
    .where('supplierId', '=', scope.tenantId)
    .execute();
  if (row.candidateId !== null) await recordVersion(scope, row.candidateId);
  await scope.emit({
    kind: candidateEvents.documentDeleted,
    supplierId: scope.tenantId,
    clientId: row.clientId,
    candidateId: row.candidateId,
    data: { documentId: row.id },
  });
  return {};
};
