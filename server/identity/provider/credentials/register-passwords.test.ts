import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { nameAuditorEndpoint, showAgencyNamesEndpoint } from '#contract/audits/endpoints.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import {
  beginSecondFactorEndpoint,
  changePasswordEndpoint,
  confirmPasswordEndpoint,
  endSecondFactorEndpoint,
  readSecondFactorEndpoint,
} from '#contract/identity/endpoints.ts';
import { operations } from '#contract/registry.ts';
import { readOwnDataEndpoint } from '#contract/support/endpoints.ts';
import {
  changeSecurityEndpoint,
  confirmSecondFactorResetEndpoint,
  handOverOwnershipEndpoint,
  requestSecondFactorResetEndpoint,
} from '#contract/team/endpoints.ts';
import { makeTenant, makeUser, defaultPassword, type UserFixture } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { createTestBrowser } from '#server/testing/sign-in/test-browser.ts';

const publicUrl = 'http://localhost:3000';
let server: TestServer;
let owner: UserFixture;
let colleague: UserFixture;
let browser: ReturnType<typeof createTestBrowser>;
let staff: UserFixture;
let bearer: string;

const signIn = async (password = defaultPassword, { email } = owner) => {
  browser = createTestBrowser(server.product.app, publicUrl);
  bearer = String((await browser.signIn(email, password)).body['accessToken']);
};
const call = async (at: Endpoint, input: object = {}) => {
  const { status, body } = await server.call(undefined, at, input, { headers: { authorization: `Bearer ${bearer}` } });
  return [status, (body as { code?: string } | undefined)?.code];
};

beforeAll(async () => {
  server = await createTestServer({ now: new Date(), env: { PUBLIC_URL: publicUrl } });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.set(new Date());
  const tenant = await makeTenant(server.kit.db);
  owner = await makeUser(server.kit.db, { tenantId: tenant.id });
  colleague = await makeUser(server.kit.db, { tenantId: tenant.id, role: 'standard' });
  const provider = await makeTenant(server.kit.db, { side: 'provider' });
  staff = await makeUser(server.kit.db, { tenantId: provider.id });
  await signIn();
});

type Call = readonly [Endpoint, object];
const anyId = '0193a000-0000-7000-8000-000000000001';

/**
 * Every agency operation that asks for the password again, with a call that then succeeds or is refused for another
 * reason.
 */
const weighty = (): readonly Call[] => [
  [beginSecondFactorEndpoint, {}],
  [endSecondFactorEndpoint, { code: '000000' }],
  [readOwnDataEndpoint, {}],
  [handOverOwnershipEndpoint, { userId: colleague.id, staysOwner: true }],
  [changeSecurityEndpoint, { require: ['none'] }],
  [requestSecondFactorResetEndpoint, { userId: colleague.id }],
  [confirmSecondFactorResetEndpoint, { resetId: anyId }],
];

/** The operations of Rolecall's staff that ask for the password again. */
const weightyForStaff: readonly Call[] = [
  [
    nameAuditorEndpoint,
    {
      engagementId: anyId,
      organizationName: 'Marlow Assurance',
      firstName: 'Odile',
      lastName: 'Renner',
      email: 'odile@marlow.example',
    },
  ],
  [showAgencyNamesEndpoint, { auditId: anyId, reason: 'An agency disputes the award.' }],
];

test('exactly these operations require the password again', () => {
  const asking = operations.filter(({ confirmed }) => confirmed).map(({ name }) => name);
  expect(asking.toSorted()).toEqual([...weighty(), ...weightyForStaff].map(([at]) => at.operation).toSorted());
});

test('an operation that requires the password again is refused until it was typed, and again after five minutes', async () => {
  const refused = [403, 'password-again'];
  for (const [at, input] of weighty()) expect(await call(at, input)).toEqual(refused);
  expect((await call(readSecondFactorEndpoint))[0]).toBe(200);
  expect((await call(confirmPasswordEndpoint, { password: defaultPassword }))[0]).toBe(200);
  for (const [at, input] of weighty()) expect(await call(at, input)).not.toEqual(refused);
  server.kit.clock.advance(5 * 60_000);
  for (const [at, input] of weighty()) expect(await call(at, input)).toEqual(refused);
});

test("operations of Rolecall's staff require it too", async () => {
  await signIn(defaultPassword, staff);
  for (const [at, input] of weightyForStaff) expect(await call(at, input)).toEqual([403, 'password-again']);
  expect((await call(confirmPasswordEndpoint, { password: defaultPassword }))[0]).toBe(200);
  for (const [at, input] of weightyForStaff) expect(await call(at, input)).toEqual([404, 'not-found']);
});

test("typing the password counts for one session, not for the user's other sessions", async () => {
  await call(confirmPasswordEndpoint, { password: defaultPassword });
  await signIn();
  expect(await call(readOwnDataEndpoint)).toEqual([403, 'password-again']);
});

test('wrong passwords are counted and paused together with those of the sign-in', async () => {
  const told: unknown[] = [];
  for (let n = 0; n < 4; n += 1) told.push((await call(confirmPasswordEndpoint, { password: 'not the password' }))[1]);
  // A browser in which no one has signed in, at the same network address.
  const elsewhere = createTestBrowser(server.product.app, publicUrl);
  told.push((await elsewhere.answerSignIn(owner.email, 'not the password')).body['code']);
  told.push((await call(changePasswordEndpoint, { password: defaultPassword, newPassword: 'eleven grey herons' }))[1]);
  told.push((await call(confirmPasswordEndpoint, { password: defaultPassword }))[1]);
  expect(told).toEqual([...Array(4).fill('wrong-password'), 'wrong-credentials', 'sign-in-paused', 'sign-in-paused']);
});

test('a password is changed with the current one under the usual rules, and ends the other sessions', async () => {
  const before = bearer;
  await signIn();
  const change = (password: string, newPassword: string) => call(changePasswordEndpoint, { password, newPassword });
  expect(await change('not the password', 'eleven grey herons')).toEqual([400, 'wrong-password']);
  expect(await change(defaultPassword, owner.email)).toEqual([400, 'weak-password']);
  expect((await change(defaultPassword, 'eleven grey herons'))[0]).toBe(200);
  expect((await call(readSecondFactorEndpoint))[0]).toBe(200);
  bearer = before;
  expect(await call(readSecondFactorEndpoint)).toEqual([401, 'not-signed-in']);
  await signIn('eleven grey herons');
  expect((await call(readSecondFactorEndpoint))[0]).toBe(200);
});
