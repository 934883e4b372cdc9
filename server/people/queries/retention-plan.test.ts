import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeDraftCandidate } from '#server/draft-candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { personIdOf, setLastActivity } from '../factories.ts';
import { exportRetentionPlan, listRetentionPlan } from './retention-plan.ts';

let kit: TestKit;
let place: SubmissionFixture;
let rival: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  rival = await makeSubmissionFixture(kit.db);
  await made(place, { lastName: 'Waiting', noticed: '2026-11-19T00:00:00Z' });
  await made(place, { lastName: 'Open', statusId: 1, at: '2024-11-30T00:00:00Z' });
  await made(place, { lastName: 'Soon', at: '2024-12-19T20:00:00Z' });
  await made(place, { lastName: 'Later', at: '2025-12-01T00:00:00Z' });
  await made(rival, { lastName: 'Rival' });
});
afterAll(() => kit.close());

const made = async (
  own: SubmissionFixture,
  given: { lastName: string; at?: string; statusId?: 1 | 3; noticed?: string },
): Promise<void> => {
  const { lastName, at = '2024-01-01T00:00:00Z', statusId = 3, noticed } = given;
  const request = await makeTalentRequest(kit.db, { engagementId: own.engagement.id, statusId: 5 });
  const facts = { talentRequestId: request.id, supplierId: own.agency.id, statusId, firstName: 'Ada', lastName };
  const { id } = await makeCandidate(kit.db, facts);
  await setLastActivity(kit.db, id, new Date(at));
  if (noticed === undefined) return;
  await kit.db
    .updateTable('person')
    .set({ retentionNoticedAt: new Date(noticed) })
    .where('id', '=', await personIdOf(kit.db, id))
    .execute();
};

test('the plan lists who gets a notice next, who waits, and who is kept', async () => {
  const plan = await kit.asAgency(place.recruiter.id, (scope) =>
    listRetentionPlan(scope, { pageCurrent: 0, pageSize: 10 }),
  );
  expect(plan).toMatchObject({
    total: 3,
    records: [
      { lastName: 'Waiting', step: 'wait', erasable: '2026-12-19T00:00:00.000Z', block: null },
      { lastName: 'Open', step: 'kept', block: 'submission-open' },
      { lastName: 'Soon', step: 'notify', keptUntil: '2026-12-19T20:00:00.000Z' },
    ],
  });
});

test('the file has the days of the reader, and the download is recorded', async () => {
  const { id: draftId } = await makeDraftCandidate(kit.db, {
    supplierId: place.agency.id,
    talentRequestId: place.request.id,
    askedBy: place.recruiter.id,
    firstName: 'Oda',
    lastName: 'Brandt',
    createdAt: new Date('2024-01-01T00:00:00Z'),
  });
  const file = await kit.asAgency(place.recruiter.id, (scope) =>
    exportRetentionPlan(scope, { timeZone: 'Australia/Sydney' }),
  );
  if (!file || !('content' in file)) throw new Error('There is no file.');
  const lines = (await text(file.content)).trim().split('\r\n');
  expect(lines).toHaveLength(5);
  expect(lines[0]).toContain('Name,Record,ID,Last activity,Activity,Kept until,Notice sent,Next step');
  expect(lines[3]).toMatch(
    /^Ada Soon,Person,[\w-]+,2024-12-20,Submitted,2026-12-20,,Notice will be sent in the next nightly run,2026-12-20,$/,
  );
  expect(lines[2]).toMatch(/,Kept,,A submission is open$/);
  // Drafts and consents are erased by the same run.
  expect(lines[4]).toMatch(new RegExp(`^Oda Brandt,Draft candidate,${draftId},`, 'u'));
  const event = await kit.db.selectFrom('event').select('data').where('kind', '=', 'person.plan-exported').execute();
  expect(event).toEqual([{ data: { people: 4 } }]);
});
