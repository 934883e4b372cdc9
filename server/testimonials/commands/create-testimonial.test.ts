import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestimonialEndpoint, readTestimonialFormEndpoint } from '#contract/testimonials/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const person = {
  fullName: 'Tove Aldermann',
  jobTitle: 'Head of Talent',
  company: 'Northwind Health',
  email: 'tove@northwind.example',
};

test('a link to pass on is returned once, works for anyone who has it, and sends no email; asking again: already-asked', async () => {
  const { id: tenantId } = await makeTenant(server.kit.db, { name: 'Harbour Talent' });
  const { id: userId } = await makeUser(server.kit.db, { tenantId });
  server.kit.enqueued.length = 0;
  const made = await server.call(userId, createTestimonialEndpoint, person);
  expect(made.status).toBe(200);
  const { token, link } = made.body as { token: string; link: string };
  expect(link).toBe(`/Agency/createtestimonial/${token}`);
  expect(server.kit.enqueued).toEqual([]);
  const form = await server.call(undefined, readTestimonialFormEndpoint, { token });
  expect([form.status, form.body]).toMatchObject([200, { ...person, organizationName: 'Harbour Talent', token }]);
  expect(await server.call(userId, createTestimonialEndpoint, person)).toMatchObject({
    status: 409,
    body: { code: 'already-asked' },
  });
});
