import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
import { makeMessage, makeThread } from '#server/clarifications/factories.ts';
import { makeTalentRequest } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import type { RecordedEvent } from '#server/platform/events/event.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEvent } from '../factories.ts';
import { listNotifications } from '../queries/own-notifications.ts';
import { notifyRecipients } from './notify-recipients.ts';

let kit: TestKit;
let place: SubmissionFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  place = await makeSubmissionFixture(kit.db);
});

const makeRecordedEvent = (more: Partial<RecordedEvent> = {}): Promise<RecordedEvent> =>
  makeEvent(kit.db, {
    kind: 'engagement.published',
    supplierId: place.agency.id,
    clientId: place.client.id,
    engagementId: place.engagement.id,
    ...more,
  });
const notify = (event: RecordedEvent, ...kinds: Parameters<typeof notifyRecipients>[2]) =>
  kit.asSystem((scope) => notifyRecipients(scope, event, kinds));
const notifications = () =>
  kit.db
    .selectFrom('notification')
    .selectAll()
    .where('engagementId', '=', place.engagement.id)
    .orderBy('createdAt')
    .orderBy('kind')
    .execute();
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 4, minutes));

test('both sides, including the applicant, are notified of an application once, however often the job runs', async () => {
  const event = await makeRecordedEvent({ actorUserId: place.recruiter.id });
  for (let turn = 0; turn < 2; turn += 1) await notify(event, 'application-submitted', 'application-received');
  expect(await notifications()).toMatchObject([
    {
      kind: 'application-received',
      userId: place.employer.id,
      tenantId: place.client.id,
      category: 'applications',
      feedId: event.id,
      createdAt: event.at,
      viewedAt: null,
    },
    { kind: 'application-submitted', userId: place.recruiter.id, tenantId: place.agency.id },
  ]);
  const notices = await kit.db
    .selectFrom('mailNotice')
    .select(['userId', 'kind'])
    .where('feedId', '=', event.id)
    .execute();
  expect(notices).toEqual([{ userId: place.employer.id, kind: 'application-received' }]);
});

test('a user who has switched the category off receives neither notification nor email', async () => {
  await kit.db
    .insertInto('notificationSetting')
    .values({ userId: place.employer.id, tenantId: place.client.id, applications: false, updatedAt: kit.clock.now() })
    .execute();
  const event = await makeRecordedEvent({ actorUserId: place.recruiter.id });
  await notify(event, 'application-received');
  expect(await notifications()).toEqual([]);
  expect(await kit.db.selectFrom('mailNotice').selectAll().where('feedId', '=', event.id).execute()).toEqual([]);
});

test('edits of a candidate are one notification until it is viewed, and then a new one', async () => {
  const colleague = await makeUser(kit.db, { tenantId: place.client.id });
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  // A document's event contains only the ID of its candidate.
  const edit = async (minutes: number) => {
    const event = await makeRecordedEvent({
      engagementId: null,
      candidateId,
      at: at(minutes),
      actorUserId: place.recruiter.id,
    });
    await notify(event, 'candidate-edited');
    return event;
  };
  const first = await edit(1);
  const second = await edit(2);
  await notify(first, 'candidate-edited');
  expect(await notifications()).toMatchObject([
    { feedId: second.id, createdAt: at(2), candidateId, talentRequestId: place.request.id },
    { feedId: second.id, createdAt: at(2) },
  ]);
  await kit.db
    .updateTable('notification')
    .set({ viewedAt: at(3) })
    .where('userId', '=', colleague.id)
    .execute();
  const third = await edit(4);
  await notify(third, 'candidate-edited');
  await notify(second, 'candidate-edited');
  const rows = await notifications();
  expect(rows.map((row) => [row.userId, row.feedId])).toEqual([
    [colleague.id, second.id],
    ...[place.employer.id, colleague.id].toSorted().map((userId) => [userId, third.id]),
  ]);
});

test('changes of a talent request are one notification until it is viewed; another request has its own', async () => {
  const { id: another } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id });
  const change = async (minutes: number, talentRequestId: string) => {
    const event = await makeRecordedEvent({
      supplierId: null,
      talentRequestId,
      at: at(minutes),
      actorUserId: place.employer.id,
    });
    await notify(event, 'request-changed');
    return event.id;
  };
  await change(1, place.request.id);
  const second = await change(2, place.request.id);
  const third = await change(3, another);
  expect(await notifications()).toMatchObject([
    { userId: place.recruiter.id, feedId: second, talentRequestId: place.request.id },
    { userId: place.recruiter.id, feedId: third, talentRequestId: another },
  ]);
});

test('an event without an existing record notifies no one', async () => {
  await notify(await makeRecordedEvent({ engagementId: null, candidateId: place.request.id }), 'candidate-edited');
  expect(await notifications()).toEqual([]);
});

test('assignments made together are one notification with their number, and none for each of them', async () => {
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id });
  const data = { userId: colleague.id };
  await notify(
    await makeRecordedEvent({
      kind: 'assignment.added',
      data: { assignmentId: place.request.id, ...data, isOneOfSeveral: true },
    }),
    'assignment-added',
  );
  const event = await makeRecordedEvent({
    kind: 'assignment.added-several',
    engagementId: null,
    clientId: null,
    data: { ...data, count: 4 },
  });
  await notify(event, 'assignments-added');
  const read = await kit.asAgency(colleague.id, (scope) =>
    listNotifications(scope, { state: 'all', pageCurrent: 0, pageSize: 10 }),
  );
  expect(read).toMatchObject({
    total: 1,
    records: [{ sentence: 'You were assigned to 4 engagements.', engagementId: null, to: '/engagement/board' }],
  });
});

test('messages of a discussion are one notification, at the agency for those who write in it', async () => {
  const { agency, client, recruiter, employer } = place;
  // A user who can see all work, but hasn't written in the discussion.
  await makeUser(kit.db, { tenantId: agency.id });
  const thread = await makeThread(kit.db, {
    kind: 'discussion',
    supplierId: agency.id,
    clientId: client.id,
    supplierName: 'Harbour Talent',
    subject: 'Terms',
    createdAt: at(0),
  });
  const written = (kind: 'discussion.written-by-employer' | 'discussion.written-by-agency', minutes: number) =>
    makeRecordedEvent({ kind, engagementId: null, data: { threadId: thread.id }, at: at(minutes) });
  const noticed = async () =>
    (await kit.db.selectFrom('notification').selectAll().where('threadId', '=', thread.id).execute()).map(
      ({ userId, kind, createdAt }) => [userId, kind, createdAt.getUTCMinutes()],
    );
  await notify(await written('discussion.written-by-agency', 1), 'discussion-message-received');
  expect(await noticed()).toEqual([[employer.id, 'discussion-message-received', 1]]);
  await makeMessage(kit.db, thread, { authorUserId: recruiter.id, isQuestion: false });
  await notify(await written('discussion.written-by-employer', 2), 'discussion-message');
  await notify(await written('discussion.written-by-employer', 3), 'discussion-message');
  expect((await noticed()).filter(([, kind]) => kind === 'discussion-message')).toEqual([
    [recruiter.id, 'discussion-message', 3],
  ]);
  const read = await kit.asAgency(recruiter.id, (scope) =>
    listNotifications(scope, { state: 'all', pageCurrent: 0, pageSize: 10 }),
  );
  expect(read).toMatchObject({
    records: [{ sentence: `${client.name} wrote to your agency.`, to: `/messages?discussion=${thread.id}` }],
  });
});
