import type { Selectable } from 'kysely';
import type { downloadAttachment as operation } from '#contract/clarifications/operations/messages.ts';
import type { Attachment } from '#contract/clarifications/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { canShowInline } from '#server/platform/files/kinds.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import { mayReadThread } from '../policy.ts';
import type { ClarificationTables } from '../tables.ts';
import { selectVisibleThreads, type AgencyOrClientScope } from './find-thread.ts';

type Row = Selectable<ClarificationTables['messageAttachment']>;

/** Returns an attachment as the API represents it, without its storage key. */
export const toAttachment = (row: Row): Attachment => ({
  attachmentId: row.id,
  fileName: row.fileName,
  extension: row.extension,
  mediaType: row.mediaType,
  sizeBytes: row.sizeBytes,
});

/** Returns attachments by message, oldest first. */
export const listAttachments = async (
  scope: AgencyOrClientScope,
  messageIds: readonly string[],
): Promise<ReadonlyMap<string, Attachment[]>> => {
  if (messageIds.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('messageAttachment')
    .selectAll()
    .where('messageId', 'in', messageIds)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  return new Map(
    messageIds.map((messageId) => [messageId, rows.filter((row) => row.messageId === messageId).map(toAttachment)]),
  );
};

/** Selects files that the caller has uploaded for a message but not sent yet. */
export const selectUnsentAttachments = (scope: AgencyOrClientScope) =>
  scope.db
    .selectFrom('messageAttachment')
    .where('uploadedBy', '=', scope.userId)
    .where(scope.side === 'agency' ? 'supplierId' : 'clientId', '=', scope.tenantId)
    .where('messageId', 'is', null)
    .where('deletedAt', 'is', null);

/** Whether the caller may read the message that an attachment belongs to, given its conversation and audience. */
const mayReadMessage = async (scope: AgencyOrClientScope, messageId: string): Promise<boolean> => {
  const thread = await selectVisibleThreads(scope)
    .innerJoin('message', 'message.threadId', 'thread.id')
    .where('message.id', '=', messageId)
    .where('message.visibleTo', 'in', ['both', scope.side])
    .executeTakeFirst();
  return thread !== undefined && mayReadThread(scope, thread.kind);
};

/** Returns the file of an attachment that the caller may read, including unsent uploads by the caller. */
export const downloadAttachment = async (
  scope: AgencyOrClientScope,
  { attachmentId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const row = await scope.db
    .selectFrom('messageAttachment')
    .selectAll()
    .where('id', '=', attachmentId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  if (!row) return notFound();
  const isReadable =
    row.messageId === null ? row.uploadedBy === scope.userId : await mayReadMessage(scope, row.messageId);
  if (!isReadable) return notFound();
  const { storageKey, fileName, mediaType, sizeBytes } = row;
  return { storageKey, fileName, mediaType, sizeBytes, inline: canShowInline(mediaType) };
};
