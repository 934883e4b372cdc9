import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  makeCandidate,
  makeSubmissionFixture,
  type CandidateFacts,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { personIdOf } from '../factories.ts';
import { listTalentRequestOptions } from './request-choices.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
});
afterAll(() => kit.close());

const personWith = async (facts: Partial<CandidateFacts> = {}) => {
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
    ...facts,
  });
  return { candidateId: candidate.id, personId: await personIdOf(kit.db, candidate.id) };
};

test('the choices are the open talent requests the agency serves, and say where the person is a candidate', async () => {
  const { personId } = await personWith();
  const open = { engagementId: place.engagement.id, statusId: 5 } as const;
  const other = await makeTalentRequest(kit.db, { ...open, jobTitle: 'Night Nurse' });
  await makeTalentRequest(kit.db, { ...open, statusId: 2, jobTitle: 'Closed' });
  await kit.db.updateTable('talentRequest').set({ cvCap: 1 }).where('id', '=', place.request.id).execute();
  const found = await kit.asAgency(place.recruiter.id, (scope) =>
    listTalentRequestOptions(scope, { personId, keywords: '' }),
  );
  const choices = 'records' in found ? found.records : [];
  expect(choices.map(({ talentRequestId, isSubmitted }) => [talentRequestId, isSubmitted])).toEqual([
    [other.id, false],
    [place.request.id, true],
  ]);
  expect(choices.map(({ can }) => can.submit)).toMatchObject([
    { allowed: true },
    { allowed: false, reasons: [{ code: 'cv-cap' }] },
  ]);
});

test('the choices are found by words of the talent request, beyond the newest hundred', async () => {
  const { personId } = await personWith();
  const open = { engagementId: place.engagement.id, statusId: 5 } as const;
  const wanted = await makeTalentRequest(kit.db, { ...open, jobTitle: 'Perfusionist' });
  for (let at = 0; at < 100; at += 1) await makeTalentRequest(kit.db, { ...open, jobTitle: 'Ward Clerk' });
  const choicesFor = (keywords: string) =>
    kit.asAgency(place.recruiter.id, (scope) => listTalentRequestOptions(scope, { personId, keywords }));
  const newest = await choicesFor('');
  expect('records' in newest && newest.records.length).toBe(100);
  expect(JSON.stringify(newest)).not.toContain(wanted.id);
  expect(await choicesFor('perfus')).toMatchObject({ total: 1, records: [{ talentRequestId: wanted.id }] });
});
