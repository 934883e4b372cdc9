import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Address } from '#contract/common/address.ts';
import type { Operation } from '#contract/common/operation.ts';
import { adminPermissions, permissions, standardPermissions, type Permission } from '#contract/common/permissions.ts';
import { addresses, operations } from '#contract/registry.ts';
import { authorizationCases } from './authorization.cases.ts';
import {
  agencyRoles,
  authorizationRoles,
  type AuthorizationRole,
  type AuthorizationWorld,
} from './platform/testing/authorization.ts';
import { createAuthorizationWorld } from './platform/testing/authorization-world.ts';

// Who may call what: every operation, every role, own records, others' records, and nobody at all.
const viewOnly: readonly Permission[] = permissions.filter((one) => /=(View|Search \/ View)/.test(one));
const rightsOf: Partial<Record<AuthorizationRole, readonly string[]>> = {
  owner: adminPermissions,
  admin: adminPermissions,
  accountManager: adminPermissions,
  standard: standardPermissions,
  subUser: standardPermissions,
  noRole: standardPermissions,
  techSupport: viewOnly,
  rivalOwner: adminPermissions,
  pendingOwner: adminPermissions,
  declinedOwner: adminPermissions,
};

/** What the contract says for a role, worked out here once more and by hand. */
const mayCall = ({ access }: Operation, role: AuthorizationRole): boolean => {
  if (access === 'public') return true;
  if (role === 'client' || role === 'otherClient') return access.client === 'any';
  if (role === 'provider') return access.provider === 'any';
  if (access.agency === undefined) return false;
  if (access.agency === 'unapproved') return true;
  const [right = '', early] = access.agency.split(', ').toReversed();
  if ((role === 'pendingOwner' || role === 'declinedOwner') && early === undefined) return false;
  return access.agency === 'any' || (rightsOf[role] ?? []).includes(right);
};

let world: AuthorizationWorld;
beforeAll(async () => {
  world = await createAuthorizationWorld();
}, 60_000);
afterAll(() => world.server.close());

const atOf = (operation: Operation): Address => {
  const at = addresses.find((one) => one.operation === operation.name);
  if (!at) throw new Error(`The operation ${operation.name} has no address.`);
  return at;
};
const callerOf = async (role: AuthorizationRole) => {
  const userId = world.people[role];
  const { tenantId } = await world.server.kit.db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return { role, userId, tenantId };
};

/** Whoever has a right has it on what they work on: all that their agency has applied to, in these cases. */
const putToWork = async ({ userId, tenantId }: { userId: string; tenantId: string }): Promise<void> => {
  await sql`insert into assignment (id, engagement_id, supplier_id, user_id, created_by, created_at)
    select gen_random_uuid(), engagement_id, supplier_id, ${userId}, ${userId}, now()
    from application where supplier_id = ${tenantId} on conflict do nothing`.execute(world.server.kit.db);
};

test('every operation has its case, and every case its operation', () => {
  expect(Object.keys(authorizationCases).toSorted()).toEqual(operations.map((one) => one.name).toSorted());
});

/** The sides that an operation is for; a case makes its own input for each of them. */
const triedBy = (operation: Operation): readonly AuthorizationRole[] =>
  authorizationRoles.filter((role) => role !== 'rivalOwner' && role !== 'otherClient' && mayCall(operation, role));

describe.each(operations.map((operation) => [operation.name, operation] as const))('%s', (name, operation) => {
  const one = authorizationCases[name];
  const file = one?.file ? { file: one.file } : {};

  test('nobody who is not signed in may call it, unless it is public', async () => {
    const role = triedBy(operation)[0] ?? 'owner';
    const input = (await one?.own(world, await callerOf(role))) ?? {};
    const answer = await world.server.call(undefined, atOf(operation), input, file);
    if (operation.access === 'public') expect([401, 403]).not.toContain(answer.status === 401 ? 0 : answer.status);
    else expect(answer.status).toBe(401);
  });

  test.each(authorizationRoles)('%s', async (role) => {
    const caller = await callerOf(role);
    const maker = mayCall(operation, role) ? caller : await callerOf(triedBy(operation)[0] ?? 'owner');
    const input = (await one?.own(world, maker)) ?? {};
    await putToWork(caller);
    const answer = await world.server.call(caller.userId, atOf(operation), input, file);
    if (mayCall(operation, role))
      expect([answer.status, answer.body]).toEqual([
        operation.download ? 200 : (one?.answers ?? expect.toBeOneOf([200, 204])),
        answer.body,
      ]);
    else expect([403]).toContain(answer.status);
  });

  test('each of its addresses answers who has the right', async () => {
    for (const at of addresses.filter(({ operation: behind }) => behind === name).slice(1)) {
      const caller = await callerOf(triedBy(operation)[0] ?? 'owner');
      const input = (await one?.own(world, caller)) ?? {};
      const answer = await world.server.call(caller.userId, at, input, file);
      const where = `${at.method} ${at.path}`;
      expect([where, answer.status, answer.body]).toEqual([
        where,
        one?.answers ?? expect.toBeOneOf([200, 204]),
        answer.body,
      ]);
    }
  });

  test('records of others are out of reach', async () => {
    for (const role of triedBy(operation).filter((each) => ['owner', 'client'].includes(each))) {
      const caller = await callerOf(role);
      const input = await one?.other?.(world, caller);
      if (!input) continue;
      const answer = await world.server.call(caller.userId, atOf(operation), input, file);
      if (one?.otherAnswers === 'empty')
        expect([role, answer.status, emptyLists(answer.body)]).toEqual([role, 200, true]);
      else expect([role, answer.status, answer.body]).toEqual([role, one?.otherAnswers ?? 404, answer.body]);
    }
  });
});

/** Whether a body has no record of anything: every list in it is empty. */
const emptyLists = (body: unknown): boolean => {
  if (Array.isArray(body)) return body.length === 0;
  if (typeof body !== 'object' || body === null) return true;
  return Object.values(body).every((value) => (typeof value === 'object' ? emptyLists(value) : true));
};

test('the roles of the table are those that the house knows', () => {
  expect([...agencyRoles].every((role) => rightsOf[role])).toBe(true);
});
