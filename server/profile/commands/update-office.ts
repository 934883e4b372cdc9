import type { InputOf } from '#contract/common/operation.ts';
import type { updateOffice as operation } from '#contract/profile/operations/offices.ts';
import { headOffice } from '#contract/profile/shapes/address.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { profileChanged } from '../events.ts';
import { findOffice } from '../queries/read-addresses.ts';
import { refuseCountry } from './refuse-country.ts';

/** Saves an address of the agency. The head office has a call of its own. */
export const updateOffice = async (
  scope: AgencyScope,
  { officeAddressId, ...input }: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const refused = await refuseCountry(scope, input.countryId);
  if (refused) return refused;
  await scope.db
    .updateTable('officeAddress')
    .set(input)
    .where('id', '=', officeAddressId)
    .where('tenantId', '=', scope.tenantId)
    .where('type', '!=', headOffice)
    .execute();
  const saved = await findOffice(scope, officeAddressId);
  if (!saved) return notFound();
  await profileChanged(scope, 'addresses');
  return saved;
};
