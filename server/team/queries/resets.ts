import { sql, type RawBuilder } from 'kysely';
import type { Permission } from '#contract/common/permissions.ts';
import type { InputOf, SentOutputOf, Side } from '#contract/common/operation.ts';
import { toPage } from '#contract/common/paging.ts';
import type * as operations from '#contract/team/operations/resets.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { userHasPermission } from '#server/platform/db/user-has-permission.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';
import { resetRights, rightToRequestReset } from '../policy.ts';
import type { ResetUser } from '../rules/reset-reasons.ts';

type ManagerScope = AgencyScope | ProviderScope;
type ResetRow = SentOutputOf<typeof operations.requestSecondFactorReset>;
type UserRow = SentOutputOf<typeof operations.readUserSecondFactor>;

const manage: Permission = 'Manage Users=Invite User / Assign / Edit User Role';

const isStaff = sql<boolean>`(tenant.side = 'provider'
  or exists (select from staff_account where staff_account.user_id = app_user.id))`;

/**
 * Whether two accounts belong to the same person. Members of the provider's staff may also have accounts in agencies.
 */
const isSamePerson = (one: RawBuilder<unknown>, other: RawBuilder<unknown>) => {
  const personOf = (user: RawBuilder<unknown>) =>
    sql`coalesce((select a.staff_id from staff_account a where a.user_id = ${user}), ${user})`;
  return sql<boolean>`${personOf(one)} = ${personOf(other)}`;
};

/** Finds the users of a tenant, except the given ones, who may confirm a reset. */
export const findConfirmers = async (
  scope: ManagerScope | SystemScope,
  { tenantId, except }: { tenantId: string; except: readonly string[] },
): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select('appUser.id')
    // Nobody manages users in an employer's organization.
    .where('tenant.side', '<>', 'client')
    .where('appUser.tenantId', '=', tenantId)
    .where('appUser.deletedAt', 'is', null)
    .where('appUser.isEmailVerified', '=', true)
    .where('appUser.id', 'not in', [...except])
    .where((eb) => eb.or([eb('tenant.side', '=', 'provider'), userHasPermission(manage)]))
    .orderBy('appUser.id')
    .execute();
  return rows.map(({ id }) => id);
};

/** A user whose second factor may be reset, with the facts that decide who may request the reset. */
export type FoundResetUser = ResetUser & { tenantId: string; side: Side; userName: string; organization: string };

const usersIn = (scope: ManagerScope) =>
  scope.db
    .selectFrom('appUser')
    .innerJoin('tenant', 'tenant.id', 'appUser.tenantId')
    .select(['appUser.id as userId', 'appUser.tenantId', 'tenant.side', 'tenant.name as organization'])
    .select(['appUser.firstName', 'appUser.lastName', isStaff.as('isStaff')])
    .select(isSamePerson(sql`app_user.id`, sql`${scope.userId}::uuid`).as('isCaller'))
    .select([
      sql<boolean>`app.has_second_factor_of(app_user.id)`.as('hasSecondFactor'),
      sql<boolean>`exists (select from second_factor_reset r
        where r.user_id = app_user.id and r.state = 'waiting' and r.expires_at > ${scope.now})`.as('isWaiting'),
    ])
    .where('appUser.deletedAt', 'is', null);

/** Finds a user whose second factor the caller's tenant, or the provider, may reset. */
export const findResetUser = async (scope: ManagerScope, userId: string): Promise<FoundResetUser | undefined> => {
  const row = await usersIn(scope)
    .where('appUser.id', '=', userId)
    .where((eb) => (scope.side === 'provider' ? eb.lit(true) : eb('appUser.tenantId', '=', scope.tenantId)))
    .executeTakeFirst();
  if (!row) return undefined;
  const { firstName, lastName, ...facts } = row;
  const { length } = await findConfirmers(scope, { tenantId: facts.tenantId, except: [userId] });
  return { ...facts, userName: `${firstName} ${lastName}`, otherManagers: length };
};

/** A waiting request, with the facts that decide who may confirm it. */
export interface FoundReset {
  resetId: string;
  tenantId: string;
  side: Side;
  userId: string;
  userName: string;
  organization: string;
  isStaff: boolean;
  isCaller: boolean;
  isByCaller: boolean;
  requestedBy: string;
  requestedByName: string;
  requestedAt: Date;
  expiresAt: Date;
  otherManagers: number;
}

const requests = (scope: ManagerScope) =>
  scope.db
    .selectFrom('secondFactorReset as reset')
    .innerJoin('appUser', 'appUser.id', 'reset.userId')
    .innerJoin('tenant', 'tenant.id', 'reset.tenantId')
    .leftJoin('appUser as requester', 'requester.id', 'reset.requestedBy')
    .select(['reset.id as resetId', 'reset.tenantId', 'reset.userId', 'tenant.side', 'tenant.name as organization'])
    .select(['appUser.firstName', 'appUser.lastName', isStaff.as('isStaff')])
    .select(isSamePerson(sql`app_user.id`, sql`${scope.userId}::uuid`).as('isCaller'))
    .select(isSamePerson(sql`reset.requested_by`, sql`${scope.userId}::uuid`).as('isByCaller'))
    .select(['reset.requestedBy', 'requester.firstName as byFirst', 'requester.lastName as byLast'])
    .select(['reset.requestedAt', 'reset.expiresAt'])
    .where('reset.state', '=', 'waiting')
    .where('reset.expiresAt', '>', scope.now)
    .where('appUser.deletedAt', 'is', null)
    .$if(scope.side !== 'provider', (query) => query.where('reset.tenantId', '=', scope.tenantId));

type RequestRow = Awaited<ReturnType<ReturnType<typeof requests>['execute']>>[number];

const foundReset = async (
  scope: ManagerScope,
  { firstName, lastName, byFirst, byLast, ...row }: RequestRow,
): Promise<FoundReset> => ({
  ...row,
  userName: `${firstName} ${lastName}`,
  // An agency can't see which of the provider's staff made the request.
  requestedByName: byFirst === null ? 'Rolecall' : `${byFirst} ${byLast ?? ''}`.trim(),
  otherManagers: (await findConfirmers(scope, { tenantId: row.tenantId, except: [row.userId, row.requestedBy] }))
    .length,
});

/** Locks a waiting request, so that it is decided only once; undefined if it doesn't exist or isn't waiting. */
export const lockReset = async (scope: ManagerScope, resetId: string): Promise<FoundReset | undefined> => {
  await scope.db.selectFrom('secondFactorReset').select('id').where('id', '=', resetId).forUpdate().execute();
  const row = await requests(scope).where('reset.id', '=', resetId).executeTakeFirst();
  return row && foundReset(scope, row);
};

/** Whether the caller can see a request, whatever its state. */
export const isResetVisible = async (scope: ManagerScope, resetId: string): Promise<boolean> =>
  (await scope.db
    .selectFrom('secondFactorReset')
    .select('id')
    .where('id', '=', resetId)
    .$if(scope.side !== 'provider', (query) => query.where('tenantId', '=', scope.tenantId))
    .executeTakeFirst()) !== undefined;

export const toResetRow = (scope: ManagerScope, reset: FoundReset): ResetRow => ({
  resetId: reset.resetId,
  userId: reset.userId,
  userName: reset.userName,
  organization: reset.organization,
  requestedBy: reset.requestedByName,
  requestedAt: reset.requestedAt.toISOString(),
  expiresAt: reset.expiresAt.toISOString(),
  can: resetRights(scope, reset),
});

/**
 * Lists the waiting requests of the agency, or those that the provider may decide, starting with the first to expire.
 */
export const listResets = async (
  scope: ManagerScope,
): Promise<SentOutputOf<typeof operations.listSecondFactorResets>> => {
  // Requests expire after a day, so there are never many.
  const rows = await requests(scope).orderBy('reset.expiresAt').orderBy('reset.id').execute();
  const found = [];
  for (const row of rows) found.push(await foundReset(scope, row));
  return found
    .filter((reset) => scope.side !== 'provider' || reset.isStaff || reset.otherManagers === 0)
    .map((reset) => toResetRow(scope, reset));
};

const userRow = (scope: ManagerScope, user: FoundResetUser, waiting: ResetRow | undefined): UserRow => ({
  userId: user.userId,
  userName: user.userName,
  organization: user.organization,
  hasSecondFactor: user.hasSecondFactor,
  waiting: waiting ?? null,
  can: { request: rightToRequestReset(scope, user) },
});

/** Reads the second factor of a user of the agency. */
export const readUserSecondFactor = async (
  scope: AgencyScope,
  { userId }: { userId: string },
): Promise<HandlerResult<typeof operations.readUserSecondFactor>> => {
  const user = await findResetUser(scope, userId);
  if (!user) return notFound();
  const waiting = (await listResets(scope)).find((reset) => reset.userId === userId);
  return userRow(scope, user, waiting);
};

/**
 * Finds the users with a second factor who are members of the provider's staff, of an employer, or of an agency where
 * nobody else manages users.
 */
const resettableUsers = (scope: ProviderScope, search: string) =>
  usersIn(scope)
    .where(
      sql<boolean>`position(${search.toLowerCase()} in
        lower(concat_ws(' ', app_user.first_name, app_user.last_name, app_user.email, tenant.name))) > 0`,
    )
    .where('appUser.id', '<>', scope.userId)
    .where(sql<boolean>`app.has_second_factor_of(app_user.id)`)
    .where((eb) =>
      eb.or([
        isStaff,
        eb('tenant.side', '=', 'client'),
        eb.not(
          eb.exists(
            eb
              .selectFrom('appUser as other')
              .select('other.id')
              .whereRef('other.tenantId', '=', 'appUser.tenantId')
              .whereRef('other.id', '<>', 'appUser.id')
              .where('other.deletedAt', 'is', null)
              .where('other.isEmailVerified', '=', true)
              .where(
                sql<boolean>`(other.is_owner or exists (select from app.roles_of(other.id) held
                  join role_permission rp on rp.role_id = held.role_id and rp.permission = ${manage}))`,
              ),
          ),
        ),
      ]),
    );

/** Lists a page of the users whose second factor the staff can request to reset, sorted by organization and name. */
export const listResettableUsers = async (
  scope: ProviderScope,
  { search, ...page }: InputOf<typeof operations.listResettableUsers>,
): Promise<SentOutputOf<typeof operations.listResettableUsers>> => {
  const found = resettableUsers(scope, search);
  const { total } = await found
    .clearSelect()
    .select((select) => select.fn.countAll<number>().as('total'))
    .executeTakeFirstOrThrow();
  const rows = await found
    .orderBy('tenant.name')
    .orderBy('appUser.firstName')
    .orderBy('appUser.lastName')
    .orderBy('appUser.id')
    .limit(page.pageSize)
    .offset(page.pageCurrent * page.pageSize)
    .execute();
  const resets = await listResets(scope);
  const users = rows.map(({ firstName, lastName, ...facts }) =>
    userRow(
      scope,
      { ...facts, userName: `${firstName} ${lastName}`, otherManagers: 0 },
      resets.find(({ userId }) => userId === facts.userId),
    ),
  );
  return toPage(users, page, total);
};
