import { sql } from 'kysely';
import type { Clock } from '#server/platform/clock/clock.ts';
import type { Db } from '#server/platform/db/db.ts';
import type { FeedOwner } from './broadcast.ts';

/** Returns the owners of the sessions that are still valid, by session, in one query. */
export const findFeedOwners = async (
  db: Db,
  sessionIds: readonly string[],
  now: Date,
): Promise<ReadonlyMap<string, FeedOwner>> => {
  const { rows } = await sql<FeedOwner>`
    select asked.id as session_id, s.user_id, s.tenant_id,
           s.side = 'agency' and s.tenant_status = 'approved' as is_approved_agency
    from unnest(${[...sessionIds]}::text[]) asked (id), app.read_session(asked.id, ${now}) s`.execute(db);
  return new Map(rows.map((row) => [row.sessionId, row]));
};

/** Returns the owners of valid sessions outside a request's transaction, for the live feed. */
export const findActiveSessions =
  (db: Db, clock: Clock) =>
  (sessionIds: readonly string[]): Promise<ReadonlyMap<string, FeedOwner>> =>
    findFeedOwners(db, sessionIds, clock.now());
