import { afterAll, beforeAll, expect, test } from 'vitest';
import { readInformationEndpoint, listTalentRequestsEndpoint } from '#contract/engagements/endpoints/agency.ts';
import {
  listDraftsEndpoint,
  publishDraftEndpoint,
  readDraftEndpoint,
  readOwnEngagementEndpoint,
  saveDraftEndpoint,
} from '#contract/engagements/endpoints/employer.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import { completeDraftFields } from '#server/testing/complete-draft-fields.ts';
import { makeDraft, makeEngagement } from '../factories.ts';

let server: TestServer;
let clientId: string;
let employer: string;
let agency: string;
beforeAll(async () => {
  server = await createTestServer();
  clientId = (await makeTenant(server.kit.db, { side: 'client' })).id;
  employer = (await makeUser(server.kit.db, { tenantId: clientId })).id;
  agency = (await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db)).id })).id;
});
afterAll(() => server.close());

const begin = async (given: Parameters<typeof completeDraftFields>[0] = {}): Promise<string> =>
  (await makeDraft(server.kit.db, { clientId, fields: completeDraftFields(given) })).id;
const publish = (draftId: string) => server.call(employer, publishDraftEndpoint, { draftId });

test('a complete draft is published: agencies see all of it at once except the wanted answers', async () => {
  const draftId = await begin();
  const { status, body } = await publish(draftId);
  expect([status, body]).toMatchObject([200, { closingAt: '2026-12-04T04:00:00.000Z' }]);
  const { engagementId } = body as { engagementId: string };
  const seen = await server.call(agency, readInformationEndpoint, { engagementId });
  expect(seen).toMatchObject({
    status: 200,
    body: {
      title: 'Night Shift Midwives',
      stage: 'application',
      currencyIso: 'USD',
      feePercent: '14.5000',
      region: { id: 1 },
      requiresConsent: true,
      termsVersion: 1,
    },
  });
  const requests = await server.call(agency, listTalentRequestsEndpoint, { engagementId });
  expect(requests.body).toMatchObject([
    {
      jobTitle: 'Midwife',
      talentRequestStatus: 'In-Market',
      cvCap: 5,
      questions: [{ kind: 'yes_no' }, { kind: 'number' }, { kind: 'choice', options: ['Days', 'All rosters'] }],
    },
  ]);
  expect(JSON.stringify(requests.body)).not.toContain('passing');
  const passes = await server.kit.db
    .selectFrom('qualificationPass')
    .select('passing')
    .where('clientId', '=', clientId)
    .orderBy('passing')
    .execute();
  expect(passes.map(({ passing }) => passing)).toEqual(['>=2', 'All rosters', 'yes']);
  expect((await server.call(employer, readOwnEngagementEndpoint, { engagementId })).body).toMatchObject({
    requirements: [{ text: 'Has placed midwives before.', isMandatory: true }],
  });
  expect((await server.call(employer, readDraftEndpoint, { draftId })).status).toBe(404);
});

test('a competitive engagement has the bid type and no fee', async () => {
  const { body } = await publish(
    await begin({ kind: 'competitive', engagementTypeId: 2, bidTypeId: 1, bidMethodId: 3, awardTypeId: 2 }),
  );
  const { engagementId } = body as { engagementId: string };
  expect((await server.call(agency, readInformationEndpoint, { engagementId })).body).toMatchObject({
    kind: 'competitive',
    bidTypeId: 1,
    bidMethodId: 3,
    awardTypeId: 2,
    feePercent: null,
    feeAmount: null,
  });
});

test("missing values are reported by field, and nothing is published: 'draft-incomplete'", async () => {
  const draftId = await begin({ title: '', talentRequests: [] });
  const fields = [
    { field: 'title', message: 'Title is required!' },
    { field: 'talentRequests', message: 'At least one talent request is needed.' },
  ];
  expect(await publish(draftId)).toMatchObject({ status: 400, body: { code: 'draft-incomplete', fields } });
  expect((await server.call(employer, readDraftEndpoint, { draftId })).body).toMatchObject({ missing: fields });
});

test('a draft with unknown lookup ids is not published', async () => {
  expect(
    await publish(await begin({ countryId: 99_999, classificationId: 1, subClassificationId: 131 })),
  ).toMatchObject({ status: 400, body: { fields: [{ field: 'countryId' }, { field: 'subClassificationId' }] } });
});

test('two users who publish the same draft publish one engagement', async () => {
  const draftId = await begin();
  const answers = await Promise.all([publish(draftId), publish(draftId)]);
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([200, 404]);
});

test('a draft is saved as it is typed; drafts are listed latest first', async () => {
  const fields = completeDraftFields({ title: '', feePercent: 'about ten' });
  const saved = (await server.call(employer, saveDraftEndpoint, { fields })).body as { draftId: string };
  await server.call(employer, saveDraftEndpoint, { draftId: saved.draftId, fields: { ...fields, title: 'Begun' } });
  expect((await server.call(employer, readDraftEndpoint, { draftId: saved.draftId })).body).toMatchObject({
    fields: { title: 'Begun', feePercent: 'about ten' },
  });
  expect((await server.call(employer, listDraftsEndpoint, {})).body).toMatchObject([
    { draftId: saved.draftId, title: 'Begun' },
    {},
    {},
  ]);
});

test('a client that requires the consent of candidates requires it in everything that it publishes', async () => {
  const { db } = server.kit;
  const { id } = await makeTenant(db, { side: 'client' });
  const { id: userId } = await makeUser(db, { tenantId: id });
  const fields = completeDraftFields({ requiresCandidateConsent: false });
  const { id: draftId } = await makeDraft(db, { clientId: id, fields });
  await db.updateTable('tenant').set({ requiresCandidateConsent: true }).where('id', '=', id).execute();
  const draft = await server.call(userId, readDraftEndpoint, { draftId });
  expect(draft.body).toMatchObject({ fields: { requiresCandidateConsent: true } });
  const { body } = await server.call(userId, publishDraftEndpoint, { draftId });
  const { engagementId } = body as { engagementId: string };
  const engagement = await db
    .selectFrom('engagement')
    .selectAll()
    .where('id', '=', engagementId)
    .executeTakeFirstOrThrow();
  expect(engagement.requiresCandidateConsent).toBe(true);
  const unguarded = makeEngagement(db, { clientId: id, requiresCandidateConsent: false });
  await expect(unguarded).rejects.toMatchObject({ code: 'RC017' });
  const changed = db.updateTable('engagement').set({ requiresCandidateConsent: false }).where('id', '=', engagementId);
  await expect(changed.execute()).rejects.toMatchObject({ code: 'RC020' });
});
