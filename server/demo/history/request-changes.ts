import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';

/** A change to a published talent request, as stored in its event. */
export interface DemoRequestChange {
  readonly talentRequestId: string;
  readonly at: Date;
  readonly data: { readonly changeId: string; readonly what: string };
}

const hour = 3_600_000;

/**
 * Records a past change to every third open talent request: its maximum salary was raised and, if it has a CV cap, the
 * cap was added. Returns the changes.
 */
export const makeRequestChanges = async (scope: SystemScope): Promise<DemoRequestChange[]> => {
  const requests = await scope.db
    .selectFrom('talentRequest')
    .innerJoin('engagement', 'engagement.id', 'talentRequest.engagementId')
    .select(['talentRequest.id', 'talentRequest.number', 'talentRequest.engagementId', 'talentRequest.clientId'])
    .select(['talentRequest.baseSalaryTo', 'talentRequest.cvCap', 'talentRequest.publishedAt'])
    .where('engagement.status', '=', 'open')
    .where('talentRequest.statusId', 'in', [talentRequestStatus.inMarket, talentRequestStatus.available])
    .where('talentRequest.publishedAt', 'is not', null)
    .orderBy('talentRequest.number')
    .execute();
  const changed = requests
    .filter(({ baseSalaryTo }, at) => at % 3 === 0 && baseSalaryTo !== null)
    .map((request) => {
      const at = new Date((request.publishedAt ?? scope.now).getTime() + 7 * hour);
      const paid = { field: 'baseSalaryTo' as const, after: request.baseSalaryTo ?? '' };
      const changes = [
        { ...paid, before: (Math.round((Number(paid.after) * 0.95) / 1000) * 1000).toFixed(2) },
        ...(request.cvCap === null ? [] : [{ field: 'cvCap' as const, before: null, after: String(request.cvCap) }]),
      ];
      return { ...request, at, changeId: demoId(`request-change:${request.id}`), changes };
    })
    .filter(({ at }) => at <= scope.now);
  if (changed.length === 0) return [];
  await scope.db
    .insertInto('talentRequestChange')
    .values(
      changed.flatMap(({ id, engagementId, clientId, at, changeId, changes }) =>
        changes.map((change, index) => ({
          ...change,
          id: demoId(`request-change:${id}:${change.field}`),
          changeId,
          talentRequestId: id,
          engagementId,
          clientId,
          sort: index + 1,
          publishedAt: at,
        })),
      ),
    )
    .execute();
  await scope.db
    .updateTable('talentRequest')
    .set({ version: 2 })
    .where(
      'id',
      'in',
      changed.map(({ id }) => id),
    )
    .execute();
  return changed.map(({ id, at, changeId, changes }) => ({
    talentRequestId: id,
    at,
    data: { changeId, what: changes.map(({ field }) => field).join(',') },
  }));
};
