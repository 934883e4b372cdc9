import { buffer } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeUser } from '#server/identity/factories.ts';
import { makePersonNote, personIdOf } from '../factories.ts';
import { exportPerson, exportPersonPdf } from './export-person.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const personWith = async (facts: Partial<CandidateFacts> = {}) => {
  // A person can be submitted to a talent request only once, so each candidate needs a request of its own.
  const request = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: request.id,
    supplierId: place.agency.id,
    ...facts,
  });
  return { candidateId: candidate.id, personId: await personIdOf(kit.db, candidate.id) };
};

test('an administrator exports a person, which is recorded without personal data; a standard user may not: not-allowed', async () => {
  const { candidateId, personId } = await personWith();
  await makePersonNote(kit.db, { candidateId, authorUserId: place.recruiter.id });
  const admin = await makeUser(kit.db, { tenantId: place.agency.id, role: 'admin' });
  const exported = await kit.asAgency(admin.id, (scope) => exportPerson(scope, { personId }));
  expect(exported).toMatchObject({ personId, submissions: [{}], notes: [{ text: 'Prefers calls after four.' }] });
  const events = await kit.db
    .selectFrom('event')
    .select(['data', 'actorUserId'])
    .where('kind', '=', 'person.exported')
    .execute();
  expect(events).toEqual([{ data: { personId }, actorUserId: admin.id }]);
  const standard = await makeUser(kit.db, { tenantId: place.agency.id, role: 'standard' });
  const refused = await kit.asAgency(standard.id, (scope) => exportPerson(scope, { personId }));
  expect(refused).toHaveProperty('refusal');
});

test('the PDF file is named after the person, and is recorded like the other export', async () => {
  const { personId } = await personWith({ firstName: 'Tove', lastName: 'Aldermann' });
  const admin = await makeUser(kit.db, { tenantId: place.agency.id, role: 'admin' });
  const file = await kit.asAgency(admin.id, (scope) => exportPersonPdf(scope, { personId }));
  if (!file || !('content' in file)) throw new Error('There is no file.');
  expect(file).toMatchObject({ fileName: 'person-tove-aldermann.pdf', mediaType: 'application/pdf' });
  expect((await buffer(file.content)).subarray(0, 5).toString()).toBe('%PDF-');
  const events = await kit.db.selectFrom('event').select('data').where('actorUserId', '=', admin.id).execute();
  expect(events).toEqual([{ data: { personId } }]);
  const standard = await makeUser(kit.db, { tenantId: place.agency.id, role: 'standard' });
  const refused = await kit.asAgency(standard.id, (scope) => exportPersonPdf(scope, { personId }));
  expect(refused).toHaveProperty('refusal');
});
