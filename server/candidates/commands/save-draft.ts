import type {
  discardDraft as discardOperation,
  saveDraft as operation,
} from '#contract/candidates/operations/submission.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findTalentRequest } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { unattachedDocuments } from '../queries/documents.ts';

/** Refreshes the user's other pages, which list the draft; no other user sees it. */
const refreshOwnPages = (scope: AgencyScope, talentRequestId: string): void =>
  scope.broadcast({ users: [scope.userId], message: { kind: 'submission-draft.changed', talentRequestId } });

/**
 * Saves the draft of a submission without documents that no longer exist. A caller that names the version it started
 * from does not overwrite a newer one, such as that of a second tab.
 */
export const saveDraft = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { talentRequestId, documentId, knownSavedAt } = input;
  if (!(await findTalentRequest(scope, talentRequestId))) return notFound();
  const documents = await unattachedDocuments(scope, documentId === null ? [] : [documentId]);
  const values = {
    fields: JSON.stringify({ ...input.fields, otherDocumentIds: input.otherDocumentIds }),
    documentId: documents[0]?.id ?? null,
    savedAt: scope.now,
  };
  const saved = await scope.db
    .insertInto('submissionDraft')
    .values({ id: newId(), supplierId: scope.tenantId, userId: scope.userId, talentRequestId, ...values })
    .onConflict((conflict) => {
      const update = conflict.columns(['userId', 'talentRequestId']).doUpdateSet(values);
      if (knownSavedAt === undefined) return update;
      return update.where('submissionDraft.savedAt', '=', knownSavedAt === null ? null : new Date(knownSavedAt));
    })
    .returning('id')
    .executeTakeFirst();
  if (!saved) return refuse(candidateRefusals['draft-changed']);
  refreshOwnPages(scope, talentRequestId);
  return { savedAt: scope.now.toISOString() };
};

/** Discards the draft of a submission. */
export const discardDraft = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof discardOperation>,
): Promise<HandlerResult<typeof discardOperation>> => {
  await scope.db
    .deleteFrom('submissionDraft')
    .where('supplierId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('talentRequestId', '=', talentRequestId)
    .execute();
  refreshOwnPages(scope, talentRequestId);
  return {};
};
