import type { SystemScope } from '#server/platform/scope/scope.ts';
import type { SignInOrigin } from '../provider/credentials/devices.ts';
import {
  addressFailuresId,
  knownDeviceId,
  failedSignInModel,
  signInFailuresId,
  knownDeviceModel,
  unknownDevicesId,
} from '../provider/credentials/failures.ts';
import { signInPausedUntil, unknownDevicesPausedUntil } from '../rules/sign-in-pause.ts';

/**
 * The facts that decide a sign-in. Failures are counted by typed address and origin, whether or not the address exists.
 */
export interface SignInFacts {
  user: { id: string; passwordHash: string; isEmailVerified: boolean; hasSecondFactor: boolean } | undefined;
  /** The ID under which a failure is counted. */
  failuresId: string;
  /**
   * Whether the user has never signed in from this origin, so that a failure also counts towards all unknown origins
   * together.
   */
  isStranger: boolean;
  failedCount: number;
  lockedUntil: Date | null;
}

const recordsOf = async (scope: SystemScope, model: string, ids: readonly string[]) =>
  scope.db
    .selectFrom('identityRecord')
    .select(['id', 'payload'])
    .where('model', '=', model)
    .where('id', 'in', [...ids])
    .where('expiresAt', '>', scope.now)
    .execute();

/** Finds the user with this email address, and whether the address accepts another attempt from this origin. */
export const findSignIn = async (scope: SystemScope, email: string, place: SignInOrigin): Promise<SignInFacts> => {
  const found = await scope.db
    .selectFrom('appUser')
    .innerJoin('credential', 'credential.userId', 'appUser.id')
    .leftJoin('secondFactor', 'secondFactor.userId', 'appUser.id')
    .select(['appUser.id', 'passwordHash', 'isEmailVerified', 'confirmedAt'])
    .where('email', '=', email)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  const user = found && {
    id: found.id,
    passwordHash: found.passwordHash,
    isEmailVerified: found.isEmailVerified,
    hasSecondFactor: found.confirmedAt !== null,
  };
  const device = knownDeviceId(email, place.device ?? '');
  const known = await recordsOf(scope, knownDeviceModel, [device, addressFailuresId(email, place.address)]);
  const isStranger = known.length === 0;
  const isKnownDevice = known.some(({ id: knownId }) => knownId === device);
  const id = signInFailuresId(email, place, isKnownDevice);
  const rows = await recordsOf(scope, failedSignInModel, [id, ...(isStranger ? [unknownDevicesId(email)] : [])]);
  const failuresOf = (of: string): [count: number, at: Date] => {
    const { failedCount, failedAt } = rows.find((row) => row.id === of)?.payload ?? {};
    return typeof failedCount === 'number' && typeof failedAt === 'string'
      ? [failedCount, new Date(failedAt)]
      : [0, scope.now];
  };
  const [failedCount, failedAt] = failuresOf(id);
  const own = signInPausedUntil(failedCount, failedAt);
  const strangers = isStranger ? unknownDevicesPausedUntil(...failuresOf(unknownDevicesId(email))) : null;
  const lockedUntil = own && strangers && strangers > own ? strangers : (own ?? strangers);
  return { user, failuresId: id, isStranger, failedCount, lockedUntil };
};

/** Whether a user exists and hasn't been deleted. */
export const accountExists = async (scope: SystemScope, userId: string): Promise<boolean> => {
  const found = await scope.db
    .selectFrom('appUser')
    .select('id')
    .where('id', '=', userId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return found !== undefined;
};

/** Finds a session that hasn't ended, expired or become idle. */
export const findSession = (
  scope: SystemScope,
  sessionId: string,
): Promise<{ id: string; userId: string; expiresAt: Date } | undefined> =>
  scope.db
    .selectFrom('session')
    .select(['id', 'userId', 'expiresAt'])
    .where('id', '=', sessionId)
    .where('endedAt', 'is', null)
    .where('expiresAt', '>', scope.now)
    .where((where) => where.or([where('idleUntil', 'is', null), where('idleUntil', '>', scope.now)]))
    .executeTakeFirst();

/** A stored record of the identity provider. */
export interface IdentityRecord {
  payload: Record<string, unknown>;
  consumedAt: Date | null;
}

const records = (scope: SystemScope, model: string) =>
  scope.db
    .selectFrom('identityRecord')
    .select(['payload', 'consumedAt'])
    .where('model', '=', model)
    .where((where) => where.or([where('expiresAt', 'is', null), where('expiresAt', '>', scope.now)]));

export const findIdentityRecord = (
  scope: SystemScope,
  model: string,
  id: string,
): Promise<IdentityRecord | undefined> => records(scope, model).where('id', '=', id).executeTakeFirst();

export const findRecordByUid = (scope: SystemScope, model: string, uid: string): Promise<IdentityRecord | undefined> =>
  records(scope, model).where('uid', '=', uid).executeTakeFirst();
