import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/prequalification/operations/documents.ts';
import type { ReceivedFile } from '#server/platform/files/file.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult, HandlerInput } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { prequalificationEvents, type PrequalificationEvent } from '../events.ts';
import { findLibraryDocument } from '../queries/library.ts';

const writeVersion = async (
  scope: AgencyScope,
  documentId: string,
  { file, number }: { file: ReceivedFile; number: number },
): Promise<void> => {
  await scope.db
    .insertInto('prequalificationVersion')
    .values({
      id: newId(),
      documentId,
      supplierId: scope.tenantId,
      number,
      fileName: file.name,
      extension: file.extension,
      mediaType: file.mediaType,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      storageKey: file.storageKey,
      thumbnailKey: file.thumbnailKey,
      uploadedBy: scope.userId,
      uploadedByName: scope.userName,
      createdAt: scope.now,
    })
    .execute();
};

/** Emits the event for a change to the library, and refreshes the open pages of users who can see the document. */
export const recordLibraryChange = async (
  scope: AgencyScope,
  kind: PrequalificationEvent,
  documentId: string,
): Promise<void> => {
  await scope.emit({ kind, supplierId: scope.tenantId, data: { documentId } });
  const shownTo = await scope.db
    .selectFrom('prequalificationPermission')
    .select('clientId')
    .where('supplierId', '=', scope.tenantId)
    .where('documentId', '=', documentId)
    .execute();
  scope.broadcast({ tenants: [scope.tenantId, ...shownTo.map(({ clientId }) => clientId)], message: { kind } });
};

/** Locks a document in the caller's library until the transaction ends. */
export const lockDocument = (scope: AgencyScope, documentId: string) =>
  scope.db
    .selectFrom('prequalificationDocument')
    .selectAll()
    .where('id', '=', documentId)
    .where('supplierId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

const answered = async (scope: AgencyScope, documentId: string) =>
  (await findLibraryDocument(scope, documentId)) ?? notFound();

/** Adds a document to the library. */
export const uploadDocument = async (
  scope: AgencyScope,
  { description, expiresOn, file }: HandlerInput<typeof operations.uploadDocument>,
): Promise<HandlerResult<typeof operations.uploadDocument>> => {
  const id = newId();
  await scope.db
    .insertInto('prequalificationDocument')
    .values({
      id,
      supplierId: scope.tenantId,
      description,
      expiresOn: expiresOn ?? null,
      createdBy: scope.userId,
      createdAt: scope.now,
      modifiedAt: scope.now,
    })
    .execute();
  await writeVersion(scope, id, { file, number: 1 });
  await recordLibraryChange(scope, prequalificationEvents.documentAdded, id);
  return answered(scope, id);
};

/** Replaces a document's file. The earlier version is kept. */
export const replaceDocument = async (
  scope: AgencyScope,
  { documentId, description, expiresOn, file }: HandlerInput<typeof operations.replaceDocument>,
): Promise<HandlerResult<typeof operations.replaceDocument>> => {
  const document = await lockDocument(scope, documentId);
  if (!document) return notFound();
  const replaced = await scope.db
    .updateTable('prequalificationVersion')
    .set({ isCurrent: false })
    .where('documentId', '=', documentId)
    .where('supplierId', '=', scope.tenantId)
    .where('isCurrent', '=', true)
    .returning('number')
    .executeTakeFirstOrThrow();
  await writeVersion(scope, documentId, { file, number: replaced.number + 1 });
  await scope.db
    .updateTable('prequalificationDocument')
    .set({
      description: description ?? document.description,
      expiresOn: expiresOn ?? document.expiresOn,
      modifiedAt: scope.now,
    })
    .where('id', '=', documentId)
    .where('supplierId', '=', scope.tenantId)
    .execute();
  await recordLibraryChange(scope, prequalificationEvents.documentReplaced, documentId);
  return answered(scope, documentId);
};

/** Changes a document's description and last day of validity. */
export const editDocumentDescription = async (
  scope: AgencyScope,
  { documentId, description, expiresOn }: InputOf<typeof operations.editDocumentDescription>,
): Promise<HandlerResult<typeof operations.editDocumentDescription>> => {
  if (!(await lockDocument(scope, documentId))) return notFound();
  await scope.db
    .updateTable('prequalificationDocument')
    .set({ description, expiresOn: expiresOn ?? null, modifiedAt: scope.now })
    .where('id', '=', documentId)
    .where('supplierId', '=', scope.tenantId)
    .execute();
  await recordLibraryChange(scope, prequalificationEvents.documentDescribed, documentId);
  return answered(scope, documentId);
};

/** Deletes a document from the library. Clients keep the versions that they have approved. */
export const deleteDocument = async (
  scope: AgencyScope,
  { documentId }: InputOf<typeof operations.deleteDocument>,
): Promise<HandlerResult<typeof operations.deleteDocument>> => {
  if (!(await lockDocument(scope, documentId))) return notFound();
  await scope.db
    .updateTable('prequalificationDocument')
    .set({ deletedAt: scope.now, modifiedAt: scope.now })
    .where('id', '=', documentId)
    .where('supplierId', '=', scope.tenantId)
    .execute();
  await recordLibraryChange(scope, prequalificationEvents.documentDeleted, documentId);
  return {};
};
