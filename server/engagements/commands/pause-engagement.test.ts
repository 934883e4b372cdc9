import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import {
  pauseEngagementEndpoint,
  pauseRequestEndpoint,
  readHistoryEndpoint,
  readOwnEngagementEndpoint,
  resumeEngagementEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { makeSubmissionFixture } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeTalentRequest } from '../factories.ts';
import { findRequestsToResume, endExpiredPause } from './pause-request.ts';

const begin = new Date('2026-11-20T04:00:00Z');
const day = 86_400_000;

let server: TestServer;
let place: Awaited<ReturnType<typeof makeSubmissionFixture>>;
let engagementId: string;
beforeAll(async () => {
  server = await createTestServer({ now: begin });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.set(begin);
  place = await makeSubmissionFixture(server.kit.db);
  engagementId = place.engagement.id;
  await makeTalentRequest(server.kit.db, { engagementId, jobTitle: 'Triage Nurse', statusId: 2 });
  await makeTalentRequest(server.kit.db, { engagementId, jobTitle: 'Ward Clerk', statusId: 7 });
});

const pause = (given: object = {}) =>
  server.call(place.employer.id, pauseEngagementEndpoint, { engagementId, reasonId: 2, ...given });
const resume = () => server.call(place.employer.id, resumeEngagementEndpoint, { engagementId });
const own = async () =>
  (await server.call(place.employer.id, readOwnEngagementEndpoint, { engagementId })).body as {
    closingAt: string;
    isPaused: boolean;
    talentRequests: readonly { talentRequestStatus: string; reason: string | null }[];
    can: object;
  };
const statuses = async () => (await own()).talentRequests.map((one) => one.talentRequestStatus).toSorted();

test('pausing an engagement pauses all its open requests for one reason, with one notification', async () => {
  expect(await pause({ reasonText: 'Until the new budget is there.' })).toMatchObject({
    status: 200,
    body: { isPaused: true, requestsChanged: 2 },
  });
  expect(await statuses()).toEqual(['Cancelled', 'Paused', 'Paused']);
  expect(await own()).toMatchObject({
    isPaused: true,
    can: { pause: { allowed: false, reasons: [{ code: 'engagement-paused' }] }, resume: { allowed: true } },
  });
  const seen = await server.call(place.recruiter.id, listNoticesEndpoint, { engagementId });
  expect(seen.body).toMatchObject([{ kind: 'paused', text: 'The engagement is paused.' }]);
  expect((await server.call(place.employer.id, readHistoryEndpoint, { engagementId })).body).toMatchObject([
    { text: 'The engagement was paused.', reason: 'Hiring freeze', note: 'Until the new budget is there.' },
  ]);
});

test('resuming also resumes requests that were paused individually, and moves deadlines by the length of the pause', async () => {
  await server.call(place.employer.id, pauseRequestEndpoint, { talentRequestId: place.request.id, reasonId: 1 });
  const before = await own();
  await pause();
  server.kit.clock.set(new Date(begin.getTime() + 3 * day));
  expect(await resume()).toMatchObject({ status: 200, body: { isPaused: false, requestsChanged: 2 } });
  expect(await statuses()).toEqual(['Available', 'Available', 'Cancelled']);
  const after = await own();
  expect(Date.parse(after.closingAt) - Date.parse(before.closingAt)).toBe(3 * day);
  expect(after.talentRequests.map(({ reason }) => reason)).toEqual([null, null, expect.any(Object)]);
});

test('a pause until a day ends automatically on that day', async () => {
  await pause({ resumeAt: new Date(begin.getTime() + day).toISOString() });
  server.kit.clock.set(new Date(begin.getTime() + 2 * day));
  expect(await own()).toMatchObject({ isPaused: false });
  expect(await statuses()).toEqual(['Available', 'Cancelled', 'In-Market']);
  // The first pause has expired, but its end has not been saved yet. The new pause starts now.
  expect(await pause()).toMatchObject({ status: 200, body: { requestsChanged: 2 } });
});

test("a paused engagement cannot be paused again, nor a running one resumed: 'not-to-pause'", async () => {
  expect(await resume()).toMatchObject({
    status: 409,
    body: { code: 'not-to-pause', reasons: [{ code: 'nothing-paused' }] },
  });
  await pause();
  expect(await pause()).toMatchObject({ status: 409, body: { code: 'not-to-pause' } });
});

test('a resume day in the past or more than a year ahead is refused', async () => {
  const at = (days: number) => new Date(begin.getTime() + days * day).toISOString();
  expect(await pause({ resumeAt: at(-1) })).toMatchObject({ status: 400, body: { code: 'resume-in-the-past' } });
  expect(await pause({ resumeAt: at(400) })).toMatchObject({ status: 400, body: { code: 'resume-too-far' } });
  expect((await own()).isPaused).toBe(false);
});

test('an expired pause of an engagement sends one notification, and one for each request paused individually', async () => {
  const resumeAt = new Date(begin.getTime() + day).toISOString();
  const { id: apart } = await makeTalentRequest(server.kit.db, { engagementId, jobTitle: 'Porter', statusId: 2 });
  await server.call(place.employer.id, pauseRequestEndpoint, {
    talentRequestId: apart,
    reasonId: 1,
    resumeAt: new Date(begin.getTime() + day / 2).toISOString(),
  });
  await pause({ resumeAt });
  server.kit.clock.set(new Date(begin.getTime() + 2 * day));
  const due = await server.kit.asSystem((scope) => findRequestsToResume(scope));
  expect(due).toHaveLength(3);
  for (const id of due) await server.kit.asSystem((scope) => endExpiredPause(scope, id));
  expect(await statuses()).toEqual(['Available', 'Available', 'Available', 'Cancelled']);
  const seen = await server.call(place.recruiter.id, listNoticesEndpoint, { engagementId });
  const texts = (seen.body as { text: string }[]).map(({ text }) => text);
  expect(texts.filter((text) => / has resumed/.test(text)).toSorted()).toEqual([
    'Porter has resumed.',
    'The engagement has resumed.',
  ]);
  expect(await server.kit.asSystem((scope) => findRequestsToResume(scope))).toEqual([]);
});
