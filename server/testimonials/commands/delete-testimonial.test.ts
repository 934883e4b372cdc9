import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  deleteTestimonialEndpoint,
  listTestimonialsEndpoint,
  readTestimonialFormEndpoint,
} from '#contract/testimonials/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTestimonial } from '../factories.ts';
import { hashLinkToken } from './link-token.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

test('a deleted testimonial is in no list, and its link is invalid; it cannot be deleted again', async () => {
  const { id: tenantId } = await makeTenant(server.kit.db);
  const { id: userId } = await makeUser(server.kit.db, { tenantId });
  const { id: testimonialId } = await makeTestimonial(server.kit.db, {
    tenantId,
    tokenHash: hashLinkToken('a link of a request'),
  });
  expect(await server.call(userId, deleteTestimonialEndpoint, { testimonialId })).toMatchObject({
    status: 200,
    body: { testimonialId },
  });
  expect(await server.call(userId, listTestimonialsEndpoint, { pending: true })).toMatchObject({ body: { total: 0 } });
  expect(await server.call(undefined, readTestimonialFormEndpoint, { token: 'a link of a request' })).toMatchObject({
    status: 404,
    body: { code: 'link-unknown' },
  });
  expect(await server.call(userId, deleteTestimonialEndpoint, { testimonialId })).toMatchObject({ status: 404 });
});
