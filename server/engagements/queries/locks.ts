import { sql } from 'kysely';
import type { AgencyScope, ClientScope, ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';
import { findEngagement, type FoundEngagement } from './find-engagement.ts';
import { findTalentRequest, type FoundTalentRequest } from './find-talent-request.ts';

type LockingScope = AgencyScope | ClientScope | ProviderScope | SystemScope;

/**
 * Locks an engagement until the transaction ends, then reads it. Agencies take a shared lock, so that they don't wait
 * for each other; employers take an exclusive lock.
 */
export const lockEngagement = async (
  scope: LockingScope,
  engagementId: string,
): Promise<FoundEngagement | undefined> => {
  if (scope.side === 'agency') {
    await sql`select app.lock_engagement_for_share(${engagementId})`.execute(scope.db);
  } else {
    await scope.db.selectFrom('engagement').select('id').where('id', '=', engagementId).forNoKeyUpdate().execute();
  }
  return findEngagement(scope, engagementId);
};

/**
 * Locks a talent request, after its engagement, until the transaction ends, then reads it. A second transaction waits
 * and then sees the first one's changes. To prevent deadlocks, locks are always taken in this order: engagement, talent
 * request, then applications and candidates.
 */
export const lockTalentRequest = async (
  scope: LockingScope,
  talentRequestId: string,
): Promise<{ request: FoundTalentRequest; engagement: FoundEngagement } | undefined> => {
  const found = await findTalentRequest(scope, talentRequestId);
  if (!found) return undefined;
  const engagement = await lockEngagement(scope, found.engagementId);
  if (!engagement) return undefined;
  if (scope.side === 'agency') {
    await sql`select app.lock_talent_request(${talentRequestId})`.execute(scope.db);
  } else {
    await scope.db
      .selectFrom('talentRequest')
      .select('id')
      .where('id', '=', talentRequestId)
      .forNoKeyUpdate()
      .execute();
  }
  const request = await findTalentRequest(scope, talentRequestId);
  return request && { request, engagement };
};
