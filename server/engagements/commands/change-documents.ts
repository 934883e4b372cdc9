import { inputError } from '#contract/common/text/input-error.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type * as operations from '#contract/engagements/operations/documents.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { ReceivedFile } from '#server/platform/files/file.ts';
import type { HandlerResult, HandlerInput } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { changeEngagementRights } from '../policy.ts';
import { listEngagementRequests } from '../queries/find-talent-request.ts';
import { lockEngagement } from '../queries/locks.ts';
import { listEngagementDocuments, engagementDocumentView } from '../queries/read-documents.ts';
import { draftDocumentView, listDraftDocuments, findDraft, lockDraft } from '../queries/read-drafts.ts';

const notInDraft = inputError('This talent request is not in the draft.');
const notInEngagement = inputError('This talent request is not in the engagement.');

/** The maximum number of documents in an engagement, including its talent requests' documents. */
const mostDocuments = 40;

const fileOf = ({ name, extension, mediaType, sizeBytes, sha256, storageKey, thumbnailKey }: ReceivedFile) => ({
  fileName: name,
  extension,
  mediaType,
  sizeBytes,
  sha256,
  storageKey,
  thumbnailKey,
});

const invalidFile = (field: string, message: string) =>
  refuse(commonRefusals['invalid-input'], { fields: [{ field, message }] });

/** Adds a document to a draft. */
export const addDraftDocument = async (
  scope: ClientScope,
  { draftId, requestKey, title, kind, file }: HandlerInput<typeof operations.addDraftDocument>,
): Promise<HandlerResult<typeof operations.addDraftDocument>> => {
  await lockDraft(scope, draftId);
  const draft = await findDraft(scope, draftId);
  if (!draft) return notFound();
  if (requestKey !== undefined && !draft.fields.talentRequests.some(({ key }) => key === requestKey)) {
    return invalidFile('requestKey', notInDraft.error());
  }
  if ((await listDraftDocuments(scope, draftId)).length >= mostDocuments) {
    return refuse(engagementRefusals['too-many-documents']);
  }
  const row = await scope.db
    .insertInto('draftDocument')
    .values({
      id: newId(),
      clientId: scope.tenantId,
      draftId,
      requestKey: requestKey ?? null,
      title,
      isReferenceAgreement: kind === 'agreement',
      ...fileOf(file),
      createdAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return draftDocumentView(row);
};

/** Removes a document from a draft; a job deletes its file later. */
export const removeDraftDocument = async (
  scope: ClientScope,
  { documentId }: InputOf<typeof operations.removeDraftDocument>,
): Promise<HandlerResult<typeof operations.removeDraftDocument>> => {
  const removed = await scope.db
    .updateTable('draftDocument')
    .set({ removedAt: scope.now })
    .where('id', '=', documentId)
    .where('clientId', '=', scope.tenantId)
    .where('draftId', 'is not', null)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  return removed ? {} : notFound();
};

/** Adds a document to an open engagement: agencies see it at once, and those that have applied are notified. */
export const addDocument = async (
  scope: ClientScope,
  { engagementId, talentRequestId, title, kind, file }: HandlerInput<typeof operations.addDocument>,
): Promise<HandlerResult<typeof operations.addDocument>> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement) return notFound();
  const right = changeEngagementRights(engagement).change;
  if (!right.allowed) return refuse(engagementRefusals['engagement-settled'], { reasons: right.reasons });
  const requests = await listEngagementRequests(scope, engagementId);
  if (talentRequestId !== undefined && !requests.some(({ id }) => id === talentRequestId)) {
    return invalidFile('talentRequestId', notInEngagement.error());
  }
  if ((await listEngagementDocuments(scope, engagementId)).length >= mostDocuments) {
    return refuse(engagementRefusals['too-many-documents']);
  }
  const row = await scope.db
    .insertInto('engagementDocument')
    .values({
      id: newId(),
      engagementId,
      talentRequestId: talentRequestId ?? null,
      clientId: scope.tenantId,
      title,
      isReferenceAgreement: kind === 'agreement',
      ...fileOf(file),
      createdAt: scope.now,
      publishedAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await scope.emit({
    kind: engagementEvents.documentAdded,
    clientId: scope.tenantId,
    engagementId,
    data: { documentId: row.id },
  });
  return engagementDocumentView(row);
};

/** Removes a document from an open engagement; a job deletes its file later. */
export const removeDocument = async (
  scope: ClientScope,
  { documentId }: InputOf<typeof operations.removeDocument>,
): Promise<HandlerResult<typeof operations.removeDocument>> => {
  const found = await scope.db
    .selectFrom('engagementDocument')
    .select('engagementId')
    .where('id', '=', documentId)
    .where('clientId', '=', scope.tenantId)
    .executeTakeFirst();
  const engagement = found && (await lockEngagement(scope, found.engagementId));
  if (!engagement) return notFound();
  const right = changeEngagementRights(engagement).change;
  if (!right.allowed) return refuse(engagementRefusals['engagement-settled'], { reasons: right.reasons });
  const removed = await scope.db
    .updateTable('engagementDocument')
    .set({ removedAt: scope.now })
    .where('id', '=', documentId)
    .where('clientId', '=', scope.tenantId)
    .where('removedAt', 'is', null)
    .returning('id')
    .executeTakeFirst();
  if (!removed) return notFound();
  await scope.emit({
    kind: engagementEvents.documentRemoved,
    clientId: scope.tenantId,
    engagementId: engagement.id,
    data: { documentId },
  });
  return {};
};
