import { afterAll, beforeAll, expect, it } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { selectListedCandidates } from './listed-candidates.ts';
import { isCandidateListed } from './own-candidates.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('the view lists the same candidates as the rule for one candidate [C03]', async () => {
  const other = await makeSubmissionFixture(kit.db);
  const statuses = [1, 2, 3, 4, 5, 6, 7, 8, 9] as const;
  for (const statusId of statuses) {
    await makeCandidate(kit.db, { talentRequestId: other.request.id, supplierId: other.agency.id, statusId });
  }
  for (const request of [5, 7] as const) {
    await kit.db.updateTable('talentRequest').set({ statusId: request }).where('id', '=', other.request.id).execute();
    const rows = await kit.asAgency(other.recruiter.id, (scope) =>
      selectListedCandidates(scope).select('k.statusId').orderBy('k.statusId').execute(),
    );
    expect(rows.map(({ statusId }) => statusId)).toEqual(
      statuses.filter((statusId) => isCandidateListed({ statusId }, { statusId: request })),
    );
  }
});
