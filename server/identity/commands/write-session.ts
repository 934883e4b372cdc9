import { sql } from 'kysely';
import { notFound, type Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { findSecondFactorState, mustSetUpSecondFactor } from '../queries/second-factor-requirement.ts';
import { identityEvents } from '../events.ts';
import { recordAccountEvent } from './record-account-event.ts';
import { sessionOfToken } from './rotate-refresh-token.ts';
import { revokeGrant } from './write-identity-record.ts';

/**
 * Creates a session for a sign-in; the session's ID is the `sid` of its access tokens. Returns undefined if the user
 * must set up a second factor first, because their role began to require one after they signed in.
 */
export const openSession = async (
  scope: SystemScope,
  session: { id: string; userId: string; userAgent: string; hours: number; idleMinutes: number },
): Promise<{ expiresAt: Date } | undefined> => {
  if (mustSetUpSecondFactor(await findSecondFactorState(scope, session.userId))) return undefined;
  const { staffSecondFactor, signInAt } = scope.settings;
  // The trigger on sessions can't read the server's settings, so they are passed to it here.
  await sql`
    select set_config('app.staff_second_factor', ${staffSecondFactor ? 'on' : 'off'}, true),
      set_config('app.signs_in_elsewhere', ${signInAt === undefined ? 'off' : 'on'}, true)`.execute(scope.db);
  const expiresAt = new Date(scope.now.getTime() + session.hours * 3_600_000);
  const { id, userId } = session;
  await scope.db
    .insertInto('session')
    .values({
      id,
      userId,
      userAgent: session.userAgent.slice(0, 300),
      createdAt: scope.now,
      expiresAt,
      idleUntil: new Date(scope.now.getTime() + session.idleMinutes * 60_000),
    })
    .execute();
  return { expiresAt };
};

/** The last use of a session. */
export interface SessionUse {
  readonly sessionId: string;
  readonly at: Date;
}

/** Sets each given session's idle limit to this many minutes after its latest use, in one statement. */
export const recordSessionActivity = async (
  scope: SystemScope,
  uses: readonly SessionUse[],
  idleMinutes: number,
): Promise<void> => {
  if (uses.length === 0) return;
  await sql`
    update session s set idle_until = used.at + make_interval(mins => ${idleMinutes}::int)
    from unnest(${uses.map(({ sessionId }) => sessionId)}::text[], ${uses.map(({ at }) => at)}::timestamptz[]) used (id, at)
    where s.id = used.id and s.ended_at is null and s.idle_until > used.at and s.idle_until < used.at + make_interval(mins => ${idleMinutes}::int)`.execute(
    scope.db,
  );
};

/**
 * Ends the session of a refresh token, even if the token was replaced. From the next call on, the session is invalid in
 * every browser.
 */
export const endSession = async (scope: SystemScope, refreshToken: string): Promise<void> => {
  const sessionId = await sessionOfToken(scope, refreshToken);
  if (sessionId === undefined) return;
  const ended = await revokeGrant(scope, sessionId);
  if (ended) await recordAccountEvent(scope, { kind: identityEvents.signedOut, data: ended });
};

/** Ends one of the user's own sessions, on any device. A session that has already ended isn't changed. */
export const endOwnSession = async (
  scope: SystemScope,
  { userId, sessionId }: { userId: string; sessionId: string },
): Promise<{ sessionId: string } | Refused<'not-found'>> => {
  const own = await scope.db
    .selectFrom('session')
    .select('id')
    .where('id', '=', sessionId)
    .where('userId', '=', userId)
    .executeTakeFirst();
  if (!own) return notFound();
  const ended = await revokeGrant(scope, sessionId);
  if (ended) await recordAccountEvent(scope, { kind: identityEvents.sessionEnded, data: { userId } });
  return { sessionId };
};

/** Records that the user re-entered their password in this session. */
export const confirmSession = async (scope: SystemScope, sessionId: string): Promise<void> => {
  await scope.db.updateTable('session').set({ confirmedAt: scope.now }).where('id', '=', sessionId).execute();
};
