import type { SystemScope } from '#server/platform/scope/scope.ts';

/** Writes the session that a sign-in opens; its id is the `sid` of its access tokens. */
export const openSession = async (
  scope: SystemScope,
  session: { id: string; userId: string; refreshTokenHash: string; userAgent: string; hours: number },
): Promise<{ expiresAt: Date }> => {
  const expiresAt = new Date(scope.now.getTime() + session.hours * 3_600_000);
  const { id, userId, refreshTokenHash } = session;
  await scope.db
    .insertInto('session')
    .values({
      id,
      userId,
      refreshTokenHash,
      userAgent: session.userAgent.slice(0, 300),
      createdAt: scope.now,
      expiresAt,
    })
    .execute();
  return { expiresAt };
};
