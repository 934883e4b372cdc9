import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { findSignIn } from '../queries/sign-in.ts';
import { countFailure, forgetFailures } from './count-sign-in.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const facts = (email: string) => kit.asSystem((scope) => findSignIn(scope, email));
const fail = (email: string): Promise<void> => kit.asSystem((scope) => countFailure(scope, email));

test('failures are counted alike for an address that somebody has and one that nobody has', async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const waits: (number | null)[][] = [];
  for (const email of [user.email, 'nobody@people.example']) {
    const seen: (number | null)[] = [];
    for (let n = 0; n < 6; n += 1) {
      await fail(email);
      const { lockedUntil } = await facts(email);
      seen.push(lockedUntil && (lockedUntil.getTime() - kit.clock.now().getTime()) / 1000);
    }
    waits.push(seen);
  }
  expect(waits[0]).toEqual([null, null, null, null, 30, 60]);
  expect(waits[1]).toEqual(waits[0]);
});

test('a success forgets the failures of that person only', async () => {
  const tenant = await makeTenant(kit.db);
  const [one, two] = [await makeUser(kit.db, { tenantId: tenant.id }), await makeUser(kit.db, { tenantId: tenant.id })];
  await fail(one.email);
  await fail(two.email);
  await kit.asSystem((scope) => forgetFailures(scope, one.email));
  expect((await facts(one.email)).failedCount).toBe(0);
  expect((await facts(two.email)).failedCount).toBe(1);
});

test('failures are forgotten after a day, and the next one counts as the first', async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  for (const email of [user.email, 'ghost@people.example']) {
    for (let n = 0; n < 4; n += 1) await fail(email);
    kit.clock.advance(25 * 3_600_000);
    expect([email, (await facts(email)).failedCount]).toEqual([email, 0]);
    await fail(email);
    expect([email, (await facts(email)).failedCount]).toEqual([email, 1]);
  }
});

test('failures at the same moment are all counted', async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  for (const email of [user.email, 'hurried@people.example']) {
    await Promise.all(Array.from({ length: 8 }, () => fail(email)));
    expect([email, (await facts(email)).failedCount]).toEqual([email, 8]);
  }
});
