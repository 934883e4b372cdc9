import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { listActivitiesEndpoint, notificationEndpoints } from '#contract/notifications/endpoints.ts';
import { activityKinds } from '#contract/notifications/states.ts';
import { applicationEvents } from '#server/applications/public.ts';
import { candidateEvents } from '#server/candidates/public.ts';
import { clarificationEvents } from '#server/clarifications/public.ts';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';
import type { EventKind } from '#server/platform/events/payload.ts';
import { makeEvent } from '../factories.ts';

let server: TestServer;
let place: SubmissionFixture;
let candidateId: string;
beforeAll(async () => {
  server = await createTestServer();
});
afterAll(() => server.close());
beforeEach(async () => {
  place = await makeSubmissionFixture(server.kit.db);
  const person = { firstName: 'Ada', lastName: 'Byrne' };
  const given = { talentRequestId: place.request.id, supplierId: place.agency.id, ...person };
  candidateId = (await makeCandidate(server.kit.db, given)).id;
});

const addressOf = (operation: string) => {
  const at = notificationEndpoints.find((one) => one.operation === operation);
  if (!at) throw new Error(operation);
  return at;
};
const readActivityOf = (kind: string, about: object, userId = place.recruiter.id) =>
  server.call(userId, addressOf('notifications.activity'), { kind, ...about });
const happened = (kind: EventKind, more: object = {}) =>
  makeEvent(server.kit.db, {
    kind,
    actorUserId: place.recruiter.id,
    supplierId: place.agency.id,
    clientId: place.client.id,
    ...more,
  });
const everything = () => {
  const ofEngagement = { engagementId: place.engagement.id };
  const ofCandidate = { ...ofEngagement, talentRequestId: place.request.id, candidateId };
  return [
    ['submit', applicationEvents.submitted, ofEngagement],
    ['withdraw', applicationEvents.withdrawn, ofEngagement],
    ['topic', clarificationEvents.topicOpened, ofEngagement],
    ['question', clarificationEvents.questionAsked, ofEngagement],
    ['newCandidate', candidateEvents.submitted, ofCandidate],
    ['updatedCandidate', candidateEvents.edited, ofCandidate],
    ['comment', candidateEvents.commented, ofCandidate],
  ] as const;
};

test('every kind of activity is recorded automatically and listed for its user [N06]', async () => {
  const title = place.engagement.title;
  const words: Record<string, string> = {
    submit: `Applied to ${title}.`,
    withdraw: `Withdrew the application to ${title}.`,
    topic: `Opened a topic in ${title}.`,
    question: `Asked a question in ${title}.`,
    newCandidate: 'Submitted Ada Byrne for Registered Nurse.',
    updatedCandidate: 'Updated Ada Byrne.',
    comment: 'Commented on Ada Byrne.',
  };
  const made = [];
  for (const [kind, event, about] of everything()) {
    const before = await readActivityOf(kind, about);
    expect([kind, before.status, before.body]).toMatchObject([kind, 409, { code: 'did-not-happen' }]);
    const { id } = await happened(event, about);
    made.unshift(id);
    expect((await readActivityOf(kind, about)).body).toMatchObject({
      feedId: id,
      kind,
      sentence: words[kind],
      actorName: `${place.recruiter.firstName} ${place.recruiter.lastName}`,
      engagementId: place.engagement.id,
    });
  }
  const list = (input: object, userId = place.recruiter.id) => server.call(userId, listActivitiesEndpoint, input);
  const all = (await list({ pageSize: 20 })).body as { total: number; records: { feedId: string; kind: string }[] };
  expect(all.records.map((one) => one.feedId)).toEqual(made);
  expect(all.records.map((one) => one.kind)).toEqual([...activityKinds].toReversed());
  expect((await list({ kind: 'comment' })).body).toMatchObject({ total: 1, records: [{ kind: 'comment' }] });
  const colleague = await makeUser(server.kit.db, { tenantId: place.agency.id });
  expect((await list({}, colleague.id)).body).toMatchObject({ total: 0, records: [] });
});

test('reading records nothing, and an action of another user or record is not found', async () => {
  const about = { candidateId };
  await happened(candidateEvents.edited, { candidateId, engagementId: place.engagement.id });
  const count = async () => (await server.kit.db.selectFrom('event').select('id').execute()).length;
  const before = await count();
  expect((await readActivityOf('updatedCandidate', about)).status).toBe(200);
  expect((await readActivityOf('updatedCandidate', about, place.employer.id)).status).toBe(409);
  expect((await readActivityOf('updatedCandidate', { candidateId: place.request.id })).status).toBe(409);
  expect((await readActivityOf('updatedCandidate', { talentRequestId: place.engagement.id })).status).toBe(409);
  expect(await count()).toBe(before);
});

test('a document counts as an edit once it belongs to a candidate', async () => {
  await happened(candidateEvents.documentAdded, { clientId: null });
  expect((await readActivityOf('updatedCandidate', {})).status).toBe(409);
  await happened(candidateEvents.documentAdded, { candidateId });
  expect((await readActivityOf('updatedCandidate', { engagementId: place.engagement.id })).body).toMatchObject({
    candidateId,
    talentRequestId: place.request.id,
  });
});

test("an edit of a candidate is found under its kind of engagement, and under the other is 'did-not-happen'", async () => {
  await happened(candidateEvents.edited, { candidateId, engagementId: place.engagement.id });
  const of = (operation: string) => server.call(place.recruiter.id, addressOf(operation), { candidateId });
  expect(await of('notifications.candidateUpdateOfSuccessFee')).toMatchObject({ status: 200, body: { candidateId } });
  expect(await of('notifications.candidateUpdateOfCompetitive')).toMatchObject({
    status: 409,
    body: { code: 'did-not-happen' },
  });
});
