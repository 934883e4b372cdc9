import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeCandidate, makeSubmissionFixture, type SubmissionFixture } from '#server/candidates/factories.ts';
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

const happened = (more: Partial<RecordedEvent> = {}): Promise<RecordedEvent> =>
  makeEvent(kit.db, {
    kind: 'engagement.published',
    supplierId: place.agency.id,
    clientId: place.client.id,
    engagementId: place.engagement.id,
    ...more,
  });
const tell = (event: RecordedEvent, ...kinds: Parameters<typeof notifyRecipients>[2]) =>
  kit.asSystem((scope) => notifyRecipients(scope, event, kinds));
const told = () =>
  kit.db
    .selectFrom('notification')
    .selectAll()
    .where('engagementId', '=', place.engagement.id)
    .orderBy('createdAt')
    .orderBy('kind')
    .execute();
const at = (minutes: number) => new Date(Date.UTC(2026, 10, 20, 4, minutes));

test('both sides are told of an application, the applicant too, and twice told is told once', async () => {
  const event = await happened({ actorUserId: place.recruiter.id });
  for (let turn = 0; turn < 2; turn += 1) await tell(event, 'application-submitted', 'application-received');
  expect(await told()).toMatchObject([
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

test('who has switched the subject off gets neither a notification nor a mail', async () => {
  await kit.db
    .insertInto('notificationSetting')
    .values({ userId: place.employer.id, tenantId: place.client.id, applications: false, updatedAt: kit.clock.now() })
    .execute();
  const event = await happened({ actorUserId: place.recruiter.id });
  await tell(event, 'application-received');
  expect(await told()).toEqual([]);
  expect(await kit.db.selectFrom('mailNotice').selectAll().where('feedId', '=', event.id).execute()).toEqual([]);
});

test('edits of a candidate are one notice until somebody looks, and then a new one', async () => {
  const colleague = await makeUser(kit.db, { tenantId: place.client.id });
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId: place.request.id,
    supplierId: place.agency.id,
  });
  // A document's event only has the candidate.
  const edit = async (minutes: number) => {
    const event = await happened({ engagementId: null, candidateId, at: at(minutes), actorUserId: place.recruiter.id });
    await tell(event, 'candidate-edited');
    return event;
  };
  const first = await edit(1);
  const second = await edit(2);
  await tell(first, 'candidate-edited');
  expect(await told()).toMatchObject([
    { feedId: second.id, createdAt: at(2), candidateId, talentRequestId: place.request.id },
    { feedId: second.id, createdAt: at(2) },
  ]);
  await kit.db
    .updateTable('notification')
    .set({ viewedAt: at(3) })
    .where('userId', '=', colleague.id)
    .execute();
  const third = await edit(4);
  await tell(third, 'candidate-edited');
  await tell(second, 'candidate-edited');
  const rows = await told();
  expect(rows.map((row) => [row.userId, row.feedId])).toEqual([
    [colleague.id, second.id],
    ...[place.employer.id, colleague.id].toSorted().map((userId) => [userId, third.id]),
  ]);
});

test('changes of a talent request are one notice until somebody looks; those of another are a notice of their own', async () => {
  const { id: another } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id });
  const change = async (minutes: number, talentRequestId: string) => {
    const event = await happened({
      supplierId: null,
      talentRequestId,
      at: at(minutes),
      actorUserId: place.employer.id,
    });
    await tell(event, 'request-changed');
    return event.id;
  };
  await change(1, place.request.id);
  const second = await change(2, place.request.id);
  const third = await change(3, another);
  expect(await told()).toMatchObject([
    { userId: place.recruiter.id, feedId: second, talentRequestId: place.request.id },
    { userId: place.recruiter.id, feedId: third, talentRequestId: another },
  ]);
});

test('an event about nothing that is there tells nobody', async () => {
  await tell(await happened({ engagementId: null, candidateId: place.request.id }), 'candidate-edited');
  expect(await told()).toEqual([]);
});

test('several assignments at a time are one notice with their number, and none for each of them', async () => {
  const colleague = await makeUser(kit.db, { tenantId: place.agency.id });
  const data = { userId: colleague.id };
  await tell(
    await happened({
      kind: 'assignment.added',
      data: { assignmentId: place.request.id, ...data, isOneOfSeveral: true },
    }),
    'assignment-added',
  );
  const event = await happened({
    kind: 'assignment.added-several',
    engagementId: null,
    clientId: null,
    data: { ...data, count: 4 },
  });
  await tell(event, 'assignments-added');
  const read = await kit.asAgency(colleague.id, (scope) =>
    listNotifications(scope, { state: 'all', pageCurrent: 0, pageSize: 10 }),
  );
  expect(read).toMatchObject({
    total: 1,
    records: [{ sentence: 'You were assigned to 4 engagements.', engagementId: null, to: '/engagement/board' }],
  });
});
