import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  changeClosingEndpoint,
  pauseRequestEndpoint,
  resumeRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { readInformationEndpoint } from '#contract/engagements/endpoints/agency.ts';
import { createTalentRequestFixture, type RequestFixture } from '#server/testing/request-fixture.ts';
import { makeTalentRequest } from '../factories.ts';
import { endExpiredPause, findRequestsToResume } from './pause-request.ts';

const day = 86_400_000;

let desk: RequestFixture;
beforeAll(async () => {
  desk = await createTalentRequestFixture();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.clear());
const pause = (given: object = {}) => desk.call(pauseRequestEndpoint, { reasonId: 2, ...given });

describe('a pause', () => {
  test('shows its reason, refuses submissions and leaves candidates as they are', async () => {
    await desk.candidate(8);
    expect(await pause({ reasonText: 'Until the new budget is there.' })).toMatchObject({
      status: 200,
      body: { talentRequestStatusId: 8, talentRequestStatus: 'Paused' },
    });
    expect(await desk.requestNow()).toMatchObject({
      isPaused: true,
      reason: 'Hiring freeze',
      reasonText: 'Until the new budget is there.',
      takesCandidates: { allowed: false, reasons: [{ code: 'request-paused' }] },
      can: { pause: { allowed: false }, resume: { allowed: true }, cancel: { allowed: true } },
    });
    expect(await desk.statusesOf()).toEqual([8]);
    const [[kind, data] = []] = await desk.events();
    expect(kind).toBe('talent-request.paused');
    expect(data).toMatchObject({ reasonId: 2, until: null });
    // The text is the employer's private note, so the event contains only its ID.
    expect(JSON.stringify(data)).not.toContain('budget');
  });

  test('needs a reason of the list, and a text if the reason is Other', async () => {
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

  test('of all requests moves the closing time by its length', async () => {
    const before = Date.parse((await desk.own()).closingAt);
    await pause();
    expect((await desk.own()).isPaused).toBe(true);
    desk.server.kit.clock.set(new Date(desk.begin.getTime() + 3 * day));
    expect(Date.parse((await desk.own()).closingAt)).toBe(before + 3 * day);
    const agencySees = await desk.server.call(desk.place.recruiter.id, readInformationEndpoint, {
      engagementId: desk.place.engagement.id,
    });
    expect(agencySees.body).toMatchObject({ isPaused: true, closingAt: new Date(before + 3 * day).toISOString() });
    expect(await desk.call(resumeRequestEndpoint)).toMatchObject({
      status: 200,
      body: { talentRequestStatus: 'Available' },
    });
    desk.server.kit.clock.set(new Date(desk.begin.getTime() + 5 * day));
    expect(await desk.own()).toMatchObject({ isPaused: false, closingAt: new Date(before + 3 * day).toISOString() });
  });

  test('of one request among others leaves the closing time unchanged', async () => {
    await makeTalentRequest(desk.server.kit.db, { engagementId: desk.place.engagement.id, statusId: 5 });
    const before = (await desk.own()).closingAt;
    await pause();
    desk.server.kit.clock.set(new Date(desk.begin.getTime() + 3 * day));
    expect(await desk.own()).toMatchObject({ isPaused: false, closingAt: before });
  });

  test('counts from the moment at which its closing time was moved', async () => {
    await pause();
    const closingAt = new Date(desk.begin.getTime() + 10 * day).toISOString();
    await desk.call(changeClosingEndpoint, { engagementId: desk.place.engagement.id, closingAt });
    expect((await desk.own()).closingAt).toBe(closingAt);
    desk.server.kit.clock.set(new Date(desk.begin.getTime() + 2 * day));
    expect((await desk.own()).closingAt).toBe(new Date(desk.begin.getTime() + 12 * day).toISOString());
  });

  test('with a resume day ends automatically: reads see it at once, and the job saves it', async () => {
    const before = Date.parse((await desk.own()).closingAt);
    const resumeAt = new Date(desk.begin.getTime() + 2 * day);
    await pause({ resumeAt: resumeAt.toISOString() });
    expect(await desk.requestNow()).toMatchObject({ resumeAt: resumeAt.toISOString() });
    desk.server.kit.clock.set(new Date(desk.begin.getTime() + 4 * day));
    const moved = new Date(before + 2 * day).toISOString();
    expect(await desk.own()).toMatchObject({ isPaused: false, closingAt: moved });
    expect(await desk.requestNow()).toMatchObject({ talentRequestStatus: 'Available', resumeAt: null, reason: null });
    const due = await desk.server.kit.asSystem((scope) => findRequestsToResume(scope));
    expect(due).toEqual([desk.talentRequestId]);
    for (let round = 0; round < 2; round += 1) {
      await desk.server.kit.asSystem((scope) => endExpiredPause(scope, desk.talentRequestId));
    }
    expect((await desk.events()).map(([kind]) => kind)).toEqual(['talent-request.paused', 'talent-request.resumed']);
    expect(await desk.own()).toMatchObject({ isPaused: false, closingAt: moved });
    expect(await desk.server.kit.asSystem((scope) => findRequestsToResume(scope))).toEqual([]);
  });
});
