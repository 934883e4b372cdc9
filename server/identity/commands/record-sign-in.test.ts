import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { findSignIn } from '../queries/sign-in.ts';
import type { SignInOrigin } from '../provider/credentials/devices.ts';
import { unknownDevicesId } from '../provider/credentials/failures.ts';
import {
  recordSignInFailure,
  clearSignInFailures,
  clearAccountSignInFailures,
  recordSignInDevice,
} from './record-sign-in.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const here: SignInOrigin = { address: '203.0.113.9', device: undefined };
const facts = (email: string, place = here) => kit.asSystem((scope) => findSignIn(scope, email, place));
const fail = async (email: string, place = here): Promise<void> => {
  const { failuresId, isStranger } = await facts(email, place);
  await kit.asSystem(async (scope) => {
    await recordSignInFailure(scope, email, failuresId);
    if (isStranger) await recordSignInFailure(scope, email, unknownDevicesId(email));
  });
};

test('failures are counted in the same way for known and unknown addresses', async () => {
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

test("a success clears only that user's failures", async () => {
  const tenant = await makeTenant(kit.db);
  const [one, two] = [await makeUser(kit.db, { tenantId: tenant.id }), await makeUser(kit.db, { tenantId: tenant.id })];
  await fail(one.email);
  await fail(two.email);
  await kit.asSystem((scope) => clearAccountSignInFailures(scope, one.email));
  expect((await facts(one.email)).failedCount).toBe(0);
  expect((await facts(two.email)).failedCount).toBe(1);
});

test('failures expire after a day, and the next one counts as the first', async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  for (const email of [user.email, 'ghost@people.example']) {
    for (let n = 0; n < 4; n += 1) await fail(email);
    kit.clock.advance(25 * 3_600_000);
    expect([email, (await facts(email)).failedCount]).toEqual([email, 0]);
    await fail(email);
    expect([email, (await facts(email)).failedCount]).toEqual([email, 1]);
  }
});

test('concurrent failures are all counted', async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  for (const email of [user.email, 'hurried@people.example']) {
    await Promise.all(Array.from({ length: 8 }, () => fail(email)));
    expect([email, (await facts(email)).failedCount]).toEqual([email, 8]);
  }
});

const own: SignInOrigin = { address: '198.51.100.7', device: 'd'.repeat(43) };
const isPaused = async (email: string, place: SignInOrigin) => (await facts(email, place)).lockedUntil !== null;

test('guessing pauses only the address being guessed', async () => {
  const { email } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  for (let n = 0; n < 6; n += 1) await fail(email);
  expect(await isPaused(email, here)).toBe(true);
  expect(await isPaused(email, { address: '198.51.100.8', device: undefined })).toBe(false);
});

test('a browser without a cookie is not a stranger at a network address where the user has signed in before', async () => {
  const { email } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await kit.asSystem((scope) =>
    recordSignInDevice(scope, { email, device: 'd', address: own.address, userAgent: 'Firefox' }),
  );
  expect((await facts(email, { ...own, device: undefined })).isStranger).toBe(false);
  expect((await facts(email)).isStranger).toBe(true);
});

test('guesses from many places pause strangers, but never a browser that the owner signed in with', async () => {
  const { email } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await kit.asSystem((scope) =>
    recordSignInDevice(scope, { email, device: own.device ?? '', address: own.address, userAgent: 'Firefox' }),
  );
  for (let n = 0; n < 100; n += 1) await fail(email, { address: `192.0.2.${String(n)}`, device: 'x'.repeat(43) });
  expect(await isPaused(email, { address: '198.51.100.8', device: undefined })).toBe(true);
  expect(await isPaused(email, own)).toBe(false);
  await kit.asSystem((scope) => clearAccountSignInFailures(scope, email));
  expect(await isPaused(email, { address: '198.51.100.8', device: undefined })).toBe(false);
});

test('a known browser is counted separately, wherever it is, and a success clears its failures', async () => {
  const { email } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  await kit.asSystem((scope) =>
    recordSignInDevice(scope, { email, device: own.device ?? '', address: own.address, userAgent: 'Firefox' }),
  );
  for (let n = 0; n < 5; n += 1) await fail(email, { ...own, address: `192.0.2.${String(n)}` });
  expect(await isPaused(email, own)).toBe(true);
  const { failuresId } = await facts(email, own);
  await kit.asSystem((scope) => clearSignInFailures(scope, failuresId));
  expect(await isPaused(email, own)).toBe(false);
});

test("a user's first browser triggers no notification; each further one triggers it once", async () => {
  const { email } = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const seen: boolean[] = [];
  const signIn = async (device: string, address: string) =>
    seen.push(
      (await kit.asSystem((scope) => recordSignInDevice(scope, { email, device, address, userAgent: 'A' }))).isNew,
    );
  for (const device of ['one', 'one', 'two', 'two', 'one'])
    await signIn(device, device === 'two' ? '192.0.2.4' : '192.0.2.3');
  await signIn('after a sign-out', '192.0.2.3');
  expect(seen).toEqual([false, false, true, false, false, false]);
});
