import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type {
  createClientHistory as createOperation,
  deleteClientHistory as deleteOperation,
  updateClientHistory as updateOperation,
} from '#contract/profile/operations/client-history.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { findClientHistory } from '../queries/read-client-history.ts';
import { clientHistoryErrors } from '../rules/client-history-errors.ts';

type Fields = InputOf<typeof createOperation>;

/** Refuses inconsistent values: a country outside its region, an industry in another sector, or a future date. */
const refuseFaults = async (scope: AgencyScope, given: Fields): Promise<Refused<'invalid-input'> | undefined> => {
  const country = await scope.db
    .selectFrom('country')
    .select('regionId')
    .where('id', '=', given.countryId)
    .executeTakeFirst();
  const industry = await scope.db
    .selectFrom('industry')
    .select('sectorId')
    .where('id', '=', given.industryId)
    .executeTakeFirst();
  const fields = clientHistoryErrors(given, {
    regionOfCountry: country?.regionId,
    sectorOfIndustry: industry?.sectorId,
    now: scope.now,
  });
  return fields.length === 0 ? undefined : refuse(commonRefusals['invalid-input'], { fields });
};

const written = async (scope: AgencyScope, id: string) => {
  await recordProfileChange(scope, 'client-history');
  const [record] = await findClientHistory(scope, id);
  if (!record) throw new Error('A client history that was just written is not there.');
  return record;
};

/** Adds a record of work done for a client. */
export const createClientHistory = async (
  scope: AgencyScope,
  input: Fields,
): Promise<HandlerResult<typeof createOperation>> => {
  const refused = await refuseFaults(scope, input);
  if (refused) return refused;
  const id = newId();
  await scope.db
    .insertInto('clientHistory')
    .values({ id, tenantId: scope.tenantId, ...input, createdAt: scope.now, updatedAt: scope.now })
    .execute();
  return written(scope, id);
};

/** Replaces the record of work done for a client. */
export const updateClientHistory = async (
  scope: AgencyScope,
  { clientHistoryId, ...fields }: InputOf<typeof updateOperation>,
): Promise<HandlerResult<typeof updateOperation>> => {
  const refused = await refuseFaults(scope, fields);
  if (refused) return refused;
  const changed = await scope.db
    .updateTable('clientHistory')
    .set({ ...fields, updatedAt: scope.now })
    .where('id', '=', clientHistoryId)
    .where('tenantId', '=', scope.tenantId)
    .returning('id')
    .executeTakeFirst();
  return changed ? written(scope, clientHistoryId) : notFound();
};

/** Removes a record of work done for a client from the profile. */
export const deleteClientHistory = async (
  scope: AgencyScope,
  { clientHistoryId }: InputOf<typeof deleteOperation>,
): Promise<HandlerResult<typeof deleteOperation>> => {
  const deleted = await scope.db
    .deleteFrom('clientHistory')
    .where('id', '=', clientHistoryId)
    .where('tenantId', '=', scope.tenantId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return notFound();
  await recordProfileChange(scope, 'client-history');
  return { clientHistoryId };
};
