import { afterAll, beforeAll, expect, test } from 'vitest';
import { listTestimonialsEndpoint, reviewTestimonialEndpoint } from '#contract/testimonials/endpoints.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTestimonial } from '../factories.ts';

let server: TestServer;
let owner: { id: string; tenantId: string };
let staff: string;
beforeAll(async () => {
  server = await createTestServer();
  const { db } = server.kit;
  owner = await makeUser(db, { tenantId: (await makeTenant(db)).id });
  staff = (await makeUser(db, { tenantId: (await makeTenant(db, { side: 'provider' })).id, role: 'none' })).id;
});
afterAll(() => server.close());

const make = () => makeTestimonial(server.kit.db, { tenantId: owner.tenantId, status: 'submitted' });
const review = (testimonialId: string, decision: object) =>
  server.call(staff, reviewTestimonialEndpoint, { testimonialId, ...decision });
const listed = async (pending: boolean) =>
  (await server.call(owner.id, listTestimonialsEndpoint, { pending, pageSize: 100 })).body as {
    records: { testimonialId: string; declineReason: string; can: { publish: { allowed: boolean } } }[];
  };

test('an approved testimonial leaves the pending list and can be published', async () => {
  const { id } = await make();
  expect((await listed(true)).records.map(({ testimonialId }) => testimonialId)).toContain(id);
  expect(await review(id, { isApproved: true })).toMatchObject({ status: 200, body: { status: 'approved' } });
  expect((await listed(true)).records.map(({ testimonialId }) => testimonialId)).not.toContain(id);
  const approved = (await listed(false)).records.find(({ testimonialId }) => testimonialId === id);
  expect(approved?.can.publish).toEqual({ allowed: true });
});

test('a declined testimonial stays in the pending list with the reason, which is required', async () => {
  const { id } = await make();
  expect(await review(id, { isApproved: false, reason: ' ' })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'reason', message: 'Reason is required!' }] },
  });
  expect(await review(id, { isApproved: false, reason: 'It names a candidate.' })).toMatchObject({ status: 200 });
  const declined = (await listed(true)).records.find(({ testimonialId }) => testimonialId === id);
  expect(declined).toMatchObject({ declineReason: 'It names a candidate.', can: { publish: { allowed: false } } });
});

test('a decision is final, also for concurrent calls: not-in-review', async () => {
  const { id } = await make();
  const both = await Promise.all([review(id, { isApproved: true }), review(id, { isApproved: false, reason: 'No.' })]);
  expect(new Set(both.map(({ status }) => status))).toEqual(new Set([200, 409]));
  expect(await review(id, { isApproved: true })).toMatchObject({ status: 409, body: { code: 'not-in-review' } });
});

test('an unwritten testimonial cannot be reviewed', async () => {
  const { id } = await makeTestimonial(server.kit.db, { tenantId: owner.tenantId });
  expect(await review(id, { isApproved: true })).toMatchObject({ status: 404 });
});
