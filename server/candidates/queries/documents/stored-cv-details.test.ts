import { afterAll, beforeAll, expect, test } from 'vitest';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeCandidateDocument, makeSubmissionFixture } from '../../factories.ts';
import { readStoredCvDetails } from './stored-cv-details.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

const text = 'Ingrid Maalouf\nTheatre Nurse\nNewcastle NSW 2300 | 0491 570 156 | ingrid@maalouf.example';

test('the details are read from the stored text of a CV, with the phone number of the country [C04]', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  const { id: cvId } = await makeCandidateDocument(kit.db, { ...own, textContent: text });
  const { id: scanId } = await makeCandidateDocument(kit.db, { ...own, textContent: '' });
  const { id: otherId } = await makeCandidateDocument(kit.db, { ...own, kind: 'other', textContent: text });
  const australia = await kit.db.selectFrom('country').select('id').where('code', '=', 'AU').executeTakeFirstOrThrow();
  await kit.asAgency(place.recruiter.id, async (scope) => {
    expect(await readStoredCvDetails(scope, cvId, australia.id)).toMatchObject({
      firstName: 'Ingrid',
      lastName: 'Maalouf',
      emailAddress: 'ingrid@maalouf.example',
      contactNumber: '+61491570156',
      location: 'Newcastle NSW',
    });
    expect(await readStoredCvDetails(scope, scanId, australia.id)).toBeNull();
    expect(await readStoredCvDetails(scope, otherId, australia.id)).toBeNull();
  });
});

test('the CV of another agency is not read', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeSubmissionFixture(kit.db);
  const own = { supplierId: place.agency.id, uploadedBy: place.recruiter.id };
  const { id } = await makeCandidateDocument(kit.db, { ...own, textContent: text });
  const read = await kit.asAgency(rival.recruiter.id, (scope) => readStoredCvDetails(scope, id, null));
  expect(read).toBeNull();
});
