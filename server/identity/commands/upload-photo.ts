import type { SentOutputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { removePhoto as removeOperation, uploadPhoto as operation } from '#contract/identity/operations/photo.ts';
import { photoMediaTypes, photoPathOf, photoTypeError } from '#contract/identity/rules.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { HandlerResult, HandlerInput } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { SystemScope, UserScope } from '#server/platform/scope/scope.ts';

const replace = async (scope: UserScope): Promise<void> => {
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forNoKeyUpdate().execute();
  await scope.db
    .updateTable('userPhoto')
    .set({ replacedAt: scope.now })
    .where('userId', '=', scope.userId)
    .where('replacedAt', 'is', null)
    .execute();
};

const show = async (scope: UserScope, photoId: string | null): Promise<SentOutputOf<typeof operation>> => {
  await scope.db.updateTable('appUser').set({ photoId }).where('id', '=', scope.userId).execute();
  return { photoUrl: photoPathOf(photoId), photoThumbUrl: photoPathOf(photoId, 'thumb') };
};

/** Sets the caller's photo and replaces the previous one. */
export const uploadPhoto = async (
  scope: UserScope,
  { file }: HandlerInput<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { mediaType, sizeBytes, storageKey, thumbnailKey } = file;
  if (!photoMediaTypes.includes(mediaType) || thumbnailKey === null) {
    return refuse(commonRefusals['file-type'], { message: photoTypeError.error() });
  }
  await replace(scope);
  const id = newId();
  const { tenantId, userId, now } = scope;
  await scope.db
    .insertInto('userPhoto')
    .values({ id, tenantId, userId, mediaType, sizeBytes, storageKey, thumbnailKey, createdAt: now })
    .execute();
  return show(scope, id);
};

/** Removes the caller's photo; their initials are shown instead. */
export const removePhoto = async (scope: UserScope): Promise<HandlerResult<typeof removeOperation>> => {
  await replace(scope);
  return show(scope, null);
};

const keptMs = 86_400_000;

/**
 * Removes photos a day after they were replaced, with their files, since pages that are still open may show them until
 * then.
 */
export const purgeReplacedPhotos = async (scope: SystemScope, files: Files): Promise<number> => {
  const removed = await scope.db
    .deleteFrom('userPhoto')
    .where('replacedAt', '<', new Date(scope.now.getTime() - keptMs))
    .returning(['storageKey', 'thumbnailKey'])
    .execute();
  scope.afterCommit(async () => {
    for (const file of removed) await files.remove(file);
  });
  return removed.length;
};
