import type { summarizeCandidates as operation } from '#contract/board/operations/search.ts';
import { candidateStatus, candidateStatuses, displayOrder } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { narrowed, ofCaller } from './narrow.ts';

/** As the lists show them: withdrawn ones are hidden, and of a cancelled request only the rejected ones stay. */
export const candidateSummary = async (
  scope: AgencyScope,
  filters: InputOf<typeof operation>,
): Promise<Answer<typeof operation>> => {
  const rows = await scope.db
    .selectFrom('candidate as k')
    .innerJoin('talentRequest as r', 'r.id', 'k.talentRequestId')
    .where('k.supplierId', '=', scope.tenantId)
    .where('k.statusId', '<>', candidateStatus.withdrew)
    .where((eb) =>
      eb.or([eb('r.statusId', '<>', talentRequestStatus.cancelled), eb('k.statusId', '=', candidateStatus.rejected)]),
    )
    .where(
      'k.engagementId',
      'in',
      ofCaller(scope)
        .where((eb) => narrowed(eb, scope, filters))
        .select('e.id'),
    )
    .select(['k.statusId', ({ fn }) => fn.countAll<number>().as('count')])
    .groupBy('k.statusId')
    .execute();
  const byStatus = displayOrder.map((id) => ({
    candidateStatusId: id,
    candidateStatus: lookupValue(candidateStatuses, id),
    count: rows.find(({ statusId }) => statusId === id)?.count ?? 0,
  }));
  return { total: byStatus.reduce((sum, { count }) => sum + count, 0), byStatus };
};
