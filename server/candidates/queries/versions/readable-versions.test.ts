import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../../factories.ts';
import { readableVersions } from './readable-versions.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const version = (candidateId: string, at: string) =>
  kit.db
    .insertInto('candidateVersion')
    .values({ candidateId, at: new Date(at), byUserId: null, byName: 'Rolecall', bySide: 'system' })
    .execute();

test('the employer reads from the version that it opened first, or only the latest if it opened none', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const submittedAt = new Date('2026-11-01T00:00:00Z');
  const { id } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    dateSubmitted: submittedAt,
  });
  for (const [day, location] of [
    ['2', 'Hobart'],
    ['4', 'Perth'],
  ] as const) {
    await kit.db.updateTable('candidate').set({ location }).where('id', '=', id).execute();
    await version(id, `2026-11-0${day}T00:00:00Z`);
  }
  const numbersFor = async (firstViewedAt: string | null) => {
    const viewed = { id, firstViewedAt: firstViewedAt === null ? null : new Date(firstViewedAt) };
    const rows = await kit.asClient(place.employer.id, (scope) => readableVersions(scope, viewed));
    return rows.map(({ number }) => number);
  };
  expect(await numbersFor(null)).toEqual([3]);
  expect(await numbersFor('2026-11-05T00:00:00Z')).toEqual([3]);
  expect(await numbersFor('2026-11-03T00:00:00Z')).toEqual([2, 3]);
  expect(await numbersFor('2026-11-01T12:00:00Z')).toEqual([1, 2, 3]);
  const own = await kit.asAgency(place.recruiter.id, (scope) => readableVersions(scope, { id, firstViewedAt: null }));
  expect(own.map(({ number }) => number)).toEqual([1, 2, 3]);
});
