import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listTalentRequestsEndpoint } from '#contract/engagements/endpoints/agency.ts';
import {
  addRequestEndpoint,
  pauseEngagementEndpoint,
  readHistoryEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { listNoticesEndpoint } from '#contract/engagements/endpoints/notices.ts';
import { createTalentRequestFixture, type RequestFixture } from '#server/testing/request-fixture.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';

let desk: RequestFixture;
beforeAll(async () => {
  desk = await createTalentRequestFixture();
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

test('a talent request added to a running engagement is visible to agencies, open for submissions and announced to them', async () => {
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
  const notices = await desk.server.call(desk.place.recruiter.id, listNoticesEndpoint, { engagementId });
  expect(notices.body).toMatchObject([{ text: 'Night Nurse was added.', talentRequestId }]);
  expect((await desk.call(readHistoryEndpoint, { engagementId })).body).toMatchObject([
    { text: 'Night Nurse was added.' },
  ]);
});

test('a request added before agencies may submit is In-Market like the rest of its engagement', async () => {
  const { id } = await make({ kind: 'competitive', stage: 'clarification' });
  expect((await add(id, { baseSalaryTo: '90000' })).status).toBe(200);
  const all = await desk.server.call(desk.place.recruiter.id, listTalentRequestsEndpoint, { engagementId: id });
  expect(all.body).toMatchObject([{ talentRequestStatus: 'In-Market' }]);
});

test('a request added to a competitive engagement has its own bidding rules, and otherwise those of the engagement', async () => {
  const { id } = await make({ kind: 'competitive', stage: 'clarification' });
  const lotRules = { bidMethodId: 4, ceiling: '1200', tieRule: 'rebid' };
  expect((await add(id, { lotRules, contractedUnits: '120' })).status).toBe(200);
  const all = await desk.server.call(desk.place.recruiter.id, listTalentRequestsEndpoint, { engagementId: id });
  expect(all.body).toMatchObject([{ lotRules: { ...lotRules, version: 1, bidTypeId: 2, awardTypeId: 1 } }]);
});

test('a request is not added with bidding rules that contradict each other', async () => {
  const { id } = await make({ kind: 'competitive', stage: 'clarification' });
  expect(await add(id, { lotRules: { bidMethodId: 3, awardTypeId: 3 } })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'lotRules.ceiling' }] },
  });
  expect(await add(id)).toMatchObject({ status: 400, body: { fields: [{ field: 'lotRules.referenceAmount' }] } });
  expect(await add(id, { lotRules: { bidMethodId: 4 } })).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'contractedUnits' }] },
  });
});

test("no request can be added once bidding has begun, or to a paused or ended engagement: 'no-request-to-add'", async () => {
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

test("an engagement has at most forty talent requests: 'enough-talent-requests'", async () => {
  const { id: engagementId } = await make({});
  for (let count = 0; count < 40; count += 1) await makeTalentRequest(desk.server.kit.db, { engagementId });
  expect(await add(engagementId)).toMatchObject({ status: 409, body: { code: 'enough-talent-requests' } });
});

test("invalid input is reported by field, and another employer's engagement is not found", async () => {
  const wrong = { jobTitle: '', baseSalaryFrom: '2', baseSalaryTo: '1' };
  expect(await add(undefined, wrong)).toMatchObject({
    status: 400,
    body: { fields: [{ field: 'jobTitle' }, { field: 'baseSalaryTo' }] },
  });
  const before = desk.place.engagement.id;
  await desk.clear();
  expect((await add(before)).status).toBe(404);
});
