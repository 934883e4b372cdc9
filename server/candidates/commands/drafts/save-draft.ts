import { sql } from 'kysely';
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
import { findUnattachedDocuments } from '../../queries/documents/documents.ts';
import { findImportedDraft } from '../../queries/imports/imported-drafts.ts';

/** Refreshes the user's other open pages that list the draft. No other user sees the draft. */
export const broadcastDraftChange = (scope: AgencyScope, talentRequestId: string): void =>
  scope.broadcast({ users: [scope.userId], message: { kind: 'submission-draft.changed', talentRequestId } });

type SavedValues = { fields: string; documentId: string | null; savedAt: Date };

/**
 * Saves the submission form's own draft, one per user and talent request. Returns undefined if another tab saved first.
 */
const saveOwn = (scope: AgencyScope, input: InputOf<typeof operation>, values: SavedValues) =>
  scope.db
    .insertInto('submissionDraft')
    .values({
      id: newId(),
      supplierId: scope.tenantId,
      userId: scope.userId,
      talentRequestId: input.talentRequestId,
      ...values,
    })
    .onConflict((conflict) => {
      const update = conflict
        .columns(['userId', 'talentRequestId'])
        .where('isImported', '=', sql.lit(false))
        .doUpdateSet(values);
      if (input.knownSavedAt === undefined) return update;
      const known = input.knownSavedAt === null ? null : new Date(input.knownSavedAt);
      return update.where('submissionDraft.savedAt', '=', known);
    })
    .returning('id')
    .executeTakeFirst();

/** Saves a draft created by an import. Returns undefined if another tab saved first. */
const saveImported = async (
  scope: AgencyScope,
  { draftId, talentRequestId, knownSavedAt }: InputOf<typeof operation>,
  values: SavedValues,
) => {
  const saved = scope.db
    .updateTable('submissionDraft')
    .set(values)
    .where('id', '=', draftId ?? null)
    .where('supplierId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('talentRequestId', '=', talentRequestId)
    .where('isImported', '=', true)
    .returning('id');
  return typeof knownSavedAt === 'string'
    ? saved.where('savedAt', '=', new Date(knownSavedAt)).executeTakeFirst()
    : saved.executeTakeFirst();
};

/**
 * Saves a draft submission, leaving out documents that no longer exist. A caller that sends the version it started from
 * can't overwrite a newer version, for example from a second tab. An imported draft that was submitted or discarded is
 * not found.
 */
export const saveDraft = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { talentRequestId, documentId, draftId } = input;
  if (!(await findTalentRequest(scope, talentRequestId))) return notFound();
  if (draftId !== undefined && !(await findImportedDraft(scope, draftId, talentRequestId))) return notFound();
  const documents = await findUnattachedDocuments(scope, documentId === null ? [] : [documentId]);
  const values = {
    fields: JSON.stringify({ ...input.fields, otherDocumentIds: input.otherDocumentIds }),
    documentId: documents[0]?.id ?? null,
    savedAt: scope.now,
  };
  const saved = draftId === undefined ? await saveOwn(scope, input, values) : await saveImported(scope, input, values);
  if (!saved) return refuse(candidateRefusals['draft-changed']);
  broadcastDraftChange(scope, talentRequestId);
  return { savedAt: scope.now.toISOString() };
};

/** Discards a draft submission, whether imported or the form's own. */
export const discardDraft = async (
  scope: AgencyScope,
  { talentRequestId, draftId }: InputOf<typeof discardOperation>,
): Promise<HandlerResult<typeof discardOperation>> => {
  const drafts = scope.db
    .deleteFrom('submissionDraft')
    .where('supplierId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('talentRequestId', '=', talentRequestId);
  await (draftId === undefined ? drafts.where('isImported', '=', false) : drafts.where('id', '=', draftId)).execute();
  broadcastDraftChange(scope, talentRequestId);
  return {};
};
