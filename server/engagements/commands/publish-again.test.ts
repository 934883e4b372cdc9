import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { listTalentRequestsEndpoint } from '#contract/engagements/endpoints/agency.ts';
import { publishAgainEndpoint, readOwnEngagementEndpoint } from '#contract/engagements/endpoints/employer.ts';
import type { readOwnEngagement } from '#contract/engagements/operations/employer.ts';
import type { OutputOf } from '#contract/common/operation.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import {
  makeEngagement,
  makeEngagementDocument,
  makeQuestion,
  makeRequirement,
  makeTalentRequest,
} from '../factories.ts';

type Own = OutputOf<typeof readOwnEngagement>;

let server: TestServer;
let clientId: string;
let employer: string;
let agencyUser: string;
const closingAt = '2026-12-20T06:00:00.000Z';

beforeAll(async () => {
  server = await createTestServer({ now: new Date('2026-11-20T04:00:00Z') });
  const { db } = server.kit;
  clientId = (await makeTenant(db, { side: 'client' })).id;
  employer = (await makeUser(db, { tenantId: clientId })).id;
  agencyUser = (await makeUser(db, { tenantId: (await makeTenant(db)).id })).id;
});
afterAll(() => server.close());

const publish = async (engagementId: string, at = closingAt) =>
  server.call(employer, publishAgainEndpoint, { engagementId, closingAt: at });
const own = async (engagementId: string) =>
  (await server.call(employer, readOwnEngagementEndpoint, { engagementId })).body as Own;

/** Creates a filled engagement with a record of every kind. */
const makeFilled = async () => {
  const { db } = server.kit;
  const { id: engagementId } = await makeEngagement(db, {
    clientId,
    status: 'completed',
    endedAs: 'success',
    stage: 'ended',
    endedAt: new Date('2026-11-19T04:00:00Z'),
    termsVersion: 3,
    guaranteeDays: 60,
  });
  const filled = await makeTalentRequest(db, { engagementId, noOfRolesFilled: 2, statusId: 6, cvCap: 4 });
  await makeTalentRequest(db, { engagementId, jobTitle: 'Recovery Nurse', statusId: 7, reasonCode: '2' });
  await makeQuestion(db, { talentRequestId: filled.id, passing: 'yes' });
  await makeQuestion(db, { talentRequestId: filled.id, kind: 'choice', options: ['Days', 'Nights'], sort: 2 });
  await makeRequirement(db, { engagementId });
  const whole = await makeEngagementDocument(db, { engagementId, title: 'Brief' });
  await makeEngagementDocument(db, { engagementId, title: 'Duties', talentRequestId: filled.id });
  return { engagementId, filled, whole };
};

describe('publishing again', () => {
  test('creates a new engagement with the same offer and none of its results', async () => {
    const { engagementId } = await makeFilled();
    const answer = await publish(engagementId);
    expect(answer).toMatchObject({ status: 200, body: { closingAt } });
    const { engagementId: newEngagementId } = answer.body as { engagementId: string };
    const [old, made] = await Promise.all([own(engagementId), own(newEngagementId)]);
    expect(made).toMatchObject({
      title: old.title,
      terms: old.terms,
      feePercent: old.feePercent,
      guaranteeDays: 60,
      termsVersion: 1,
      status: 'open',
      stage: 'application',
      notice: null,
      closingAt,
      publishedAt: '2026-11-20T04:00:00.000Z',
      endedAt: null,
      noOfRolesFilled: 0,
    });
    expect(made.engagementNumber).toBeGreaterThan(old.engagementNumber);
    expect(made.talentRequests).toMatchObject([
      { jobTitle: 'Registered Nurse', talentRequestStatus: 'In-Market', noOfRoles: 2, noOfRolesFilled: 0, cvCap: 4 },
    ]);
    expect(made.talentRequests[0]?.talentRequestNumber).not.toBe(old.talentRequests[0]?.talentRequestNumber);
    expect(made.talentRequests[0]?.questions.map(({ text, kind, options }) => [text, kind, options])).toEqual(
      old.talentRequests[0]?.questions.map(({ text, kind, options }) => [text, kind, options]),
    );
    expect(made.requirements.map(({ text }) => text)).toEqual(old.requirements.map(({ text }) => text));
    expect(made.documents.map(({ title, talentRequestId }) => [title, talentRequestId])).toEqual([
      ['Brief', null],
      ['Duties', made.talentRequests[0]?.talentRequestId],
    ]);
    expect((await own(engagementId)).notice).toBe('This Engagement has been completed.');
  });

  test('copies the wanted answers, and announces the new engagement to the market', async () => {
    const { engagementId } = await makeFilled();
    const { engagementId: made } = (await publish(engagementId)).body as { engagementId: string };
    const passes = await server.kit.db
      .selectFrom('qualificationPass')
      .innerJoin('qualificationQuestion', 'qualificationQuestion.id', 'questionId')
      .innerJoin('talentRequest', 'talentRequest.id', 'talentRequestId')
      .select(['passing', 'qualificationPass.clientId'])
      .where('engagementId', '=', made)
      .execute();
    expect(passes).toEqual([{ passing: 'yes', clientId }]);
    const events = await server.kit.db
      .selectFrom('event')
      .select(['kind', 'clientId'])
      .where('engagementId', '=', made)
      .execute();
    expect(events).toEqual([{ kind: 'engagement.published', clientId }]);
    const seen = await server.call(agencyUser, listTalentRequestsEndpoint, { engagementId: made });
    expect(seen).toMatchObject({ status: 200, body: [{ jobTitle: 'Registered Nurse' }] });
  });

  test('puts a competitive engagement back into its application stage', async () => {
    const { id } = await makeEngagement(server.kit.db, { clientId, kind: 'competitive', stage: 'bidding' });
    await makeTalentRequest(server.kit.db, { engagementId: id });
    const { engagementId } = (await publish(id)).body as { engagementId: string };
    expect(await own(engagementId)).toMatchObject({
      kind: 'competitive',
      stage: 'application',
      bidTypeId: 2,
      talentRequests: [{ talentRequestStatus: 'In-Market' }],
    });
  });
});

describe('publishing again is refused', () => {
  test("for an engagement that was never published: 'not-to-repeat'", async () => {
    const { id } = await makeEngagement(server.kit.db, { clientId, publishedAt: null });
    expect(await publish(id)).toMatchObject({
      status: 409,
      body: { code: 'not-to-repeat', reasons: [{ code: 'engagement-not-published' }] },
    });
  });

  test("while a day or hourly rate has no contracted time, because it could not be awarded: 'not-to-repeat'", async () => {
    const { id: engagementId } = await makeEngagement(server.kit.db, { clientId, kind: 'competitive' });
    const { id } = await makeTalentRequest(server.kit.db, { engagementId, lotRules: { bidMethodId: 4 } });
    const reasons = [{ code: 'contracted-time-missing' }];
    expect(await publish(engagementId)).toMatchObject({ status: 409, body: { code: 'not-to-repeat', reasons } });
    expect((await own(engagementId)).can.publishAgain).toMatchObject({ allowed: false, reasons });
    await server.kit.db.updateTable('talentRequest').set({ contractedUnits: '120' }).where('id', '=', id).execute();
    expect((await own(engagementId)).can.publishAgain).toMatchObject({ allowed: true });
    expect((await publish(engagementId)).status).toBe(200);
  });

  test('with a closing time in the past', async () => {
    const { id } = await makeEngagement(server.kit.db, { clientId });
    const before = await server.kit.db.selectFrom('engagement').select('id').execute();
    expect(await publish(id, '2026-11-20T03:59:59.000Z')).toMatchObject({
      status: 400,
      body: { code: 'closing-in-the-past', fields: [{ field: 'closingAt' }] },
    });
    expect(await server.kit.db.selectFrom('engagement').select('id').execute()).toHaveLength(before.length);
  });

  test("for another employer's engagement", async () => {
    const other = await makeTenant(server.kit.db, { side: 'client' });
    const { id } = await makeEngagement(server.kit.db, { clientId: other.id });
    expect((await publish(id)).status).toBe(404);
  });
});
