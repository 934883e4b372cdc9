import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  requestTenderRebidEndpoint,
  changeTenderEndpoint,
  viewApplicationEndpoint,
} from '#contract/applications/endpoints.ts';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import {
  pauseEngagementEndpoint,
  pauseRequestEndpoint,
  resumeEngagementEndpoint,
  resumeRequestEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { makeApplication, makeMarketFixture } from '../factories.ts';

let server: TestServer;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());

const hour = 3_600_000;

/** Creates an approved application with a tender, and functions that act on them and the engagement as the employer. */
const setUp = async () => {
  const { db, clock } = server.kit;
  const market = await makeMarketFixture(db);
  const { agency, client, employer, owner } = market;
  const { id: engagementId } = await makeEngagement(db, {
    clientId: client.id,
    engagementTypeId: 2,
    feePercent: null,
    closingAt: new Date(clock.now().getTime() + 200 * hour),
  });
  const { id: talentRequestId } = await makeTalentRequest(db, { engagementId });
  const { id } = await makeApplication(db, { engagementId, supplierId: agency.id, statusId: 2, feePercent: '15' });
  const done = async (answer: Promise<{ status: number; body: unknown }>) => {
    const { status, body } = await answer;
    expect({ status, body }).toMatchObject({ status: 200 });
  };
  return {
    owner,
    engagementId,
    left: async () => {
      const { body } = await server.call(owner.id, viewApplicationEndpoint, { engagementId });
      const { applicationStatusId: statusId, rebidDueAt } = (
        body as { application: { applicationStatusId: ApplicationStatusId; rebidDueAt: string | null } }
      ).application;
      return { statusId, hours: rebidDueAt === null ? null : (Date.parse(rebidDueAt) - clock.now().getTime()) / hour };
    },
    ask: () =>
      done(server.call(employer.id, requestTenderRebidEndpoint, { applicationId: id, reasonId: 1, hours: 24 })),
    pause: (hours?: number) => {
      const resumeAt = hours === undefined ? null : new Date(clock.now().getTime() + hours * hour).toISOString();
      return done(
        server.call(employer.id, pauseRequestEndpoint, { talentRequestId, reasonId: 1, reasonText: '', resumeAt }),
      );
    },
    pauseWhole: () => done(server.call(employer.id, pauseEngagementEndpoint, { engagementId, reasonId: 1 })),
    resumeWhole: () => done(server.call(employer.id, resumeEngagementEndpoint, { engagementId })),
    resume: () => done(server.call(employer.id, resumeRequestEndpoint, { talentRequestId })),
    later: (hours: number) => clock.advance(hours * hour),
  };
};

test('a pause moves the deadline of a new tender, so that the remaining time is the same after it', async () => {
  const { ask, pause, resume, later, left } = await setUp();
  await ask();
  later(4);
  await pause();
  later(50);
  expect(await left()).toEqual({ statusId: 7, hours: 20 });
  await resume();
  expect(await left()).toEqual({ statusId: 7, hours: 20 });
  later(19);
  expect(await left()).toEqual({ statusId: 7, hours: 1 });
  later(1);
  expect(await left()).toEqual({ statusId: 2, hours: null });
});

test('a pause of the whole engagement moves the deadline in the same way', async () => {
  const { ask, pauseWhole, resumeWhole, later, left } = await setUp();
  await ask();
  later(4);
  await pauseWhole();
  later(50);
  await resumeWhole();
  expect(await left()).toEqual({ statusId: 7, hours: 20 });
});

test('an expired pause moves the deadline by its length, even before it is saved as ended', async () => {
  const { ask, pause, later, left } = await setUp();
  await ask();
  await pause(10);
  later(12);
  expect(await left()).toEqual({ statusId: 7, hours: 22 });
});

test('the time for a new tender that is requested during a pause begins when the pause ends', async () => {
  const { ask, pause, resume, later, left, owner, engagementId } = await setUp();
  await pause();
  later(30);
  await ask();
  later(30);
  expect(await left()).toEqual({ statusId: 7, hours: 24 });
  await resume();
  later(23);
  expect(await left()).toEqual({ statusId: 7, hours: 1 });
  const changed = await server.call(owner.id, changeTenderEndpoint, { engagementId, feeTypeId: 1, feePercent: '14' });
  expect(changed.status).toBe(200);
  expect(await left()).toEqual({ statusId: 2, hours: null });
});
