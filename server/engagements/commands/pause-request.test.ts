import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeClosingAt,
  pauseRequestAt,
  readOwnEngagementAt,
  resumeRequestAt,
} from '#contract/engagements/addresses/employer.ts';
import { readInformationAt } from '#contract/engagements/addresses/agency.ts';
import { makeCandidate, makeSubmissionPlace } from '#server/candidates/factories.ts';
import { createTestServer, type TestServer } from '#server/platform/testing/server.ts';
import { makeTalentRequest } from '../factories.ts';
import { resumeByItself, requestsToResume } from './pause-request.ts';

const day = 86_400_000;
const begin = new Date('2026-11-20T04:00:00Z');

let server: TestServer;
let place: Awaited<ReturnType<typeof makeSubmissionPlace>>;
let talentRequestId: string;
beforeAll(async () => {
  server = await createTestServer({ now: begin });
});
afterAll(() => server.close());
beforeEach(async () => {
  server.kit.clock.set(begin);
  place = await makeSubmissionPlace(server.kit.db);
  talentRequestId = place.request.id;
});

const own = async () => {
  const { body } = await server.call(place.employer.id, readOwnEngagementAt, { engagementId: place.engagement.id });
  return body as { closingAt: string; isPaused: boolean; talentRequests: readonly Record<string, unknown>[] };
};
const requestNow = async () => (await own()).talentRequests.find((one) => one['talentRequestId'] === talentRequestId);
const statusesOf = async () =>
  (
    await server.kit.db
      .selectFrom('candidate')
      .select('statusId')
      .where('talentRequestId', '=', talentRequestId)
      .orderBy('statusId')
      .execute()
  ).map(({ statusId }) => statusId);
const events = async () =>
  (
    await server.kit.db
      .selectFrom('event')
      .select(['kind', 'data'])
      .where('talentRequestId', '=', talentRequestId)
      .where('kind', 'like', 'talent-request.%')
      .orderBy('sequence')
      .execute()
  ).map(({ kind, data }) => [kind, data]);
const candidate = (statusId: number) =>
  makeCandidate(server.kit.db, { talentRequestId, supplierId: place.agency.id, statusId });
const pause = (given: object = {}) =>
  server.call(place.employer.id, pauseRequestAt, { talentRequestId, reasonId: 2, ...given });

describe('a pause', () => {
  test('says its reason, freezes submissions and keeps candidates where they are', async () => {
    await candidate(8);
    expect(await pause({ reasonText: 'Until the new budget is there.' })).toMatchObject({
      status: 200,
      body: { talentRequestStatusId: 8, talentRequestStatus: 'Paused' },
    });
    expect(await requestNow()).toMatchObject({
      isPaused: true,
      reason: 'Hiring freeze',
      reasonText: 'Until the new budget is there.',
      takesCandidates: { allowed: false, reasons: [{ code: 'request-paused' }] },
      can: { pause: { allowed: false }, resume: { allowed: true }, cancel: { allowed: true } },
    });
    expect(await statusesOf()).toEqual([8]);
    const [[kind, data] = []] = await events();
    expect(kind).toBe('talent-request.paused');
    expect(data).toMatchObject({ reasonId: 2, until: null });
    // The words are a note of the employer's; the event has its id alone.
    expect(JSON.stringify(data)).not.toContain('budget');
  });

  test('needs a reason of the list, and words where the reason is Other', async () => {
    expect(await pause({ reasonId: 6 })).toMatchObject({
      status: 400,
      body: { fields: [{ field: 'reasonText', message: 'Explanation is required!' }] },
    });
    expect(await pause({ reasonId: 9 })).toMatchObject({ status: 400, body: { fields: [{ field: 'reasonId' }] } });
  });

  test.each([
    ['2026-11-20T04:00:00.000Z', 'resume-in-the-past'],
    ['2027-11-30T04:00:00.000Z', 'resume-too-far'],
  ])('does not end at %s: %s', async (resumeAt, code) => {
    expect(await pause({ resumeAt })).toMatchObject({ status: 400, body: { code, fields: [{ field: 'resumeAt' }] } });
  });

  test('of all requests moves the closing time by as long as it lasts', async () => {
    const before = Date.parse((await own()).closingAt);
    await pause();
    expect((await own()).isPaused).toBe(true);
    server.kit.clock.set(new Date(begin.getTime() + 3 * day));
    expect(Date.parse((await own()).closingAt)).toBe(before + 3 * day);
    const agencySees = await server.call(place.recruiter.id, readInformationAt, { engagementId: place.engagement.id });
    expect(agencySees.body).toMatchObject({ isPaused: true, closingAt: new Date(before + 3 * day).toISOString() });
    expect(await server.call(place.employer.id, resumeRequestAt, { talentRequestId })).toMatchObject({
      status: 200,
      body: { talentRequestStatus: 'Available' },
    });
    server.kit.clock.set(new Date(begin.getTime() + 5 * day));
    expect(await own()).toMatchObject({ isPaused: false, closingAt: new Date(before + 3 * day).toISOString() });
  });

  test('of one request among others leaves the closing time', async () => {
    await makeTalentRequest(server.kit.db, { engagementId: place.engagement.id, statusId: 5 });
    const before = (await own()).closingAt;
    await pause();
    server.kit.clock.set(new Date(begin.getTime() + 3 * day));
    expect(await own()).toMatchObject({ isPaused: false, closingAt: before });
  });

  test('that stands still while its closing time is moved counts from then on', async () => {
    await pause();
    const closingAt = new Date(begin.getTime() + 10 * day).toISOString();
    await server.call(place.employer.id, changeClosingAt, { engagementId: place.engagement.id, closingAt });
    expect((await own()).closingAt).toBe(closingAt);
    server.kit.clock.set(new Date(begin.getTime() + 2 * day));
    expect((await own()).closingAt).toBe(new Date(begin.getTime() + 12 * day).toISOString());
  });

  test('with a day to go on is over then by itself, read so at once, and written down by the job', async () => {
    const before = Date.parse((await own()).closingAt);
    const resumeAt = new Date(begin.getTime() + 2 * day);
    await pause({ resumeAt: resumeAt.toISOString() });
    expect(await requestNow()).toMatchObject({ resumeAt: resumeAt.toISOString() });
    server.kit.clock.set(new Date(begin.getTime() + 4 * day));
    const moved = new Date(before + 2 * day).toISOString();
    expect(await own()).toMatchObject({ isPaused: false, closingAt: moved });
    expect(await requestNow()).toMatchObject({ talentRequestStatus: 'Available', resumeAt: null, reason: null });
    const due = await server.kit.asSystem((scope) => requestsToResume(scope));
    expect(due).toEqual([talentRequestId]);
    for (let round = 0; round < 2; round += 1) {
      await server.kit.asSystem((scope) => resumeByItself(scope, talentRequestId));
    }
    expect((await events()).map(([kind]) => kind)).toEqual(['talent-request.paused', 'talent-request.resumed']);
    expect(await own()).toMatchObject({ isPaused: false, closingAt: moved });
    expect(await server.kit.asSystem((scope) => requestsToResume(scope))).toEqual([]);
  });
});
