import type { SentOutputOf } from '#contract/common/operation.ts';
import type { listSessions as operation } from '#contract/identity/operations/sessions.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { describeUserAgent } from '../rules/describe-user-agent.ts';

const mostShown = 50;

/** Lists a user's valid sessions, latest first, and marks the caller's current session. */
export const listUserSessions = async (
  scope: SystemScope,
  caller: { userId: string; sessionId: string },
): Promise<SentOutputOf<typeof operation>> => {
  const rows = await scope.db
    .selectFrom('session')
    .select(['id', 'userAgent', 'createdAt', 'expiresAt'])
    .where('userId', '=', caller.userId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', scope.now)
    .where((where) => where.or([where('idleUntil', 'is', null), where('idleUntil', '>', scope.now)]))
    .orderBy('createdAt', 'desc')
    .orderBy('id')
    .limit(mostShown)
    .execute();
  return rows.map(({ id, userAgent, createdAt, expiresAt }) => ({
    sessionId: id,
    device: describeUserAgent(userAgent),
    createdAt: createdAt.toISOString(),
    expiresAt: expiresAt.toISOString(),
    isCurrent: id === caller.sessionId,
  }));
};
