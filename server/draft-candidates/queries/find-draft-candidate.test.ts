import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDraftCandidate } from '../factories.ts';
import { findDraftCandidate, lockDraftCandidate } from './find-draft-candidate.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const asRecruiter = <T>(work: (scope: AgencyScope) => Promise<T>) => kit.asAgency(place.recruiter.id, work);

test('a draft is found and locked by its own agency alone', async () => {
  const { id } = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    askedBy: place.recruiter.id,
    talentRequestId: place.request.id,
  });
  for (const find of [findDraftCandidate, lockDraftCandidate]) {
    expect(await asRecruiter((scope) => find(scope, id))).toMatchObject({ id });
    const rival = await makeSubmissionFixture(kit.db);
    expect(await kit.asAgency(rival.recruiter.id, (scope) => find(scope, id))).toBeUndefined();
  }
});
