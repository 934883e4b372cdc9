import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeTestimonial, makeTestimonialLogo } from '../factories.ts';
import { purgeTestimonials } from './purge-testimonials.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const daysAgo = (days: number) => new Date(kit.clock.now().getTime() - days * 86_400_000);

test('testimonials deleted or expired a month ago are purged with their logos', async () => {
  const { id: tenantId } = await makeTenant(kit.db);
  const make = (more: object) => makeTestimonial(kit.db, { tenantId, ...more });
  const deleted = await make({ status: 'approved', deletedAt: daysAgo(31) });
  await make({ expiresAt: daysAgo(31) });
  const stays = [
    await make({ status: 'approved', deletedAt: daysAgo(29) }),
    await make({ expiresAt: daysAgo(29) }),
    await make({ status: 'approved', expiresAt: daysAgo(90) }),
    await make({}),
  ];
  const left = stays.at(-1)?.id ?? '';
  const loose = await makeTestimonialLogo(kit.db, { tenantId, testimonialId: left, createdAt: daysAgo(2) });
  const fresh = await makeTestimonialLogo(kit.db, { tenantId, testimonialId: left, createdAt: daysAgo(0.5) });
  const removed: string[] = [];
  const files = { remove: ({ storageKey }: { storageKey: string }) => Promise.resolve(void removed.push(storageKey)) };
  await kit.asSystem((scope) => purgeTestimonials(scope, files as never));
  const rows = await kit.db.selectFrom('testimonial').select('id').execute();
  expect(rows.map(({ id }) => id).toSorted()).toEqual(stays.map(({ id }) => id).toSorted());
  expect(removed.toSorted()).toEqual([`${deleted.logoId ?? ''}.png`, loose.storageKey].toSorted());
  const logos = await kit.db.selectFrom('testimonialLogo').select('id').execute();
  expect(logos.map(({ id }) => id)).toContain(fresh.id);
});
