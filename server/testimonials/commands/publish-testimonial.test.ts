import { afterAll, beforeAll, expect, test } from 'vitest';
import { publishTestimonialEndpoint } from '#contract/testimonials/endpoints.ts';
import { testimonialStatuses, type TestimonialStatus } from '#contract/testimonials/states.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { testPayloadCodec } from '#server/testing/payloads.ts';
import { makeTestimonial } from '../factories.ts';

let server: TestServer;
let tenantId: string;
let userId: string;
beforeAll(async () => {
  server = await createTestServer();
  tenantId = (await makeTenant(server.kit.db)).id;
  userId = (await makeUser(server.kit.db, { tenantId })).id;
});
afterAll(() => server.close());

const make = (status: TestimonialStatus) => makeTestimonial(server.kit.db, { tenantId, status });
const publish = (testimonialId: string, isPublish: boolean) =>
  server.call(userId, publishTestimonialEndpoint, { testimonialId, isPublish });

test('an approved testimonial can be published and unpublished repeatedly', async () => {
  const { id } = await make('approved');
  for (const isPublish of [true, true, false, false, true]) {
    expect(await publish(id, isPublish)).toMatchObject({ status: 200, body: { testimonialId: id, isPublish } });
  }
  const { rows } = { rows: await server.kit.db.selectFrom('event').select(['kind', 'data']).execute() };
  const kinds = rows
    .map((row) => testPayloadCodec.read(row))
    .filter(({ data }) => 'testimonialId' in data && data.testimonialId === id)
    .map(({ kind }) => kind);
  expect(kinds).toEqual(['testimonial.published', 'testimonial.unpublished', 'testimonial.published']);
});

test.each(testimonialStatuses.filter((status) => status !== 'approved'))(
  'one that is %s cannot be published: not-approved',
  async (status) => {
    const { id } = await make(status);
    expect(await publish(id, true)).toMatchObject({ status: 409, body: { code: 'not-approved' } });
  },
);
