import { join } from 'node:path';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import type { Operation } from '#contract/common/operation.ts';
import { addresses, operations } from '#contract/registry.ts';
import { authorizationCases } from './authorization.cases.ts';
import type { AuthorizationRole, AuthorizationWorld } from './platform/testing/authorization.ts';
import { createAuthorizationWorld } from './platform/testing/authorization-world.ts';
import { createJudge } from './platform/testing/generated/answer.ts';
import { callers, type CallerName } from './platform/testing/generated/plan.ts';
import { sendTo } from './platform/testing/generated/send.ts';
import { tryOperation, type Caller, type Ground, type Subject } from './platform/testing/generated/try-operation.ts';
import { createStanding } from './platform/testing/generated/written.ts';

// Requests made from the contract alone, for every operation at each of its addresses, by people of every side. A
// failure says its seed: GENERATED_SEED=… repeats it.
const { seed, cases } = inject('generated');

/** Sign-ins that fail are counted, on purpose; everything else that is refused leaves nothing. */
const traces: Readonly<Record<string, readonly string[]>> = {
  'identity.signIn': ['identity_record', 'credential'],
  'identity.beginPasskey': ['identity_record'],
  'identity.removePasskey': ['identity_record'],
};

let world: AuthorizationWorld;
let ground: Ground;

const tenantOf = async (userId: string): Promise<string> =>
  (
    await world.server.kit.db
      .selectFrom('appUser')
      .select('tenantId')
      .where('id', '=', userId)
      .executeTakeFirstOrThrow()
  ).tenantId;

/** Sessions are opened before anything is tried, so that what is written afterwards was written by a request. */
const known = new Map<CallerName, Caller>();
const callerOf = async (name: CallerName): Promise<Caller> => {
  const strangers = { userId: undefined, tenantId: undefined };
  if (name === 'nobody') return { ...strangers, authorization: undefined };
  if (name === 'bad-token') return { ...strangers, authorization: 'Bearer a.b\u00e9.c' };
  const userId = world.people[name];
  return { userId, tenantId: await tenantOf(userId), authorization: `Bearer ${await world.server.bearer(userId)}` };
};
const caller = (name: CallerName): Caller => {
  const one = known.get(name);
  if (!one) throw new Error(`Nobody is called ${name}.`);
  return one;
};

beforeAll(async () => {
  console.log(`Generated requests: seed ${String(seed)}, ${String(cases)} an operation.`);
  world = await createAuthorizationWorld();
  for (const name of callers) known.set(name, await callerOf(name));
  const { app } = world.server.product;
  const document = await app.inject('/api/openapi.json');
  const standing = await createStanding(world.server.kit.db, join(world.server.dataDir, 'files'));
  ground = { send: sendTo(app), caller, judge: createJudge(document.json()), standing };
}, 60_000);
afterAll(() => world.server.close());

const rightful = ({ access }: Operation): AuthorizationRole =>
  access === 'public' || access.agency !== undefined ? 'owner' : access.client !== undefined ? 'client' : 'provider';

const subjectOf = (operation: Operation): Subject => {
  const one = authorizationCases[operation.name];
  if (!one) throw new Error(`The operation ${operation.name} has no case.`);
  const role = rightful(operation);
  const who = async () => ({ role, userId: world.people[role], tenantId: await tenantOf(world.people[role]) });
  return {
    operation,
    addresses: addresses.filter((at) => at.operation === operation.name),
    rightful: role,
    own: async () => one.own(world, await who()),
    others: async () => (await one.other?.(world, await who())) ?? {},
    file: one.file,
    answers: one.answers,
    traces: traces[operation.name] ?? [],
  };
};

test.each(operations.map((operation) => [operation.name, operation] as const))(
  '%s answers whatever comes within its contract, and a refusal leaves nothing behind',
  async (_name, operation) => {
    expect(await tryOperation(ground, subjectOf(operation), { seed, cases })).toBeUndefined();
  },
  30_000 + cases * 500,
);
