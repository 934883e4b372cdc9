import { commonRefusals } from '#contract/common/refusal.ts';
import type { uploadLogo as operation } from '#contract/profile/operations/logo.ts';
import { logoLimitBytes, logoMediaTypes, logoSizeError, logoTypeError } from '#contract/profile/rules/logo.ts';
import { logoPathOf } from '#contract/tenants/rules.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult, HandlerInput } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordBrandChange, recordProfileChange } from './record-profile-change.ts';

/** Sets the agency's logo and its thumbnail, also for all of the agency's candidates. */
export const uploadLogo = async (
  scope: AgencyScope,
  { file }: HandlerInput<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { mediaType, sizeBytes, sentBytes, storageKey, thumbnailKey } = file;
  if (!logoMediaTypes.includes(mediaType) || thumbnailKey === null) {
    return refuse(commonRefusals['file-type'], { message: logoTypeError.error() });
  }
  if (sentBytes > logoLimitBytes) return refuse(commonRefusals['file-too-large'], { message: logoSizeError.error() });
  const { tenantId, now } = scope;
  await scope.db.selectFrom('tenant').select('id').where('id', '=', tenantId).forNoKeyUpdate().execute();
  await scope.db
    .updateTable('companyLogo')
    .set({ replacedAt: now })
    .where('tenantId', '=', tenantId)
    .where('replacedAt', 'is', null)
    .execute();
  const id = newId();
  await scope.db
    .insertInto('companyLogo')
    .values({ id, tenantId, mediaType, sizeBytes, storageKey, thumbnailKey, createdAt: now })
    .execute();
  await scope.db.updateTable('tenant').set({ logoKey: id }).where('id', '=', tenantId).execute();
  await recordBrandChange(scope);
  await recordProfileChange(scope, 'details');
  return { uploadFile: logoPathOf(id) ?? '', uploadFileThumb: logoPathOf(id, 'thumb') ?? '' };
};
