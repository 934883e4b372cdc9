import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture } from '../factories.ts';
import { closeCandidates } from './close-candidates.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

it('candidates in the running become Not Selected automatically, and the others stay unchanged', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const elsewhere = await makeSubmissionFixture(kit.db);
  const make = (statusId: CandidateStatusId, { request, agency } = place) =>
    makeCandidate(kit.db, { talentRequestId: request.id, supplierId: agency.id, statusId });
  for (const statusId of [1, 4, 6, 8, 9, 2, 3, 5, 7] as const) await make(statusId);
  await make(1, elsewhere);
  await kit.asClient(place.employer.id, (scope) => closeCandidates(scope, place.request.id));
  const rows = await kit.db
    .selectFrom('candidate')
    .select(['statusId', 'talentRequestId', 'previousStatusId', 'dateNotSelected', 'id'])
    .execute();
  const here = rows.filter((row) => row.talentRequestId === place.request.id);
  expect(here.map((row) => row.statusId).toSorted((a, b) => a - b)).toEqual([2, 3, 5, 7, 7, 7, 7, 7, 7]);
  expect(here.filter((row) => row.statusId === 7).every((row) => row.dateNotSelected !== null)).toBe(true);
  expect(rows.find((row) => row.talentRequestId === elsewhere.request.id)?.statusId).toBe(1);
  const step = await kit.db
    .selectFrom('candidateStep')
    .select(['byName', 'bySide', 'byUserId'])
    .where('toStatusId', '=', 7)
    .where('fromStatusId', '=', 9)
    .executeTakeFirst();
  expect(step).toEqual({ byName: 'Rolecall', bySide: 'system', byUserId: null });
  const events = await kit.db.selectFrom('event').select('kind').execute();
  expect(events.filter((event) => event.kind === 'candidate.not-selected')).toHaveLength(5);
});
