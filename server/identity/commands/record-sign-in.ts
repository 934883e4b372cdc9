import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import {
  accountSignInId,
  addressFailuresId,
  knownDeviceId,
  failedSignInModel,
  knownDeviceModel,
  unknownEmailSignInModel,
} from '../provider/credentials/failures.ts';
import { deleteIdentityRecord } from './write-identity-record.ts';

const rememberedHours = 24;
const knownDays = 365;

/**
 * Counts a failed sign-in under an ID derived from the address, whether or not that address exists. Known and unknown
 * addresses are treated alike: the same statement counts their failures, the same number of failures pauses them, and
 * their counts expire after the same time.
 */
export const recordSignInFailure = async (scope: SystemScope, email: string, id: string): Promise<void> => {
  const expiresAt = new Date(scope.now.getTime() + rememberedHours * 3_600_000);
  const failedAt = scope.now.toISOString();
  await scope.db
    .insertInto('identityRecord')
    .values({
      model: failedSignInModel,
      id,
      payload: JSON.stringify({ failedCount: 1, failedAt }),
      grantId: null,
      uid: accountSignInId(email),
      userCode: null,
      consumedAt: null,
      expiresAt,
    })
    .onConflict((conflict) =>
      conflict.columns(['model', 'id']).doUpdateSet({
        // The database increments the count, so that each of several concurrent attempts is counted.
        payload: sql`jsonb_build_object('failedAt', ${failedAt}::text, 'failedCount',
          case when identity_record.expires_at > ${scope.now}
            then (identity_record.payload->>'failedCount')::int else 0 end + 1)`,
        expiresAt,
      }),
    )
    .execute();
};

const hourMs = 3_600_000;
const countedDays = 7;

/**
 * Counts a failed sign-in with an unknown email address, by network address and hour. The typed address isn't stored,
 * because people sometimes type their password into the wrong field.
 */
export const countUnknownEmailSignIn = async (scope: SystemScope, address: string): Promise<void> => {
  const hour = new Date(Math.floor(scope.now.getTime() / hourMs) * hourMs).toISOString();
  const id = `${hour} ${address}`;
  // Runs the same number of statements as for a known account, where the tenant is read before the event is written.
  const before = await scope.db
    .selectFrom('identityRecord')
    .select('payload')
    .where('model', '=', unknownEmailSignInModel)
    .where('id', '=', id)
    .executeTakeFirst();
  const failedCount = Number(before?.payload['failedCount'] ?? 0) + 1;
  await scope.db
    .insertInto('identityRecord')
    .values({
      model: unknownEmailSignInModel,
      id,
      payload: JSON.stringify({ address, hour, failedCount }),
      grantId: null,
      uid: null,
      userCode: null,
      consumedAt: null,
      expiresAt: new Date(scope.now.getTime() + countedDays * 86_400_000),
    })
    .onConflict((conflict) =>
      conflict.columns(['model', 'id']).doUpdateSet({
        payload: sql`jsonb_set(identity_record.payload, '{failedCount}',
          to_jsonb((identity_record.payload->>'failedCount')::int + 1))`,
      }),
    )
    .execute();
};

/** Clears the earlier failures from the same place after a successful sign-in. */
export const clearSignInFailures = (scope: SystemScope, id: string): Promise<void> =>
  deleteIdentityRecord(scope, failedSignInModel, id);

/** Clears all failures of an account after a password change, wherever they came from. */
export const clearAccountSignInFailures = async (scope: SystemScope, email: string): Promise<void> => {
  await scope.db
    .deleteFrom('identityRecord')
    .where('model', '=', failedSignInModel)
    .where('uid', '=', accountSignInId(email))
    .execute();
};

/** A browser and network address from which a user has signed in. */
export interface SignInDevice {
  readonly email: string;
  readonly device: string;
  readonly address: string;
  readonly userAgent: string;
}

/**
 * Records the device used to sign in, and returns whether it is new to an account that already has other devices.
 * Signing out deletes the browser's cookie, so the same kind of browser at the same network address doesn't count as
 * new.
 */
export const recordSignInDevice = async (
  scope: SystemScope,
  { email, device, address, userAgent }: SignInDevice,
): Promise<{ isNew: boolean }> => {
  const uid = accountSignInId(email);
  const known = await scope.db
    .selectFrom('identityRecord')
    .select('id')
    .where('model', '=', knownDeviceModel)
    .where('uid', '=', uid)
    .where('expiresAt', '>', scope.now)
    .execute();
  const [browser, kind] = [knownDeviceId(email, device), knownDeviceId(email, `${address} ${userAgent}`)];
  const expiresAt = new Date(scope.now.getTime() + knownDays * 86_400_000);
  const record = { payload: '{}', grantId: null, uid, userCode: null, consumedAt: null, expiresAt };
  await scope.db
    .insertInto('identityRecord')
    .values(
      [browser, kind, addressFailuresId(email, address)].map((id) => ({ model: knownDeviceModel, id, ...record })),
    )
    .onConflict((conflict) => conflict.columns(['model', 'id']).doUpdateSet({ expiresAt }))
    .execute();
  return { isNew: known.length > 0 && !known.some(({ id }) => id === browser || id === kind) };
};
