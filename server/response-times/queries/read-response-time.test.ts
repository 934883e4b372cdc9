import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { applicationStatus } from '#contract/applications/states.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { makeApplication } from '#server/applications/factories.ts';
import {
  makeApprovedAgency,
  makeCandidate,
  makeSubmissionFixture,
  type SubmissionFixture,
} from '#server/candidates/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeResponseReminder } from '../factories.ts';
import { readApplicationResponse, readCandidateResponse } from './read-response-time.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  // The date is a Friday.
  kit = await createTestKit({ now: new Date('2026-11-20T18:00:00Z') });
});
afterAll(() => kit.close());
beforeEach(async () => {
  place = await makeSubmissionFixture(kit.db);
});

const submit = (supplierId: string, given: object = {}) =>
  makeCandidate(kit.db, { talentRequestId: place.request.id, supplierId, ...given });
const readCandidate = (userId: string, candidateId: string) =>
  kit.asAgency(userId, (scope) => readCandidateResponse(scope, { candidateId }));
const readApplication = (userId: string) =>
  kit.asAgency(userId, (scope) => readApplicationResponse(scope, { engagementId: place.engagement.id }));

test('an unopened candidate waits for working days of the client, with reminder and escalation', async () => {
  const dateSubmitted = new Date('2026-11-12T09:00:00Z');
  const { id, applicationId } = await submit(place.agency.id, { dateSubmitted });
  const wait = { since: dateSubmitted.toISOString(), workingDays: 6, isOverdue: true };
  expect(await readCandidate(place.recruiter.id, id)).toEqual({
    clientName: place.client.name,
    serviceLevelDays: 5,
    lastActivityAt: null,
    wait: { ...wait, remindedAt: null, escalatedAt: null },
  });
  const remindedAt = new Date('2026-11-19T17:00:00Z');
  await makeResponseReminder(kit.db, { applicationId, candidateId: id, waitingSince: dateSubmitted, remindedAt });
  expect(await readCandidate(place.recruiter.id, id)).toMatchObject({ wait: { remindedAt: remindedAt.toISOString() } });
});

test('an opened or moved candidate does not wait, and shows when the client last did something', async () => {
  const firstViewedAt = new Date('2026-11-13T09:00:00Z');
  const opened = await submit(place.agency.id, { firstViewedAt });
  expect(await readCandidate(place.recruiter.id, opened.id)).toMatchObject({
    lastActivityAt: firstViewedAt.toISOString(),
    wait: null,
  });
  const { id, dateShortListed } = await submit(place.agency.id, { statusId: candidateStatus.shortlisted });
  expect(await readCandidate(place.recruiter.id, id)).toMatchObject({
    lastActivityAt: dateShortListed?.toISOString(),
    wait: null,
  });
});

test('a pending application waits; a decided one shows the decision', async () => {
  const { pending: statusId } = applicationStatus;
  const agency = await makeTenant(kit.db);
  const user = await makeUser(kit.db, { tenantId: agency.id });
  const appliedAt = new Date('2026-11-18T09:00:00Z');
  await makeApplication(kit.db, { engagementId: place.engagement.id, supplierId: agency.id, statusId, appliedAt });
  expect(await readApplication(user.id)).toMatchObject({
    lastActivityAt: null,
    wait: { workingDays: 2, isOverdue: false },
  });
  const decided = await readApplication(place.recruiter.id);
  expect(decided).toMatchObject({ wait: null });
  expect(decided).not.toMatchObject({ lastActivityAt: null });
});

test('what the client does with a rival changes nothing, and its candidate is not found', async () => {
  const { agency: rival } = await makeApprovedAgency(kit.db, place.engagement.id);
  const own = await submit(place.agency.id);
  const before = [await readCandidate(place.recruiter.id, own.id), await readApplication(place.recruiter.id)];
  const theirs = await submit(rival.id, { statusId: candidateStatus.interviewing });
  const after = [await readCandidate(place.recruiter.id, own.id), await readApplication(place.recruiter.id)];
  expect(after).toEqual(before);
  expect(await readCandidate(place.recruiter.id, theirs.id)).toMatchObject({ refusal: { code: 'not-found' } });
});
