import { sql } from 'kysely';
import type { InputOf } from '#contract/common/operation.ts';
import type { updateHeadOffice as operation } from '#contract/profile/operations/details.ts';
import { headOffice } from '#contract/profile/states.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { findHeadOffice } from '../queries/read-addresses.ts';
import { findCountryRefusal } from './refuse-country.ts';

/** Saves the head office, whose city is shown as the agency's location. */
export const updateHeadOffice = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const refused = await findCountryRefusal(scope, input.countryId);
  if (refused) return refused;
  // PostgreSQL matches the partial index only with a literal, not with a parameter.
  await scope.db
    .insertInto('officeAddress')
    .values({ id: newId(), tenantId: scope.tenantId, type: headOffice, createdAt: scope.now, ...input })
    .onConflict((conflict) => conflict.column('tenantId').where('type', '=', sql.lit(headOffice)).doUpdateSet(input))
    .execute();
  await scope.db
    .updateTable('tenant')
    .set({ city: input.city, countryId: input.countryId })
    .where('id', '=', scope.tenantId)
    .execute();
  await recordProfileChange(scope, 'addresses');
  const saved = await findHeadOffice(scope);
  if (!saved) throw new Error('The head office was saved and is not there.');
  return saved;
};
