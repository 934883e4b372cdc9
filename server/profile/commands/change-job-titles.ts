import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/profile/operations/industries.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { recordProfileChange } from './record-profile-change.ts';
import { listJobTitles } from '../queries/read-work.ts';

/** Adds a job title that the agency recruits for. An existing title isn't changed. */
export const addJobTitle = async (
  scope: AgencyScope,
  { jobTitleId }: InputOf<typeof operations.addJobTitle>,
): Promise<HandlerResult<typeof operations.addJobTitle>> => {
  const known = await scope.db.selectFrom('jobTitle').select('id').where('id', '=', jobTitleId).executeTakeFirst();
  const refusal = profileRefusals['unknown-job-title'];
  if (!known) return refuse(refusal, { fields: [{ field: 'jobTitleId', message: refusal.message }] });
  const added = await scope.db
    .insertInto('tenantJobTitle')
    .values({ tenantId: scope.tenantId, jobTitleId, createdAt: scope.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jobTitleId')
    .executeTakeFirst();
  if (added) await recordProfileChange(scope, 'job-titles');
  const found = (await listJobTitles(scope)).find((one) => one.jobTitleId === jobTitleId);
  if (!found) throw new Error('The job title was added and is not there.');
  return found;
};

/** Removes a job title. Also succeeds if the agency doesn't have it. */
export const deleteJobTitle = async (
  scope: AgencyScope,
  { jobTitleId }: InputOf<typeof operations.deleteJobTitle>,
): Promise<HandlerResult<typeof operations.deleteJobTitle>> => {
  const deleted = await scope.db
    .deleteFrom('tenantJobTitle')
    .where('jobTitleId', '=', jobTitleId)
    .where('tenantId', '=', scope.tenantId)
    .returning('jobTitleId')
    .executeTakeFirst();
  if (deleted) await recordProfileChange(scope, 'job-titles');
  return { jobTitleId };
};
