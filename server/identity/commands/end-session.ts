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
