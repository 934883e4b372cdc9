import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { personIdOf } from '../factories.ts';
import { hasHiddenSubmissions, readPersonFacts, selectPersonSubmissions } from './person-submissions.ts';

let kit: TestKit;
let place: SubmissionFixture;
let personId: string;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  const ines = { supplierId: place.agency.id, emailAddress: 'ines@inbox.example' };
  const other = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const hired = new Date('2026-11-01T00:00:00Z');
  const first = await makeCandidate(kit.db, { ...ines, talentRequestId: place.request.id });
  await makeCandidate(kit.db, { ...ines, talentRequestId: other.id, statusId: 2, dateHired: hired });
  personId = await personIdOf(kit.db, first.id);
});
afterAll(() => kit.close());

test('the facts are the open submissions, and the guarantee that the agency has accepted, as long as it runs', async () => {
  const read = () =>
    kit.asAgency(place.recruiter.id, async (scope) =>
      readPersonFacts(scope, personId, await selectPersonSubmissions(scope, personId)),
    );
  const days = place.engagement.guaranteeDays;
  const until = new Date(Date.parse('2026-11-01T00:00:00Z') + days * 86_400_000);
  const timeZone = place.engagement.timeZone;
  expect(await read()).toEqual({
    openSubmissions: 1,
    openDisputes: 0,
    heldSince: null,
    guarantee: { until, timeZone },
    hasHidden: false,
    seesAllWork: true,
  });
  kit.clock.set(until);
  expect(await read()).toMatchObject({ guarantee: undefined });
});

test('a person has hidden submissions if there are more than the caller sees', async () => {
  const hidden = (seen: number) =>
    kit.asAgency(place.recruiter.id, (scope) => hasHiddenSubmissions(scope, personId, seen));
  expect([await hidden(1), await hidden(2)]).toEqual([true, false]);
});
