import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/profile/operations/areas.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { listAreas } from '../queries/read-areas.ts';
import { checkAreaAddition } from '../rules/served-areas.ts';
import { lockProfile } from './lock-profile.ts';

const at = <Code extends keyof typeof profileRefusals>(code: Code, field: 'regionId' | 'countryId') =>
  refuse(profileRefusals[code], { fields: [{ field, message: profileRefusals[code].message }] });

/** Adds a region that the agency serves, or one country in it. A whole region replaces its countries. */
export const createArea = async (
  scope: AgencyScope,
  { regionId, countryId }: InputOf<typeof operations.createArea>,
): Promise<HandlerResult<typeof operations.createArea>> => {
  const region = await scope.db.selectFrom('region').select('id').where('id', '=', regionId).executeTakeFirst();
  if (!region) return at('unknown-region', 'regionId');
  if (countryId !== null) {
    const country = await scope.db
      .selectFrom('country')
      .select('regionId')
      .where('id', '=', countryId)
      .executeTakeFirst();
    if (country?.regionId !== regionId) return at('country-elsewhere', 'countryId');
  }
  await lockProfile(scope);
  const served = (await listAreas(scope)).filter((area) => area.regionId === regionId);
  const added = checkAreaAddition(
    served.map((area) => area.countryId),
    countryId,
  );
  if (added === 'covered') return at('area-covered', 'countryId');
  const there = served.find((area) => area.countryId === countryId);
  if (there) return there;
  if (countryId === null) {
    await scope.db
      .deleteFrom('servedArea')
      .where('tenantId', '=', scope.tenantId)
      .where('regionId', '=', regionId)
      .execute();
  }
  const id = newId();
  await scope.db
    .insertInto('servedArea')
    .values({ id, tenantId: scope.tenantId, regionId, countryId, createdAt: scope.now })
    .execute();
  await recordProfileChange(scope, 'regions');
  const made = (await listAreas(scope)).find((area) => area.areaId === id);
  if (!made) throw new Error('The area was added and is not there.');
  return made;
};

/** Removes a region or country that the agency served. */
export const deleteArea = async (
  scope: AgencyScope,
  { areaId }: InputOf<typeof operations.deleteArea>,
): Promise<HandlerResult<typeof operations.deleteArea>> => {
  const deleted = await scope.db
    .deleteFrom('servedArea')
    .where('id', '=', areaId)
    .where('tenantId', '=', scope.tenantId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return notFound();
  await recordProfileChange(scope, 'regions');
  return { areaId };
};
