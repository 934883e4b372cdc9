import { applicationStatus } from '#contract/applications/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { effectiveApplication } from '../rules/rebid.ts';

/** A requested tender with its deadline. */
export interface RequestedTender {
  applicationId: string;
  engagementId: string;
  dueAt: Date;
}

/**
 * Returns the new tenders that employers have requested from the agency in these engagements. Paused requests have no
 * deadline.
 */
export const listRequestedTenders = async (
  scope: AgencyScope,
  engagementIds: readonly string[],
): Promise<RequestedTender[]> => {
  if (engagementIds.length === 0) return [];
  const rows = await scope.db
    .selectFrom('application')
    .selectAll()
    .where('supplierId', '=', scope.tenantId)
    .where('engagementId', 'in', engagementIds)
    .where('statusId', '=', applicationStatus.rebid)
    .where('rebidDueAt', 'is not', null)
    .execute();
  return rows.flatMap((row) => {
    const { id, engagementId, statusId, rebidDueAt, rebidPausedAt } = effectiveApplication(row, scope.now);
    return statusId === applicationStatus.rebid && rebidDueAt !== null && rebidPausedAt === null
      ? [{ applicationId: id, engagementId, dueAt: rebidDueAt }]
      : [];
  });
};
