import type { InputOf } from '#contract/common/operation.ts';
import type { readPhoto as operation } from '#contract/identity/operations/photo.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Reads a photo by its ID; a replaced photo is not found. */
export const readPhoto = async (
  scope: SystemScope,
  { photoId, size }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const photo = await scope.db
    .selectFrom('userPhoto')
    .select(['mediaType', 'storageKey', 'thumbnailKey', 'sizeBytes'])
    .where('id', '=', photoId)
    .where('replacedAt', 'is', null)
    .executeTakeFirst();
  if (!photo) return notFound();
  const { storageKey, thumbnailKey, mediaType, sizeBytes } = photo;
  return size === 'thumb'
    ? { storageKey: thumbnailKey, fileName: 'photo.png', mediaType: 'image/png', inline: true, isLasting: true }
    : {
        storageKey,
        fileName: mediaType === 'image/png' ? 'photo.png' : 'photo.jpg',
        mediaType,
        sizeBytes,
        inline: true,
        isLasting: true,
      };
};
