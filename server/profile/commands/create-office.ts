import type { InputOf } from '#contract/common/operation.ts';
import type { createOffice as operation } from '#contract/profile/operations/offices.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { profileChanged } from '../events.ts';
import { findOffice } from '../queries/read-addresses.ts';
import { refuseCountry } from './refuse-country.ts';

/** Adds an address of the agency. */
export const createOffice = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const refused = await refuseCountry(scope, input.countryId);
  if (refused) return refused;
  const id = newId();
  await scope.db
    .insertInto('officeAddress')
    .values({ id, tenantId: scope.tenantId, createdAt: scope.now, ...input })
    .execute();
  await profileChanged(scope, 'addresses');
  const made = await findOffice(scope, id);
  if (!made) throw new Error('The address was added and is not there.');
  return made;
};
