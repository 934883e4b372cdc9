import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeRenewalRequest } from '#server/people/factories.ts';
import { makeCandidate, makeSubmissionDraft, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { eraseRecordsByEmail } from './erase-records-by-email.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('an agency’s unfinished submissions with the address are deleted, however it is written', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const own = { supplierId: place.agency.id, userId: place.recruiter.id, talentRequestId: place.request.id };
  const make = (emailAddress: string) =>
    makeSubmissionDraft(kit.db, { ...own, isImported: true, fields: JSON.stringify({ emailAddress }) });
  await make('Ines@Inbox.example');
  const other = await make('ines@second.example');
  const person = { supplierId: place.agency.id, emailAddress: 'ines@inbox.example' };
  await kit.asSystem((scope) => eraseRecordsByEmail(scope, person));
  const left = await kit.db.selectFrom('submissionDraft').select('id').execute();
  expect(left).toEqual([{ id: other.id }]);
});

test('requests to keep details are deleted with the address, and those to the person’s other address stay', async () => {
  const place = await makeSubmissionFixture(kit.db);
  const emailAddress = 'aino@inbox.example';
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    emailAddress: 'aino@second.example',
  });
  const asked = { candidateId, askedBy: place.recruiter.id, askedAt: kit.clock.now() };
  await makeRenewalRequest(kit.db, { ...asked, emailAddress: 'Aino@Inbox.example' });
  const other = await makeRenewalRequest(kit.db, { ...asked, askedAt: new Date(0) });
  await kit.asSystem((scope) => eraseRecordsByEmail(scope, { supplierId: place.agency.id, emailAddress }));
  expect(await kit.db.selectFrom('renewalRequest').select('id').execute()).toEqual([{ id: other.id }]);
});
