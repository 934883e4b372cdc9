import type { SystemScope } from '#server/platform/scope/scope.ts';
import { failedSignIn, failuresId } from '../provider/failures.ts';
import { pausedUntil } from '../rules/sign-in-pause.ts';
import { writeRecord } from './write-identity-record.ts';

const rememberedHours = 24;

/** Counts a failed sign-in, for a known and for an unknown address alike, and pauses the account when there are many. */
export const countFailure = async (
  scope: SystemScope,
  attempt: { email: string; userId: string | undefined; failedCount: number },
): Promise<void> => {
  if (attempt.userId === undefined) {
    const failedCount = attempt.failedCount + 1;
    await writeRecord(scope, {
      model: failedSignIn,
      id: failuresId(attempt.email),
      payload: { failedCount, lockedUntil: pausedUntil(failedCount, scope.now)?.toISOString() ?? null },
      grantId: null,
      uid: null,
      expiresAt: new Date(scope.now.getTime() + rememberedHours * 3_600_000),
    });
    return;
  }
  const { failedCount } = await scope.db
    .updateTable('credential')
    .set((set) => ({ failedCount: set('failedCount', '+', 1) }))
    .where('userId', '=', attempt.userId)
    .returning('failedCount')
    .executeTakeFirstOrThrow();
  const lockedUntil = pausedUntil(failedCount, scope.now);
  if (lockedUntil) {
    await scope.db.updateTable('credential').set({ lockedUntil }).where('userId', '=', attempt.userId).execute();
  }
};

/** A sign-in that succeeded forgets the failures before it. */
export const forgetFailures = async (scope: SystemScope, userId: string): Promise<void> => {
  await scope.db
    .updateTable('credential')
    .set({ failedCount: 0, lockedUntil: null })
    .where('userId', '=', userId)
    .where('failedCount', '>', 0)
    .execute();
};
