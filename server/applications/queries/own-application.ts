import type { Selectable } from 'kysely';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { lockEngagement, type FoundEngagement } from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { effectiveApplication } from '../rules/rebid.ts';
import type { ApplicationTables } from '../tables.ts';

export type FoundApplication = Selectable<ApplicationTables['application']>;

const own = (scope: AgencyScope, engagementId: string) =>
  scope.db
    .selectFrom('application')
    .selectAll()
    .where('supplierId', '=', scope.tenantId)
    .where('engagementId', '=', engagementId);

/** Returns the agency's own application to an engagement in its current state; undefined if there is none. */
export const findOwnApplication = async (
  scope: AgencyScope,
  engagementId: string,
): Promise<FoundApplication | undefined> => {
  const found = await own(scope, engagementId).executeTakeFirst();
  return found && effectiveApplication(found, scope.now);
};

/** Reads the agency's own application under a shared lock, for commands that depend on its status. */
export const lockApplicationForShare = async (
  scope: AgencyScope,
  engagementId: string,
): Promise<FoundApplication | undefined> => {
  const found = await own(scope, engagementId).forShare().executeTakeFirst();
  return found && effectiveApplication(found, scope.now);
};

/**
 * Locks an application, after locking its engagement, and returns the stored row, for commands that change the
 * application.
 */
export const lockApplication = async (
  scope: AgencyScope,
  engagementId: string,
): Promise<{ engagement: FoundEngagement; application: FoundApplication | undefined } | undefined> => {
  const engagement = await lockEngagement(scope, engagementId);
  if (!engagement) return undefined;
  const application = await own(scope, engagementId).forUpdate().executeTakeFirst();
  return { engagement, application };
};

/** Returns the statuses of the agency's applications by engagement. Engagements without an application are absent. */
export const listApplicationStatuses = async (
  scope: AgencyScope,
  engagementIds: readonly string[],
): Promise<ReadonlyMap<string, ApplicationStatusId>> => {
  if (engagementIds.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('application')
    .select(['engagementId', 'statusId', 'previousStatusId', 'reasonCode', 'reasonText'])
    .select(['rebidDueAt', 'rebidPausedAt', 'rebidPausedUntil'])
    .where('supplierId', '=', scope.tenantId)
    .where('engagementId', 'in', engagementIds)
    .execute();
  return new Map(rows.map((row) => [row.engagementId, effectiveApplication(row, scope.now).statusId]));
};
