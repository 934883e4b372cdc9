import type { InputOf } from '#contract/common/operation.ts';
import type { updateDetails as operation } from '#contract/profile/operations/details.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordBrandChange, recordProfileChange } from './record-profile-change.ts';
import { readOwnDetails } from '../queries/read-details.ts';

/** Saves the profile's details. The new name becomes the agency's name everywhere. */
export const updateDetails = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const { tenantOrganizationName, ...details } = input;
  const row = { ...details, detailsSavedAt: scope.now };
  await scope.db
    .insertInto('agencyProfile')
    .values({ tenantId: scope.tenantId, ...row })
    .onConflict((conflict) => conflict.column('tenantId').doUpdateSet(row))
    .execute();
  const renamed = await scope.db
    .updateTable('tenant')
    .set({ name: tenantOrganizationName })
    .where('id', '=', scope.tenantId)
    .where('name', '!=', tenantOrganizationName)
    .returning('id')
    .executeTakeFirst();
  if (renamed) await recordBrandChange(scope);
  await recordProfileChange(scope, 'details');
  return readOwnDetails(scope);
};
