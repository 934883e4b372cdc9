import type { LightMyRequestResponse } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Operation } from '#contract/common/operation.ts';
import { wireRequest } from '#contract/common/wire.ts';
import { endpoints, operations } from '#contract/registry.ts';
import { authorizationCases } from './authorization.cases.ts';
import type { AuthorizationWorld } from './testing/authorization.ts';
import { createAuthorizationWorld } from './testing/authorization-world.ts';
import { rivalActions } from './testing/rivals/actions.ts';
import { rivalFacts } from './testing/rivals/rival-facts.ts';
import { makeRivalFixture, rivalsPerson, sharedPerson, type RivalFixture } from './testing/rivals/fixture.ts';
import {
  findLeaks,
  type ObservedAction,
  type Leak,
  type Observation,
  type Snapshot,
} from './testing/rivals/detect-leaks.ts';

// What an agency learns when a rival acts: every read of the agency, before and after every action of the rival.
const isAgencys = ({ access }: Operation): boolean => access === 'public' || access.agency !== undefined;
const caseOf = (operation: Operation) => {
  const one = authorizationCases[operation.name];
  const at = endpoints.find((each) => each.operation === operation.name);
  if (!one || !at) throw new Error(`The operation ${operation.name} has no case or no address.`);
  return { one, at };
};

const parsed = (text: string, bytes: Buffer): unknown => {
  try {
    const body: unknown = JSON.parse(text);
    return typeof body === 'object' && body !== null && 'requestId' in body ? { ...body, requestId: '' } : body;
  } catch {
    return bytes.toString('base64');
  }
};

/**
 * A response without its request id, its timestamp and the remaining rate limit; its length adds nothing to its body.
 */
const seen = ({ statusCode, headers, body, rawPayload }: LightMyRequestResponse): Snapshot => ({
  status: statusCode,
  headers: Object.fromEntries(
    Object.entries(headers).filter(([name]) => !/^(date|content-length|x-ratelimit-(remaining|reset))$/.test(name)),
  ),
  body: parsed(body, rawPayload),
});

/** Every read of the agency: with the inputs of its case, and with the records on which the rival acts. */
const looks = async (): Promise<Observation[]> => {
  const caller = { role: 'owner' as const, userId: world.people.owner, tenantId: world.agencyId };
  // One session for all, so that each observation is one call.
  const token = await world.server.bearer(caller.userId);
  const all: Observation[] = [];
  for (const operation of operations) {
    // A stream does not end; the tests of the broadcast cover its audience.
    if (operation.effect !== 'read' || !isAgencys(operation) || operation.stream) continue;
    const { one, at } = caseOf(operation);
    const own = await one.own(world, caller);
    const there = Object.fromEntries(
      Object.entries(scene).filter(([field]) => field !== 'roles' && field in operation.input.shape),
    );
    const inputs: Record<string, object> = { 'its own': own };
    if (Object.keys(there).length > 0) inputs['the scene'] = { ...own, ...there };
    if ('email' in operation.input.shape) inputs["a rival's person"] = { ...own, ...there, email: rivalsPerson };
    for (const [name, input] of Object.entries(inputs)) {
      const wire = wireRequest(at, { ...input }, caller);
      const see = async () =>
        seen(
          await world.server.product.app.inject({
            method: wire.method as 'GET',
            url: wire.url,
            headers: { ...wire.headers, authorization: `Bearer ${token}` },
            ...(wire.body ? { payload: wire.body } : {}),
          }),
        );
      all.push({ operation: operation.name, at: name, see });
    }
  }
  return all;
};

/** Every write of an agency, called by the rival on its own records. */
const writesOfRival = async (): Promise<ObservedAction> => {
  const { people } = world;
  const mirrored: AuthorizationWorld = {
    ...world,
    agencyId: world.rivalId,
    rivalId: world.agencyId,
    people: { ...people, owner: people.rivalOwner, rivalOwner: people.owner },
  };
  const caller = { role: 'owner' as const, userId: people.rivalOwner, tenantId: world.rivalId };
  const calls: (() => Promise<void>)[] = [];
  for (const operation of operations) {
    if (operation.effect !== 'write' || !isAgencys(operation)) continue;
    const { one, at } = caseOf(operation);
    if (one.answers !== undefined) continue;
    const input = await one.own(mirrored, caller);
    calls.push(async () => {
      const { status, body } = await world.server.call(caller.userId, at, input, one.file ? { file: one.file } : {});
      expect([operation.name, status, body]).toEqual([operation.name, expect.toBeOneOf([200, 204]), body]);
    });
  }
  const carryOut = async () => {
    for (const call of calls) await call();
  };
  return { name: 'a rival writes what is its own', carryOut };
};

/** Everything that could identify the rival and its records: ids, names, addresses. */
const marksOfRival = async (): Promise<string[]> => {
  const { db } = world.server.kit;
  const { rivalId } = world;
  const own = [
    await db.selectFrom('appUser').select(['id', 'email']).where('tenantId', '=', rivalId).execute(),
    await db.selectFrom('application').select('id').where('supplierId', '=', rivalId).execute(),
    await db
      .selectFrom('candidate')
      .select(['id', 'emailAddress', 'lastName'])
      .where('supplierId', '=', rivalId)
      .execute(),
    await db.selectFrom('candidateDocument').select(['id', 'storageKey']).where('supplierId', '=', rivalId).execute(),
  ];
  // A person whom the agency has submitted as well belongs to both.
  return [rivalId, ...own.flat().flatMap((one) => Object.values(one))].filter((mark) => mark !== sharedPerson);
};

/** The side effects of an action: notifications, emails, parsed documents. */
const workOff = async (): Promise<void> => {
  const { kit, product } = world.server;
  for (const { queue, data } of kit.enqueued.splice(0)) {
    const job = product.jobs.find((one) => one.queue === queue);
    if (!job) throw new Error(`Nobody works on ${queue}.`);
    await job.run(data);
  }
};
const withReactions = ({ name, carryOut }: ObservedAction): ObservedAction => ({
  name,
  carryOut: async () => {
    await carryOut();
    await workOff();
  },
});

/** The control: a response that bypasses row security in a count. */
const planted: Observation = {
  operation: 'planted.count',
  at: 'everything',
  see: async () => {
    const { candidates } = await world.server.kit.db
      .selectFrom('candidate')
      .select((eb) => eb.fn.countAll<number>().as('candidates'))
      .executeTakeFirstOrThrow();
    return { status: 200, headers: {}, body: { candidates } };
  },
};
const isPlanted = (one: Leak): boolean => one.operation === planted.operation;

const told = (all: readonly Leak[]) =>
  [...new Set(all.map((one) => `${one.operation} (${one.at}): ${one.path}, after: ${one.after}`))].toSorted();

let world: AuthorizationWorld;
let scene: RivalFixture;
let places: Observation[];
let learnt: Awaited<ReturnType<typeof findLeaks>>;
beforeAll(async () => {
  world = await createAuthorizationWorld();
  scene = await makeRivalFixture(world);
  places = await looks();
  const idle: ObservedAction = { name: 'nothing happens', carryOut: () => Promise.resolve() };
  const acts = [idle, await writesOfRival(), ...rivalActions(world, scene)];
  await workOff();
  learnt = await findLeaks([...places, planted], acts.map(withReactions));
}, 180_000);
afterAll(() => world.server.close());

test('an agency learns only the listed facts when a rival acts', () => {
  expect(told(learnt.leaks.filter((one) => !isPlanted(one)))).toEqual([]);
});

test('each listed fact is visible somewhere', () => {
  expect(rivalFacts.filter((fact) => !learnt.facts.has(fact)).map((fact) => fact.reason)).toEqual([]);
});

test('a response that counts beyond row security is detected', () => {
  expect(told(learnt.leaks.filter(isPlanted))).toEqual([
    'planted.count (everything): body.candidates, after: a rival submits candidates',
    'planted.count (everything): body.candidates, after: a rival writes what is its own',
  ]);
});

test('no response to an agency identifies its rival, while the responses to the rival do', async () => {
  const marks = await marksOfRival();
  const found = (answer: unknown) => marks.filter((mark) => JSON.stringify(answer).includes(mark));
  for (const look of places)
    expect([look.operation, look.at, found(await look.see())]).toEqual([look.operation, look.at, []]);
  const at = endpoints.find((one) => one.operation === 'candidates.list');
  if (!at) throw new Error('The list of candidates has no address.');
  const own = await world.server.call(world.people.rivalOwner, at, { pageSize: 100 });
  expect(found(own.body).length).toBeGreaterThan(10);
});
