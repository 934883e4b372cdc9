import type { SystemScope } from '#server/platform/scope/scope.ts';

/** The living session behind a refresh token. */
export const findSession = (
  scope: SystemScope,
  refreshTokenHash: string,
): Promise<{ id: string; userId: string; expiresAt: Date } | undefined> =>
  scope.db
    .selectFrom('session')
    .select(['id', 'userId', 'expiresAt'])
    .where('refreshTokenHash', '=', refreshTokenHash)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', scope.now)
    .executeTakeFirst();
