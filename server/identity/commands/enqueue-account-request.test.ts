import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  requestConfirmationEndpoint,
  requestPasswordResetEndpoint,
  resendConfirmationEndpoint,
} from '#contract/identity/endpoints.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTenant, makeUser } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const known = async (isEmailVerified: boolean) =>
  (await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id, isEmailVerified })).email;

test.each([
  ['resend', resendConfirmationEndpoint, {}],
  ['confirmation', requestConfirmationEndpoint, { url: '/confirm-email' }],
  ['reset', requestPasswordResetEndpoint, {}],
] as const)(
  'a %s gets the same response from the same statements whether the address is unknown, unconfirmed or confirmed',
  async (_what, at, more) => {
    const answers: unknown[] = [];
    for (const email of ['nobody@harbour.example', await known(false), await known(true)]) {
      const { status, body } = await server.call(undefined, at, { email, ...more });
      answers.push({ status, body, statements: server.statements() });
    }
    expect(answers[0]).toMatchObject({ status: 200, body: {} });
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  },
);

test('a confirmation redirects only to our own pages', async () => {
  const email = 'owner@harbour.example';
  const refused = await server.call(undefined, requestConfirmationEndpoint, {
    email,
    url: 'https://elsewhere.example/',
  });
  expect(refused).toMatchObject({ status: 400, body: { fields: [{ field: 'url' }] } });
  expect(
    (await server.call(undefined, requestConfirmationEndpoint, { email, url: '//elsewhere.example' })).status,
  ).toBe(400);
});
