import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApprovedAgency, makeCandidate, makeSubmissionFixture } from '#server/candidates/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { readContactPeriod } from './contact-period.ts';

const dayMs = 86_400_000;
const zone = 'Europe/London';
let kit: TestKit;
let place: Awaited<ReturnType<typeof makeSubmissionFixture>>;
let rival: Awaited<ReturnType<typeof makeApprovedAgency>>;
let employerId: string;
let emailAddress: string;
let people = 0;
beforeAll(async () => {
  kit = await createTestKit();
  place = await makeSubmissionFixture(kit.db);
  rival = await makeApprovedAgency(kit.db, place.engagement.id);
  employerId = (await makeUser(kit.db, { tenantId: place.client.id })).id;
});
afterAll(() => kit.close());
beforeEach(() => {
  people += 1;
  emailAddress = `person-${String(people)}@inbox.example`;
});

const daysAgo = (days: number): Date => new Date(kit.clock.now().getTime() - days * dayMs);
/** Creates a submission of the person, in a talent request of its own, this many days ago. */
const submittedBefore = async (days: number, given: object = {}) => {
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  return makeCandidate(kit.db, {
    talentRequestId,
    supplierId: place.agency.id,
    emailAddress,
    dateSubmitted: daysAgo(days),
    ...given,
  });
};
type Submitted = Awaited<ReturnType<typeof submittedBefore>>;
const periodOf = (candidate: Submitted) =>
  kit.asClient(employerId, (scope) => readContactPeriod(scope, candidate, zone));
/** Returns how many days before the submission the last day of the period is. */
const endOf = async (candidate: Submitted): Promise<number> => {
  const { to } = await periodOf(candidate);
  return Math.round((Date.parse(kit.clock.now().toISOString().slice(0, 10)) - Date.parse(to)) / dayMs);
};

test('the period ends with the first earlier submission by any agency, under any contact that the agency knows', async () => {
  const claimed = await submittedBefore(0, { contactNumber: '+61 491 570 156' });
  expect(await endOf(claimed)).toBe(0);
  await submittedBefore(20, { statusId: 3 });
  expect(await endOf(claimed)).toBe(20);
  await submittedBefore(60, {
    supplierId: rival.agency.id,
    emailAddress: 'another@inbox.example',
    contactNumber: '+61 491 570 156',
    statusId: 5,
  });
  expect(await endOf(claimed)).toBe(60);
  // The rival's other address is no key that the agency knows.
  await submittedBefore(90, { supplierId: rival.agency.id, emailAddress: 'another@inbox.example', statusId: 3 });
  expect(await endOf(claimed)).toBe(60);
});

test('an agency does not see the submission of another one in the period', async () => {
  const claimed = await submittedBefore(0);
  await submittedBefore(20, { supplierId: rival.agency.id, statusId: 3 });
  expect(await endOf(claimed)).toBe(20);
  const seen = await kit.asAgency(place.recruiter.id, (scope) => readContactPeriod(scope, claimed, zone));
  expect(seen.to).toBe(kit.clock.now().toISOString().slice(0, 10));
});

test('submissions of other people, later ones, hires, and those on which a claim was successful do not count', async () => {
  const claimed = await submittedBefore(5);
  await submittedBefore(20, { emailAddress: 'somebody.else@inbox.example' });
  await submittedBefore(1, { statusId: 3 });
  await submittedBefore(30, { statusId: 2 });
  await submittedBefore(40, { statusId: 3, claimState: 'stands' });
  expect(await endOf(claimed)).toBe(5);
});

test('a submission itself and later ones are no introduction', async () => {
  const claimed = await submittedBefore(5);
  await submittedBefore(1, { statusId: 3 });
  const { rows } = await kit.asClient(employerId, (scope) =>
    sql<{ at: Date | null }>`select app.introduced_at(${claimed.id}, ${daysAgo(100)}) as at`.execute(scope.db),
  );
  expect(rows).toEqual([{ at: null }]);
});

test('an older submission counts only if its candidacy was still open in the period, and then no contact counts', async () => {
  const claimed = await submittedBefore(0);
  await submittedBefore(200, { statusId: 3, hoursPerStep: 24 });
  expect(await endOf(claimed)).toBe(0);
  await submittedBefore(200, { statusId: 3, hoursPerStep: 24 * 30 });
  expect(await endOf(claimed)).toBe(200);
  const { from, to } = await periodOf(claimed);
  expect(from > to).toBe(true);
});

test('an employer reads nothing of the submissions to another one', async () => {
  const elsewhere = await makeSubmissionFixture(kit.db);
  await makeCandidate(kit.db, {
    talentRequestId: elsewhere.request.id,
    supplierId: elsewhere.agency.id,
    emailAddress,
    dateSubmitted: daysAgo(20),
  });
  const claimed = await submittedBefore(0);
  expect(await endOf(claimed)).toBe(0);
  const other = await makeUser(kit.db, { tenantId: elsewhere.client.id });
  await submittedBefore(10, { statusId: 3 });
  const seen = await kit.asClient(other.id, (scope) => readContactPeriod(scope, claimed, zone));
  expect(seen.to).toBe(kit.clock.now().toISOString().slice(0, 10));
});
