import { afterAll, beforeAll, expect, it } from 'vitest';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '../../factories.ts';
import { startDraftForPerson } from './start-checked-draft.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const start = (emailAddress: string) =>
  kit.asAgency(place.recruiter.id, (scope) =>
    startDraftForPerson(scope, {
      person: {
        firstName: 'Ada',
        lastName: 'Byrne',
        emailAddress,
        contactNumber: '',
        linkedIn: '',
        location: 'Perth',
        currentCountryId: null,
      },
      talentRequestId: place.request.id,
      findCv: () => Promise.resolve(undefined),
    }),
  );

it('a person who is available gets one draft, whatever the case of the address', async () => {
  const first = await start('ada@inbox.example');
  if (first instanceof Refused) throw new Error(first.refusal.code);
  expect(first).toMatchObject({ engagementId: place.engagement.id, isNew: true });
  expect(await start('ADA@inbox.example')).toMatchObject({ draftId: first.draftId, isNew: false });
});

it('a person who is in the request gets none', async () => {
  const ids = { talentRequestId: place.request.id, supplierId: place.agency.id };
  await makeCandidate(kit.db, { ...ids, emailAddress: 'bo@inbox.example' });
  expect(await start('bo@inbox.example')).toMatchObject({ refusal: { code: 'candidate-in-request' } });
});
