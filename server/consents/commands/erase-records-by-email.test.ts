import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeSubmissionDraft, makeSubmissionFixture } from '#server/candidates/factories.ts';
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
