import { afterAll, beforeAll, expect, test } from 'vitest';
import { endpoints, operations } from '#contract/registry.ts';
import type { AuthorizationWorld } from './testing/authorization.ts';
import { createAuthorizationWorld } from './testing/authorization-world.ts';
import { areRoomsLimited } from './testing/operations/tested-rooms.ts';
import { rivalActions } from './testing/rivals/actions.ts';
import { factsChangedBy } from './testing/rivals/rival-facts.ts';
import {
  makeRivalFixture,
  rivalOnlyPersonEmail,
  sharedPersonEmail,
  type RivalFixture,
} from './testing/rivals/fixture.ts';
import { findLeaks, type ObservedAction, type Leak, type ObservedRead } from './testing/rivals/detect-leaks.ts';
import { findCase, isOperationOpenTo, observeReads, runEnqueuedJobs } from './testing/rivals/observe-reads.ts';

// Tests what an agency can learn when a rival acts, by comparing everything that the agency can read before and after
// every action of the rival.

/** Reads everything as the agency, with the inputs of each case and with the records on which the rival acts. */
const looks = (): Promise<ObservedRead[]> =>
  observeReads(
    world,
    { role: 'owner', userId: world.people.owner, tenantId: world.agencyId, side: 'agency' },
    ({ input }, own) => {
      const there = Object.fromEntries(
        Object.entries(scene).filter(([field]) => field !== 'roles' && field in input.shape),
      );
      return {
        'its own': own,
        ...(Object.keys(there).length > 0 ? { 'the scene': { ...own, ...there } } : {}),
        ...('email' in input.shape ? { "a rival's person": { ...own, ...there, email: rivalOnlyPersonEmail } } : {}),
      };
    },
  );

/** Calls every write operation of an agency as the rival, on the rival's own records. */
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
  // Public pages come first: a candidate agrees to the content of their page, and later writes change that content.
  const isPublic = ({ access }: (typeof operations)[number]) => access === 'public';
  for (const operation of [...operations.filter(isPublic), ...operations.filter((one) => !isPublic(one))]) {
    if (operation.effect !== 'write' || !isOperationOpenTo(operation, 'agency')) continue;
    const { one, at } = findCase(operation);
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

/** Returns everything that could identify the rival and its records: IDs, names, addresses. */
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
  // A person the agency has also submitted belongs to both agencies.
  return [rivalId, ...own.flat().flatMap((one) => Object.values(one))].filter((mark) => mark !== sharedPersonEmail);
};

const withReactions = ({ name, carryOut }: ObservedAction): ObservedAction => ({
  name,
  carryOut: async () => {
    await carryOut();
    await runEnqueuedJobs(world);
  },
});

/** A control that must be detected: a response with a count that bypasses row security. */
const planted: ObservedRead = {
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
let places: ObservedRead[];
let actNames: ReadonlySet<string>;
let learnt: Awaited<ReturnType<typeof findLeaks>>;
beforeAll(async () => {
  world = await createAuthorizationWorld();
  scene = await makeRivalFixture(world);
  places = await looks();
  const idle: ObservedAction = { name: 'nothing happens', carryOut: () => Promise.resolve() };
  const acts = [idle, await writesOfRival(), ...rivalActions(world, scene)];
  actNames = new Set(acts.map(({ name }) => name));
  await runEnqueuedJobs(world);
  learnt = await findLeaks([...places, planted], acts.map(withReactions));
}, 400_000);
afterAll(() => world.server.close());

test('an agency learns only the listed facts when a rival acts', () => {
  expect(told(learnt.leaks.filter((one) => !isPlanted(one)))).toEqual([]);
});

test.skipIf(areRoomsLimited())('each listed fact is visible somewhere', () => {
  expect(
    factsChangedBy(actNames)
      .filter((fact) => !learnt.facts.has(fact))
      .map((fact) => fact.reason),
  ).toEqual([]);
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
