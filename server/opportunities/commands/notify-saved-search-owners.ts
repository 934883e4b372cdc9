import { sql } from 'kysely';
import type { engagementEvents } from '#server/engagements/public.ts';
import { listApprovedKeys, prequalificationKeyText } from '#server/prequalification/public.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { userHasPermission } from '#server/platform/db/user-has-permission.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { opportunityEvents } from '../events.ts';

const searching = 'Marketplace=Search / View Opportunities';

/**
 * Selects the saved searches that match an engagement, have alerts turned on, and belong to users who may still see
 * opportunities.
 */
const searchesThatFind = (scope: SystemScope, engagementId: string) =>
  scope.db
    .selectFrom('savedSearch')
    .innerJoin('appUser', 'appUser.id', 'savedSearch.userId')
    .innerJoin('tenant', 'tenant.id', 'savedSearch.tenantId')
    .select(['savedSearch.id', 'savedSearch.userId', 'savedSearch.tenantId', 'savedSearch.filters'])
    .where('savedSearch.id', 'in', sql<string>`(select app.matching_saved_searches(${engagementId}))`)
    .where('appUser.deletedAt', 'is', null)
    .where('tenant.status', '=', 'approved')
    .where(userHasPermission(searching))
    .orderBy('savedSearch.createdAt')
    .orderBy('savedSearch.id')
    .execute();

/** Emits one event for each user whose saved searches match a new engagement, even if several of them match. */
export const notifySavedSearchOwners = async (
  scope: SystemScope,
  { engagementId }: RecordedEvent<typeof engagementEvents.published>,
): Promise<void> => {
  if (engagementId === null) return;
  const engagement = await scope.db
    .selectFrom('engagement')
    .select(['clientId', 'recruitmentTypeId', 'roleCategoryId'])
    .where('id', '=', engagementId)
    .executeTakeFirst();
  if (!engagement) return;
  const notified = new Set<string>();
  for (const { id, userId, tenantId, filters } of await searchesThatFind(scope, engagementId)) {
    if (notified.has(userId)) continue;
    if (filters.prequalified === true) {
      const keys = (await listApprovedKeys(scope, tenantId)).map(prequalificationKeyText);
      if (!keys.includes(prequalificationKeyText(engagement))) continue;
    }
    notified.add(userId);
    await scope.emit({
      kind: opportunityEvents.matched,
      supplierId: tenantId,
      clientId: engagement.clientId,
      engagementId,
      data: { userId, savedSearchId: id },
    });
  }
};
