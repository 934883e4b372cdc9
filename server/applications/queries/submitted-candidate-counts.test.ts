import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';
import { countSubmittedCandidates } from './submitted-candidate-counts.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("an application counts its own open and hired candidates, not a rival's", async () => {
  const { engagementId, talentRequestId, agency, rival, owner } = await makeMarketFixture(kit.db);
  const own = await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const other = await makeApplication(kit.db, { engagementId, supplierId: rival.id });
  for (const statusId of [1, 4, 8, 2, 3, 5, 7] as const) {
    await makeCandidate(kit.db, { talentRequestId, supplierId: agency.id, statusId });
  }
  await makeCandidate(kit.db, { talentRequestId, supplierId: rival.id });
  const counts = await kit.asAgency(owner.id, async (scope) => [
    await countSubmittedCandidates(scope, own.id),
    await countSubmittedCandidates(scope, other.id),
    await countSubmittedCandidates(scope, undefined),
  ]);
  expect(counts).toEqual([
    { openCandidates: 3, hiredCandidates: 1 },
    { openCandidates: 0, hiredCandidates: 0 },
    { openCandidates: 0, hiredCandidates: 0 },
  ]);
});
