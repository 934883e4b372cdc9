import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { listedCandidates } from './listed-candidates.ts';
import { isListed } from './own-candidates.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('the view of listed candidates follows the rule for rows in memory [C03]', async () => {
  const other = await makeSubmissionFixture(kit.db);
  const statuses = [1, 2, 3, 4, 5, 6, 7, 8, 9];
  for (const statusId of statuses) {
    await makeCandidate(kit.db, { talentRequestId: other.request.id, supplierId: other.agency.id, statusId });
  }
  for (const request of [5, 7]) {
    await kit.db.updateTable('talentRequest').set({ statusId: request }).where('id', '=', other.request.id).execute();
    const rows = await kit.asAgency(other.recruiter.id, (scope) =>
      listedCandidates(scope).select('k.statusId').orderBy('k.statusId').execute(),
    );
    expect(rows.map(({ statusId }) => statusId)).toEqual(
      statuses.filter((statusId) => isListed({ statusId }, { statusId: request })),
    );
  }
});
