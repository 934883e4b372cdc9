import type { InputOf } from '#contract/common/operation.ts';
import type { deleteOffice as operation } from '#contract/profile/operations/offices.ts';
import { headOffice } from '#contract/profile/shapes/address.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { profileChanged } from '../events.ts';

/** Deletes an address of the agency; the head office is changed, never deleted. */
export const deleteOffice = async (
  scope: AgencyScope,
  { officeAddressId }: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const deleted = await scope.db
    .deleteFrom('officeAddress')
    .where('id', '=', officeAddressId)
    .where('tenantId', '=', scope.tenantId)
    .where('type', '!=', headOffice)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return notFound();
  await profileChanged(scope, 'addresses');
  return { officeAddressId };
};
