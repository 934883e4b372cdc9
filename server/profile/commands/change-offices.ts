import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/profile/operations/offices.ts';
import { headOffice } from '#contract/profile/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { findOffice } from '../queries/read-addresses.ts';
import { findCountryRefusal } from './refuse-country.ts';

/** Adds an office address to the agency. */
export const createOffice = async (
  scope: AgencyScope,
  input: InputOf<typeof operations.createOffice>,
): Promise<HandlerResult<typeof operations.createOffice>> => {
  const refused = await findCountryRefusal(scope, input.countryId);
  if (refused) return refused;
  const id = newId();
  await scope.db
    .insertInto('officeAddress')
    .values({ id, tenantId: scope.tenantId, createdAt: scope.now, ...input })
    .execute();
  await recordProfileChange(scope, 'addresses');
  const made = await findOffice(scope, id);
  if (!made) throw new Error('The address was added and is not there.');
  return made;
};

/** Saves one of the agency's office addresses. The head office has its own operation. */
export const updateOffice = async (
  scope: AgencyScope,
  { officeAddressId, ...input }: InputOf<typeof operations.updateOffice>,
): Promise<HandlerResult<typeof operations.updateOffice>> => {
  const refused = await findCountryRefusal(scope, input.countryId);
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
  await recordProfileChange(scope, 'addresses');
  return saved;
};

/** Deletes one of the agency's office addresses. The head office can be changed, but never deleted. */
export const deleteOffice = async (
  scope: AgencyScope,
  { officeAddressId }: InputOf<typeof operations.deleteOffice>,
): Promise<HandlerResult<typeof operations.deleteOffice>> => {
  const deleted = await scope.db
    .deleteFrom('officeAddress')
    .where('id', '=', officeAddressId)
    .where('tenantId', '=', scope.tenantId)
    .where('type', '!=', headOffice)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return notFound();
  await recordProfileChange(scope, 'addresses');
  return { officeAddressId };
};
