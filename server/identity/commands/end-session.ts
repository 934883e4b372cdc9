import { notFound, type Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { revokeGrant } from './write-identity-record.ts';

/** Ends the session behind a refresh token: at the next call it is gone everywhere. */
export const endSession = async (scope: SystemScope, refreshTokenHash: string): Promise<void> => {
  const session = await scope.db
    .selectFrom('session')
    .select('id')
    .where('refreshTokenHash', '=', refreshTokenHash)
    .executeTakeFirst();
  if (session) await revokeGrant(scope, session.id);
};

/** Ends one of a person's own sessions, wherever it is; one that has ended already stays ended. */
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
  await revokeGrant(scope, sessionId);
  return { sessionId };
};
