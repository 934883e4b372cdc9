import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listTalentRequestsEndpoint } from '#contract/engagements/endpoints/agency.ts';
import {
  addRequestEndpoint,
  pauseEngagementEndpoint,
  readHistoryEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { listNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import { createRequestFixture, type RequestFixture } from '#server/testing/request-fixture.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';

let desk: RequestFixture;
beforeAll(async () => {
  desk = await createRequestFixture();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.clear());

const given = {
  jobTitle: 'Night Nurse',
  location: 'Geelong, Australia',
  noOfRoles: 2,
  questions: [{ text: 'Nights?', kind: 'yes_no', isMandatory: true, passing: 'yes' }],
};
const add = (engagementId = desk.place.engagement.id, more: object = {}) =>
  desk.server.call(desk.place.employer.id, addRequestEndpoint, { engagementId, ...given, ...more });
const make = (more: Partial<Parameters<typeof makeEngagement>[1]>) =>
  makeEngagement(desk.server.kit.db, { clientId: desk.place.client.id, ...more });

test('a talent request is added to a running engagement: agencies see it, may submit, and are notified', async () => {
  const { status, body } = await add();
  expect(status).toBe(200);
  const { talentRequestId } = body as { talentRequestId: string };
  const engagementId = desk.place.engagement.id;
  const all = await desk.server.call(desk.place.recruiter.id, listTalentRequestsEndpoint, { engagementId });
  expect((all.body as unknown[]).at(-1)).toMatchObject({
    talentRequestId,
    jobTitle: 'Night Nurse',
    talentRequestStatus: 'Available',
    baseSalaryFrom: null,
    cvCap: null,
    questions: [{ text: 'Nights?', isMandatory: true }],
  });
  expect(JSON.stringify(all.body)).not.toContain('passing');
  const told = await desk.server.call(desk.place.recruiter.id, listNoticesEndpoint, { engagementId });
  expect(told.body).toMatchObject([{ text: 'Night Nurse was added.', talentRequestId }]);
  expect((await desk.call(readHistoryEndpoint, { engagementId })).body).toMatchObject([
    { text: 'Night Nurse was added.' },
  ]);
});

test('a new request is In-Market until agencies may submit', async () => {
  const { id } = await make({ kind: 'competitive', stage: 'clarification' });
  expect((await add(id)).status).toBe(200);
  const all = await desk.server.call(desk.place.recruiter.id, listTalentRequestsEndpoint, { engagementId: id });
  expect(all.body).toMatchObject([{ talentRequestStatus: 'In-Market' }]);
});

test("an engagement in bidding, paused or ended accepts no new request: 'no-request-to-add'", async () => {
  const lot = await make({ kind: 'competitive', stage: 'bidding' });
  const ended = await make({ status: 'completed', endedAs: 'success', stage: 'ended', endedAt: desk.begin });
  for (const [engagementId, code] of [
    [lot.id, 'bidding-begun'],
    [ended.id, 'engagement-ended'],
  ] as const)
    expect(await add(engagementId)).toMatchObject({
      status: 409,
      body: { code: 'no-request-to-add', reasons: [{ code }] },
    });
  const engagementId = desk.place.engagement.id;
  await desk.server.call(desk.place.employer.id, pauseEngagementEndpoint, { engagementId, reasonId: 1 });
  expect(await add()).toMatchObject({ status: 409, body: { reasons: [{ code: 'engagement-paused' }] } });
});

test("an engagement can have at most forty talent requests: 'enough-talent-requests'", async () => {
  const { id: engagementId } = await make({});
  for (let count = 0; count < 40; count += 1) await makeTalentRequest(desk.server.kit.db, { engagementId });
  expect(await add(engagementId)).toMatchObject({ status: 409, body: { code: 'enough-talent-requests' } });
});

test('errors name their fields, and the engagement of another employer is not found', async () => {
  const wrong = { jobTitle: '', baseSalaryFrom: '2', baseSalaryTo: '1' };
  expect(await add(undefined, wrong)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'jobTitle' }, { field: 'baseSalaryTo' }] },
  });
  const before = desk.place.engagement.id;
  await desk.clear();
  expect((await add(before)).status).toBe(404);
});
