import { sql } from 'kysely';
import type { engagementEvents } from '#server/engagements/public.ts';
import { approvedFor, keyText } from '#server/prequalification/public.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { opportunityEvents } from '../events.ts';

const searching = 'Marketplace=Search / View Opportunities';

/** Saved searches with alerts that match an engagement, of users who may still search opportunities. */
const searchesThatFind = (scope: SystemScope, engagementId: string) =>
  scope.db
    .selectFrom('savedSearch')
    .innerJoin('appUser', 'appUser.id', 'savedSearch.userId')
    .innerJoin('tenant', 'tenant.id', 'savedSearch.tenantId')
    .select(['savedSearch.id', 'savedSearch.userId', 'savedSearch.tenantId', 'savedSearch.filters'])
    .where('savedSearch.id', 'in', sql<string>`(select app.matching_saved_searches(${engagementId}))`)
    .where('appUser.deletedAt', 'is', null)
    .where('tenant.status', '=', 'approved')
    .where(
      sql<boolean>`(app_user.is_owner or exists (select 1 from app.roles_of(app_user.id) held
        join role_permission rp on rp.role_id = held.role_id and rp.permission = ${searching}))`,
    )
    .orderBy('savedSearch.createdAt')
    .orderBy('savedSearch.id')
    .execute();

/** Records that a new engagement matches saved searches: once per user, however many of theirs match. */
export const notifySearchers = async (
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
  const told = new Set<string>();
  for (const { id, userId, tenantId, filters } of await searchesThatFind(scope, engagementId)) {
    if (told.has(userId)) continue;
    if (filters.prequalified === true) {
      const keys = (await approvedFor(scope, tenantId)).map(keyText);
      if (!keys.includes(keyText(engagement))) continue;
    }
    told.add(userId);
    await scope.emit({
      kind: opportunityEvents.matched,
      supplierId: tenantId,
      clientId: engagement.clientId,
      engagementId,
      data: { userId, savedSearchId: id },
    });
  }
};
