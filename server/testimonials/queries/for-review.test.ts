import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTestimonial } from '../factories.ts';
import { listForReview } from './for-review.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('testimonials of every agency are listed, longest waiting first, without unwritten ones', async () => {
  const { id: staff } = await makeUser(kit.db, {
    tenantId: (await makeTenant(kit.db, { side: 'provider' })).id,
    role: 'none',
  });
  const [one, other] = [await makeTenant(kit.db, { name: 'Harbour' }), await makeTenant(kit.db, { name: 'Quayside' })];
  const later = await makeTestimonial(kit.db, { tenantId: one.id, status: 'submitted' });
  const createdAt = new Date('2026-11-01T00:00:00Z');
  const first = await makeTestimonial(kit.db, { tenantId: other.id, status: 'submitted', createdAt });
  await makeTestimonial(kit.db, { tenantId: one.id });
  await makeTestimonial(kit.db, { tenantId: one.id, status: 'approved' });
  const { records, total } = await kit.asProvider(staff, (scope) =>
    listForReview(scope, { status: 'submitted', pageCurrent: 0, pageSize: 10 }),
  );
  expect(total).toBe(2);
  expect(records.map(({ testimonialId, organizationName }) => [testimonialId, organizationName])).toEqual([
    [first.id, 'Quayside'],
    [later.id, 'Harbour'],
  ]);
});
