import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestimonialEndpoint } from '#contract/testimonials/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { createResponseSealer } from './idempotency.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('a response with a link is stored sealed, and a repeated request still gets it', async () => {
  const owner = await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id });
  const person = {
    fullName: 'Noor Haddad',
    jobTitle: 'Director',
    company: 'Larkfield',
    email: 'noor@larkfield.example',
  };
  const send = () => server.call(owner.id, createTestimonialEndpoint, person, { key: 'the-same-twice' });
  const first = await send();
  expect(first.status).toBe(200);
  const { token, link } = first.body as { token: string; link: string };
  expect(link).toContain(token);
  const stored = JSON.stringify(await server.kit.db.selectFrom('idempotency').selectAll().execute());
  expect(stored).toContain('the-same-twice');
  for (const secret of [token, 'noor@larkfield.example']) expect(stored).not.toContain(secret);
  expect((await send()).body).toEqual(first.body);
});

test('a sealed response can be opened only with its secret, and responses of older versions are read as they are', () => {
  const seal = createResponseSealer('one secret');
  const closed = seal.close({ token: 'abc' });
  expect(seal.open(closed)).toEqual({ token: 'abc' });
  expect(() => createResponseSealer('another secret').open(closed)).toThrow();
  expect(seal.open({ token: 'abc' })).toEqual({ token: 'abc' });
  expect(seal.open(null)).toBeNull();
});
