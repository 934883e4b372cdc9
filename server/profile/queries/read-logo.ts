import type { InputOf } from '#contract/common/operation.ts';
import type { readLogo as operation } from '#contract/profile/operations/logo.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Reads a logo by its ID; a replaced logo is not found. */
export const readLogo = async (
  scope: SystemScope,
  { logoId, size }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const logo = await scope.db
    .selectFrom('companyLogo')
    .select(['mediaType', 'storageKey', 'thumbnailKey', 'sizeBytes'])
    .where('id', '=', logoId)
    .where('replacedAt', 'is', null)
    .executeTakeFirst();
  if (!logo) return notFound();
  return size === 'thumb'
    ? { storageKey: logo.thumbnailKey, fileName: 'logo.png', mediaType: 'image/png', inline: true, isLasting: true }
    : {
        storageKey: logo.storageKey,
        fileName: logo.mediaType === 'image/png' ? 'logo.png' : 'logo.jpg',
        mediaType: logo.mediaType,
        sizeBytes: logo.sizeBytes,
        inline: true,
        isLasting: true,
      };
};
