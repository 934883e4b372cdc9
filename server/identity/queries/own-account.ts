import { sql } from 'kysely';
import type { UserScope } from '#server/platform/scope/scope.ts';

/** Returns the data stored about the caller's account, passkeys and sessions. */
export const readOwnAccount = async (scope: UserScope) => {
  const user = await scope.db
    .selectFrom('appUser')
    .select(['email', 'username', 'nickname', 'firstName', 'lastName', 'isOwner', 'loginCount', 'lastLoginAt'])
    .select(['createdAt', 'photoId'])
    .where('id', '=', scope.userId)
    .executeTakeFirstOrThrow();
  const roles = await scope.db
    .selectFrom('userRole')
    .innerJoin('role', 'role.id', 'userRole.roleId')
    .select('role.name')
    .where('userRole.userId', '=', scope.userId)
    .orderBy('role.name')
    .execute();
  const passkeys = await scope.db
    .selectFrom('passkey')
    .select(['name', 'createdAt', 'lastUsedAt'])
    .where('userId', '=', scope.userId)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
  const { rows: sessions } = await sql<{
    createdAt: Date;
    expiresAt: Date;
    endedAt: Date | null;
    userAgent: string;
  }>`select * from app.own_sessions(${scope.sessionId})`.execute(scope.db);
  const { lastLoginAt, createdAt, photoId, ...named } = user;
  return {
    account: {
      userId: scope.userId,
      organization: scope.tenantName,
      ...named,
      roles: roles.map(({ name }) => name),
      lastLogin: lastLoginAt?.toISOString() ?? null,
      created: createdAt.toISOString(),
      hasPhoto: photoId !== null,
    },
    passkeys: passkeys.map((one) => ({
      name: one.name,
      created: one.createdAt.toISOString(),
      lastUsed: one.lastUsedAt?.toISOString() ?? null,
    })),
    sessions: sessions.map((one) => ({
      created: one.createdAt.toISOString(),
      expires: one.expiresAt.toISOString(),
      ended: one.endedAt?.toISOString() ?? null,
      browser: one.userAgent,
    })),
  };
};
