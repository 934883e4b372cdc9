import type { Kysely } from 'kysely';
import type { Side } from '#contract/common/operation.ts';
import type { Database } from '#server/database.ts';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { loadKeys, type IdentityKeys } from './provider/keys.ts';
import { hashPassword } from './provider/credentials/passwords.ts';
import { mintAccessToken } from './provider/tokens.ts';

/** The database: `kit.db` in tests, or a System scope's `scope.db` in the demo world. */
type Db = Kysely<Database>;

export interface TenantFixture {
  id: string;
  side: Side;
  name: string;
}

export interface UserFixture {
  id: string;
  tenantId: string;
  email: string;
  password: string;
  firstName: string;
  lastName: string;
}

/** The predefined roles, by the short names that tests use. */
const roleNames = {
  admin: 'Rolecall Admin Account',
  standard: 'Rolecall Standard User Account',
  'account-manager': 'Rolecall Account Manager',
  'tech-support': 'Rolecall Tech Support',
} as const;

/** The roles that a test user can have. `owner`, `sub-user` and `none` have no row in user_role. */
export type RoleFixture = keyof typeof roleNames | 'owner' | 'sub-user' | 'none';

/** The default password of users created by these factories. */
export const defaultPassword = 'rolecall-demo';

const madeAt = new Date('2026-01-05T09:00:00Z');

let made = 0;

/** Creates a tenant, an approved agency by default. */
export const makeTenant = async (
  db: Db,
  given: Partial<{
    id: string;
    side: Side;
    name: string;
    status: 'approved' | 'pending' | 'declined';
    isAssessmentCompleted: boolean;
    city: string;
    timeZone: string;
    isDemo: boolean;
    createdAt: Date;
    ownershipDays: number;
    ownershipScope: 'this_request' | 'all_requests';
  }> = {},
): Promise<TenantFixture> => {
  made += 1;
  const side = given.side ?? 'agency';
  const tenant = { id: given.id ?? newId(), side, name: given.name ?? `Company ${String(made)}` };
  await db
    .insertInto('tenant')
    .values({
      ...tenant,
      status: given.status ?? 'approved',
      isAssessmentCompleted: given.isAssessmentCompleted ?? (given.status ?? 'approved') === 'approved',
      city: given.city ?? '',
      timeZone: given.timeZone ?? 'UTC',
      isDemo: given.isDemo ?? false,
      createdAt: given.createdAt ?? madeAt,
      ...(given.ownershipDays === undefined ? {} : { ownershipDays: given.ownershipDays }),
      ...(given.ownershipScope === undefined ? {} : { ownershipScope: given.ownershipScope }),
    })
    .execute();
  return tenant;
};

const hashes = new Map<string, Promise<string>>();

/**
 * Hashes a password once for all users who share it, so that a world of a thousand users doesn't compute a thousand
 * hashes.
 */
const hashOf = (password: string): Promise<string> => {
  const known = hashes.get(password) ?? hashPassword(password);
  hashes.set(password, known);
  return known;
};

/** Creates a tenant's user who can sign in, an owner by default. */
export const makeUser = async (
  db: Db,
  given: { tenantId: string } & Partial<{
    id: string;
    role: RoleFixture;
    email: string;
    username: string;
    firstName: string;
    lastName: string;
    password: string;
    isEmailVerified: boolean;
    loginCount: number;
    createdAt: Date;
  }>,
): Promise<UserFixture> => {
  made += 1;
  const role = given.role ?? 'owner';
  const email = given.email ?? `person${String(made)}@people.example`;
  const user: UserFixture = {
    id: given.id ?? newId(),
    tenantId: given.tenantId,
    email,
    password: given.password ?? defaultPassword,
    firstName: given.firstName ?? 'Alex',
    lastName: given.lastName ?? `Person ${String(made)}`,
  };
  const createdAt = given.createdAt ?? madeAt;
  await db
    .insertInto('appUser')
    .values({
      id: user.id,
      tenantId: user.tenantId,
      email,
      isEmailVerified: given.isEmailVerified ?? true,
      username: given.username ?? email.split('@', 1)[0] ?? email,
      firstName: user.firstName,
      lastName: user.lastName,
      isOwner: role === 'owner',
      isSubUser: role === 'sub-user',
      loginCount: given.loginCount ?? 0,
      createdAt,
    })
    .execute();
  await db
    .insertInto('credential')
    .values({ userId: user.id, passwordHash: await hashOf(user.password), changedAt: createdAt })
    .execute();
  if (role in roleNames) {
    const { id: roleId } = await db
      .selectFrom('role')
      .select('id')
      .where('name', '=', roleNames[role as keyof typeof roleNames])
      .where('tenantId', 'is', null)
      .executeTakeFirstOrThrow();
    await db.insertInto('userRole').values({ userId: user.id, roleId, tenantId: user.tenantId }).execute();
  }
  return user;
};

/** Sessions in tests count as recently confirmed; register-passwords.test.ts covers unconfirmed ones. */
const longConfirmed = new Date('2100-01-01T00:00:00Z');

/** Creates a user's open session. */
export const makeSession = async (db: Db, userId: string): Promise<string> => {
  const id = newId();
  await db
    .insertInto('session')
    .values({ id, userId, createdAt: madeAt, expiresAt: new Date('2100-01-01T00:00:00Z'), confirmedAt: longConfirmed })
    .execute();
  return id;
};

/** Creates a user's photo, as if it had been uploaded. */
export const makePhoto = async (db: Db, userId: string): Promise<{ photoId: string; storageKey: string }> => {
  const { tenantId } = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  await db
    .updateTable('userPhoto')
    .set({ replacedAt: madeAt })
    .where('userId', '=', userId)
    .where('replacedAt', 'is', null)
    .execute();
  const photoId = newId();
  const storageKey = `photo-${photoId}.png`;
  await db
    .insertInto('userPhoto')
    .values({
      id: photoId,
      tenantId,
      userId,
      mediaType: 'image/png',
      sizeBytes: 4,
      storageKey,
      thumbnailKey: `photo-${photoId}.thumb.png`,
      createdAt: madeAt,
    })
    .execute();
  await db.updateTable('appUser').set({ photoId }).where('id', '=', userId).execute();
  return { photoId, storageKey };
};

/** Creates a user's passkey that no authenticator can use. */
export const makePasskey = async (db: Db, userId: string): Promise<{ passkeyId: string }> => {
  const { tenantId } = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  const passkeyId = newId();
  await db
    .insertInto('passkey')
    .values({
      id: passkeyId,
      tenantId,
      userId,
      name: 'My phone',
      credentialId: passkeyId,
      publicKey: new Uint8Array(),
      counter: 0,
      createdAt: madeAt,
      lastUsedAt: null,
    })
    .execute();
  return { passkeyId };
};

/** Turns on two-step sign-in with a placeholder secret, for which no app can generate valid codes. */
export const makeSecondFactor = async (db: Db, userId: string): Promise<void> => {
  await db
    .insertInto('secondFactor')
    .values({ userId, sealedSecret: 'sealed', createdAt: madeAt, confirmedAt: madeAt })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
};

const keysOf = new WeakMap<ScopeSource, Promise<IdentityKeys>>();

/**
 * Opens a session for a user without the sign-in page, and returns the Authorization header with which the API is
 * called as this user: `Bearer …`.
 */
export const bearerFor = async (
  source: ScopeSource,
  config: Pick<Config, 'secret' | 'publicUrl' | 'accessTokenSeconds' | 'sessionHours'>,
  userId: string,
): Promise<string> => {
  const keys = keysOf.get(source) ?? loadKeys(source, config);
  keysOf.set(source, keys);
  const sessionId = newId();
  await inSystemScope(source, 'open a session for a test', (scope) =>
    scope.db
      .insertInto('session')
      .values({
        id: sessionId,
        userId,
        createdAt: scope.now,
        expiresAt: new Date(scope.now.getTime() + config.sessionHours * 3_600_000),
        confirmedAt: longConfirmed,
      })
      .execute(),
  );
  return mintAccessToken(config, await keys, { sessionId, userId, now: source.clock.now() });
};
