import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionDraft, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { personIdOf } from '../factories.ts';
import { listImportedPeople } from './imported-people.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an import shows the person with one of its keys, with the last submission; other agencies are not asked', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const rival = await makeSubmissionFixture(kit.db);
  const known = { emailAddress: 'ada@inbox.example', firstName: 'Ada', lastName: 'Byrne' };
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    ...known,
  });
  await makeCandidate(kit.db, {
    talentRequestId: rival.request.id,
    supplierId: rival.agency.id,
    emailAddress: 'rival@inbox.example',
  });
  const importOf = async (emailAddress: string) =>
    makeSubmissionDraft(kit.db, {
      supplierId: place.agency.id,
      userId: place.recruiter.id,
      talentRequestId: place.request.id,
      isImported: true,
      fields: JSON.stringify({ emailAddress }),
    });
  const matching = await importOf('ADA@inbox.example');
  await importOf('rival@inbox.example');
  await importOf('new@inbox.example');
  const list = () =>
    kit.asAgency(place.recruiter.id, (scope) => listImportedPeople(scope, { talentRequestId: place.request.id }));
  expect(await list()).toEqual({
    records: [
      {
        draftId: matching.id,
        personId: await personIdOf(kit.db, candidate.id),
        firstName: 'Ada',
        lastName: 'Byrne',
        lastSubmitted: candidate.dateSubmitted.toISOString(),
        lastClientName: place.client.name,
        lastJobTitle: place.request.jobTitle,
      },
    ],
  });
});

test('a talent request without imports shows nobody', async () => {
  const { recruiter, request } = await makeSubmissionFixture(kit.db);
  expect(
    await kit.asAgency(recruiter.id, (scope) => listImportedPeople(scope, { talentRequestId: request.id })),
  ).toEqual({ records: [] });
});
