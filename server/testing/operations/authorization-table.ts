import { sql } from 'kysely';
import { expect, test } from 'vitest';
import type { Operation } from '#contract/common/operation.ts';
import { adminPermissions, permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { authorizationRoles, type AuthorizationRole, type AuthorizationWorld } from '../authorization.ts';
import { callerOf, type TestedOperation } from './tested-operations.ts';

/** Whether a permission concerns bids, which Rolecall's staff in an agency are not allowed to see. */
const isOfBids = (one: Permission): boolean => one.startsWith('Bidding Stage=');
const viewOnly: readonly Permission[] = permissions.filter(
  (one) => /=(View|Search \/ View)/.test(one) && !isOfBids(one),
);

const rightsOf: Record<
  Exclude<AuthorizationRole, 'client' | 'otherClient' | 'provider' | 'auditor' | 'otherAuditor'>,
  readonly string[]
> = {
  owner: adminPermissions,
  admin: adminPermissions,
  accountManager: adminPermissions.filter((one) => !isOfBids(one)),
  standard: standardPermissions,
  subUser: standardPermissions,
  noRole: standardPermissions,
  techSupport: viewOnly,
  rivalOwner: adminPermissions,
  pendingOwner: adminPermissions,
  declinedOwner: adminPermissions,
};

/** Whether a role may call an operation according to the contract, computed here independently. */
const mayCall = ({ access }: Operation, role: AuthorizationRole): boolean => {
  if (access === 'public') return true;
  if (role === 'client' || role === 'otherClient') return access.client === 'any';
  if (role === 'provider') return access.provider === 'any';
  if (role === 'auditor' || role === 'otherAuditor') return access.auditor === 'any';
  if (access.agency === undefined) return false;
  if (access.agency === 'unapproved') return true;
  const [right = '', early] = access.agency.split(', ').toReversed();
  if ((role === 'pendingOwner' || role === 'declinedOwner') && early === undefined) return false;
  return access.agency === 'any' || rightsOf[role].includes(right);
};

/**
 * Returns the roles that may call the operation, apart from those in other tenants. Each is tried with an input of its
 * own.
 */
const triedBy = (operation: Operation): readonly AuthorizationRole[] =>
  authorizationRoles.filter(
    (role) => role !== 'rivalOwner' && role !== 'otherClient' && role !== 'otherAuditor' && mayCall(operation, role),
  );

/** Assigns a user to everything that their agency has applied to, because permissions apply to the user's own work. */
const assignToAll = async (
  world: AuthorizationWorld,
  { userId, tenantId }: { userId: string; tenantId: string },
): Promise<void> => {
  await sql`insert into assignment (id, engagement_id, supplier_id, user_id, created_by, created_at)
    select gen_random_uuid(), engagement_id, supplier_id, ${userId}, ${userId}, now()
    from application where supplier_id = ${tenantId} on conflict do nothing`.execute(world.server.kit.db);
};

/** Whether a body contains no records, which means that all lists in it are empty. */
const emptyLists = (body: unknown): boolean => {
  if (Array.isArray(body)) return body.length === 0;
  if (typeof body !== 'object' || body === null) return true;
  return Object.values(body).every((value) => (typeof value === 'object' ? emptyLists(value) : true));
};

/** Tests who may call an operation: every role, with their own and with others' records, and signed-out callers. */
export const testAuthorization = (
  world: () => AuthorizationWorld,
  { operation, at, endpoints, case_, file }: TestedOperation,
): void => {
  const first = triedBy(operation)[0] ?? 'owner';
  const ownInput = async (role: AuthorizationRole): Promise<object> =>
    case_.own(world(), await callerOf(world(), role));
  const succeeds: unknown = case_.answers ?? expect.toBeOneOf([200, 204]);
  let refusedInput: Promise<object> | undefined;
  /** Creates one input for all refused roles. One is enough, because a refused call changes nothing. */
  const inputToRefuse = (): Promise<object> => (refusedInput ??= ownInput(first));

  test('a signed-out caller may not call it, unless it is public', async () => {
    const isPublic = operation.access === 'public';
    const input = isPublic ? await ownInput(first) : await inputToRefuse();
    const answer = await world().server.call(undefined, at, input, file);
    if (isPublic) expect([401, 403]).not.toContain(answer.status === 401 ? 0 : answer.status);
    else expect(answer.status).toBe(401);
  });

  test.each(authorizationRoles.filter((role) => mayCall(operation, role)))('%s may call it', async (role) => {
    const caller = await callerOf(world(), role);
    const input = await ownInput(role);
    await assignToAll(world(), caller);
    const answer = await world().server.call(caller.userId, at, input, file);
    expect([answer.status, answer.body]).toEqual([operation.download ? 200 : succeeds, answer.body]);
  });

  test.each(authorizationRoles.filter((role) => !mayCall(operation, role)))('%s may not call it', async (role) => {
    const answer = await world().server.call(world().people[role], at, await inputToRefuse(), file);
    expect(answer.status).toBe(403);
  });

  test.each(endpoints.slice(1).map((each) => [`${each.method} ${each.path}`, each] as const))(
    '%s responds to a caller with the permission',
    async (_where, each) => {
      const caller = { ...(await callerOf(world(), first)), ...each.constants };
      const answer = await world().server.call(caller.userId, each, await case_.own(world(), caller), file);
      expect([answer.status, answer.body]).toEqual([succeeds, answer.body]);
    },
  );

  const { other } = case_;
  if (other === undefined) return;
  test.each(triedBy(operation).filter((role) => role === 'owner' || role === 'client' || role === 'auditor'))(
    'the %s cannot reach the records of others',
    async (role) => {
      const caller = await callerOf(world(), role);
      const input = await other(world(), caller);
      const answer = await world().server.call(caller.userId, at, input, file);
      if (case_.otherAnswers === 'empty') expect([answer.status, emptyLists(answer.body)]).toEqual([200, true]);
      else expect([answer.status, answer.body]).toEqual([case_.otherAnswers ?? 404, answer.body]);
    },
  );
};
