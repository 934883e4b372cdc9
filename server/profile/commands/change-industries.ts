import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/profile/operations/industries.ts';
import type { IndustryResult } from '#contract/profile/shapes/work.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { listIndustries } from '../queries/read-work.ts';
import { industryError, industryKey } from '../rules/industry-error.ts';
import { lockProfile } from './lock-profile.ts';

/** Returns the names of the requested industries and sub-industries. */
const namesOf = async (scope: AgencyScope, asked: InputOf<typeof operations.addIndustries>['industries']) => {
  const rows = await scope.db
    .selectFrom('industry')
    .leftJoin('subIndustry', 'subIndustry.industryId', 'industry.id')
    .select(['industry.id', 'industry.value', 'subIndustry.id as partId', 'subIndustry.value as part'])
    .where(
      'industry.id',
      'in',
      asked.map(({ industryId }) => industryId),
    )
    .execute();
  const names = new Map<string, string>();
  for (const { id, value, partId, part } of rows) {
    names.set(industryKey({ industryId: id, subIndustryId: null }), value);
    if (partId !== null && part !== null) names.set(industryKey({ industryId: id, subIndustryId: partId }), part);
  }
  return names;
};

/** Adds each industry that can be added, and returns the reasons for the others. */
export const addIndustries = async (
  scope: AgencyScope,
  { industries }: InputOf<typeof operations.addIndustries>,
): Promise<HandlerResult<typeof operations.addIndustries>> => {
  const names = await namesOf(scope, industries);
  await lockProfile(scope);
  const has = new Set((await listIndustries(scope)).map(industryKey));
  const results: IndustryResult[] = industries.map((one) => {
    const error = industryError(has, { ...one, name: names.get(industryKey(one)) });
    if (error === null) has.add(industryKey(one));
    return { ...one, tenantIndustryId: error === null ? newId() : null, error };
  });
  const added = results.flatMap(({ tenantIndustryId: id, industryId, subIndustryId }) =>
    id === null ? [] : [{ id, tenantId: scope.tenantId, industryId, subIndustryId, createdAt: scope.now }],
  );
  if (added.length > 0) {
    await scope.db.insertInto('tenantIndustry').values(added).execute();
    await recordProfileChange(scope, 'industries');
  }
  return { results };
};

/** Removes an industry. */
export const deleteIndustry = async (
  scope: AgencyScope,
  { tenantIndustryId }: InputOf<typeof operations.deleteIndustry>,
): Promise<HandlerResult<typeof operations.deleteIndustry>> => {
  const deleted = await scope.db
    .deleteFrom('tenantIndustry')
    .where('id', '=', tenantIndustryId)
    .where('tenantId', '=', scope.tenantId)
    .returning('id')
    .executeTakeFirst();
  if (!deleted) return notFound();
  await recordProfileChange(scope, 'industries');
  return { tenantIndustryId };
};
