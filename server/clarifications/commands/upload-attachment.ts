import type { uploadAttachment as operation } from '#contract/clarifications/operations/messages.ts';
import { clarificationRefusals } from '#contract/clarifications/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerInput, HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import { toAttachment, selectUnsentAttachments } from '../queries/attachments.ts';
import type { AgencyOrClientScope } from '../queries/find-thread.ts';

const hasTooMany = async (scope: AgencyOrClientScope): Promise<boolean> => {
  // Makes a user's uploads run one after another, so that the limit also applies to simultaneous uploads.
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forNoKeyUpdate().execute();
  const { unsent } = await selectUnsentAttachments(scope)
    .select((eb) => eb.fn.countAll<number>().as('unsent'))
    .executeTakeFirstOrThrow();
  return Number(unsent) >= scope.settings.looseUploads.perUser;
};

/** Saves a file that the caller uploads for an unsent message. */
export const uploadAttachment = async (
  scope: AgencyOrClientScope,
  { file }: HandlerInput<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (await hasTooMany(scope)) return refuse(clarificationRefusals['too-many-attachments']);
  const row = await scope.db
    .insertInto('messageAttachment')
    .values({
      id: newId(),
      messageId: null,
      supplierId: scope.side === 'agency' ? scope.tenantId : null,
      clientId: scope.side === 'client' ? scope.tenantId : null,
      uploadedBy: scope.userId,
      fileName: file.name,
      extension: file.extension,
      mediaType: file.mediaType,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      storageKey: file.storageKey,
      thumbnailKey: file.thumbnailKey,
      createdAt: scope.now,
      deletedAt: null,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  return toAttachment(row);
};
