import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { failedSignIn, failuresId } from '../provider/failures.ts';
import { removeRecord } from './write-identity-record.ts';

const rememberedHours = 24;

/**
 * Counts a failed sign-in under its address. Whether somebody has the address is not asked: known and unknown ones are
 * counted by the same statement, paused at the same failure and forgotten after the same day.
 */
export const countFailure = async (scope: SystemScope, email: string): Promise<void> => {
  const expiresAt = new Date(scope.now.getTime() + rememberedHours * 3_600_000);
  const failedAt = scope.now.toISOString();
  await scope.db
    .insertInto('identityRecord')
    .values({
      model: failedSignIn,
      id: failuresId(email),
      payload: JSON.stringify({ failedCount: 1, failedAt }),
      grantId: null,
      uid: null,
      userCode: null,
      consumedAt: null,
      expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['model', 'id']).doUpdateSet({
        // Counted by the database, so that tries at the same moment are all counted.
        payload: sql`jsonb_build_object('failedAt', ${failedAt}::text, 'failedCount',
          case when identity_record.expires_at > ${scope.now}
            then (identity_record.payload->>'failedCount')::int else 0 end + 1)`,
        expiresAt,
      }),
    )
    .execute();
};

/** A sign-in that succeeded forgets the failures before it. */
export const forgetFailures = (scope: SystemScope, email: string): Promise<void> =>
  removeRecord(scope, failedSignIn, failuresId(email));
