import type { SentOutputOf } from '#contract/common/operation.ts';
import type { readBiography as operation } from '#contract/profile/operations/biography.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToEditProfile } from '../policy.ts';

/** Reads the agency's biography, its length and the limit. */
export const readBiography = async (scope: AgencyScope): Promise<SentOutputOf<typeof operation>> => {
  const row = await scope.db
    .selectFrom('agencyProfile')
    .select(['biography', 'biographyLength', 'biographySavedAt'])
    .where('tenantId', '=', scope.tenantId)
    .executeTakeFirst();
  return {
    biography: row?.biography ?? '',
    length: row?.biographyLength ?? 0,
    max: scope.settings.biographyLimit,
    updatedWhen: row?.biographySavedAt?.toISOString() ?? null,
    can: { edit: rightToEditProfile(scope) },
  };
};
