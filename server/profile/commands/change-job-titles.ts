import type { InputOf } from '#contract/common/operation.ts';
import type * as operations from '#contract/profile/operations/industries.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { profileChanged } from '../events.ts';
import { listJobTitles } from '../queries/read-work.ts';

const at = (code: 'unknown-job-title' | 'job-title-there') =>
  refuse(profileRefusals[code], { fields: [{ field: 'jobTitleId', message: profileRefusals[code].words }] });

/** Adds a job title that the agency recruits for. */
export const addJobTitle = async (
  scope: AgencyScope,
  { jobTitleId }: InputOf<typeof operations.addJobTitle>,
): Promise<Answer<typeof operations.addJobTitle>> => {
  const known = await scope.db.selectFrom('jobTitle').select('id').where('id', '=', jobTitleId).executeTakeFirst();
  if (!known) return at('unknown-job-title');
  const added = await scope.db
    .insertInto('tenantJobTitle')
    .values({ tenantId: scope.tenantId, jobTitleId, createdAt: scope.now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('jobTitleId')
    .executeTakeFirst();
  if (!added) return at('job-title-there');
  await profileChanged(scope, 'job-titles');
  const made = (await listJobTitles(scope)).find((one) => one.jobTitleId === jobTitleId);
  if (!made) throw new Error('The job title was added and is not there.');
  return made;
};

/** Takes a job title away. */
export const deleteJobTitle = async (
  scope: AgencyScope,
  { jobTitleId }: InputOf<typeof operations.deleteJobTitle>,
): Promise<Answer<typeof operations.deleteJobTitle>> => {
  const deleted = await scope.db
    .deleteFrom('tenantJobTitle')
    .where('jobTitleId', '=', jobTitleId)
    .where('tenantId', '=', scope.tenantId)
    .returning('jobTitleId')
    .executeTakeFirst();
  if (!deleted) return notFound();
  await profileChanged(scope, 'job-titles');
  return { jobTitleId };
};
