import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import type { Files } from '#server/platform/files/files.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { eraseUnsubmitted, setUnsubmittedNotices } from './end-unsubmitted.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a draft is erased only after its notice, and not if it was changed since', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const supplierId = place.agency.id;
  const { id } = await makeDraftCandidate(kit.db, {
    supplierId,
    talentRequestId: place.request.id,
    askedBy: place.recruiter.id,
    createdAt: new Date('2024-01-01T00:00:00Z'),
  });
  const files = { remove: () => Promise.resolve() } as unknown as Files;
  const erase = () => kit.asSystem((scope) => eraseUnsubmitted(scope, { supplierId, kind: 'draft', id }, files));
  const notice = (at: Date | null) =>
    kit.asSystem((scope) => setUnsubmittedNotices(scope, [{ kind: 'draft', id }], at));
  expect(await erase()).toBe(false);
  await notice(kit.clock.now());
  kit.clock.set(new Date(kit.clock.now().getTime() + 30 * 86_400_000));
  await kit.db.updateTable('draftCandidate').set({ updatedAt: kit.clock.now() }).where('id', '=', id).execute();
  expect(await erase()).toBe(false);
  await kit.db
    .updateTable('draftCandidate')
    .set({ updatedAt: new Date('2024-01-01') })
    .where('id', '=', id)
    .execute();
  expect(await erase()).toBe(true);
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'data'])
    .where('supplierId', '=', supplierId)
    .execute();
  expect(events).toContainEqual({ kind: 'person.unsubmitted-erased', data: { kind: 'draft', recordId: id } });
});
