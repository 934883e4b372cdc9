import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTestimonial } from '../factories.ts';
import { listPublishedTestimonials } from '../public.ts';
import { listTestimonials, lockTestimonial } from './own-testimonials.ts';

let kit: TestKit;
let owner: { id: string; tenantId: string };
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

const page = { pageCurrent: 0, pageSize: 10 };

test('pending and approved testimonials are listed separately, newest first', async () => {
  const { tenantId } = owner;
  const at = (day: number) => ({ createdAt: new Date(`2026-11-0${String(day)}T00:00:00Z`) });
  const approved = await makeTestimonial(kit.db, { tenantId, status: 'approved', ...at(1) });
  const published = await makeTestimonial(kit.db, { tenantId, status: 'approved', isPublished: true, ...at(2) });
  const asked = await makeTestimonial(kit.db, { tenantId, ...at(3) });
  const written = await makeTestimonial(kit.db, { tenantId, status: 'submitted', ...at(4) });
  const declined = await makeTestimonial(kit.db, { tenantId, status: 'declined', ...at(5) });
  await makeTestimonial(kit.db, { tenantId, status: 'approved', deletedAt: kit.clock.now() });
  const ids = (pending: boolean) =>
    kit.asAgency(owner.id, async (scope) =>
      (await listTestimonials(scope, { pending, ...page })).records.map(({ testimonialId }) => testimonialId),
    );
  expect(await ids(false)).toEqual([published.id, approved.id]);
  expect(await ids(true)).toEqual([declined.id, written.id, asked.id]);
  const shown = await kit.asAgency(owner.id, listPublishedTestimonials);
  expect(shown.map(({ testimonialId }) => testimonialId)).toEqual([published.id]);
});

test("another agency's testimonials are not listed and cannot be locked", async () => {
  const rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const { id } = await makeTestimonial(kit.db, { tenantId: owner.tenantId, status: 'approved' });
  await kit.asAgency(rival.id, async (scope) => {
    expect(await lockTestimonial(scope, id)).toBeUndefined();
    expect((await listTestimonials(scope, { pending: false, ...page })).total).toBe(0);
  });
});
