import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { listNotifications as operation } from '#contract/notifications/operations/bell.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { archiveNotifications, viewNotifications } from '../commands/mark-notifications.ts';
import { makeEvent, makeNotification } from '../factories.ts';
import { listNotifications, findOwnNotification, countUnseenNotifications } from './own-notifications.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
});

const first = { pageCurrent: 0, pageSize: 10 };
const addNotification = (more: Partial<Parameters<typeof makeNotification>[1]> = {}) =>
  makeNotification(kit.db, {
    userId: market.owner.id,
    tenantId: market.agency.id,
    engagementId: market.engagementId,
    ...more,
  });
const listed = (input: Partial<Parameters<typeof listNotifications>[1]> = {}) =>
  kit.as(market.owner.id, async (scope) => {
    if (scope.side === 'provider') throw new Error('The provider has no bell.');
    return listNotifications(scope, { state: 'new', ...first, ...input });
  });
const idsOf = async (input: Parameters<typeof listed>[0] = {}) => {
  const answer = await listed(input);
  return 'records' in answer ? answer.records.map((one) => one.id) : [];
};

test('notifications are listed as new, viewed and archived, by category and engagement; viewing one removes it from the new ones [N02]', async () => {
  const viewed = await addNotification({ createdAt: new Date('2026-11-18T05:00:00Z') });
  const archived = await addNotification({ createdAt: new Date('2026-11-18T06:00:00Z') });
  const about = await addNotification({ kind: 'candidate-moved', createdAt: new Date('2026-11-18T07:00:00Z') });
  const elsewhere = await addNotification({ engagementId: null, createdAt: new Date('2026-11-18T08:00:00Z') });
  expect(await idsOf()).toEqual([elsewhere.id, about.id, archived.id, viewed.id]);

  await kit.asAgency(market.owner.id, (scope) => viewNotifications(scope, { ids: [viewed.id] }));
  await kit.asAgency(market.owner.id, (scope) => archiveNotifications(scope, { ids: [archived.id] }));

  expect(await idsOf()).toEqual([elsewhere.id, about.id]);
  expect(await idsOf({ state: 'viewed' })).toEqual([viewed.id]);
  expect(await idsOf({ state: 'archived' })).toEqual([archived.id]);
  expect(await idsOf({ state: 'all' })).toEqual([elsewhere.id, about.id, archived.id, viewed.id]);
  expect(await idsOf({ state: 'all', category: 'fulfillment' })).toEqual([about.id]);
  expect(await idsOf({ state: 'all', engagementId: market.engagementId })).toEqual([about.id, archived.id, viewed.id]);
  expect(await listed({ state: 'all' })).toMatchObject({
    unseen: 2,
    records: [
      { is_seen: false, isArchive: false },
      { is_seen: false, isArchive: false },
      { is_seen: false, isArchive: true },
      { is_seen: true, isArchive: false },
    ],
  });
});

test('the total counts matches, and the number of new ones counts all', async () => {
  for (let n = 0; n < 3; n += 1) await addNotification();
  await addNotification({ kind: 'candidate-moved' });
  expect(await listed({ category: 'applications', pageSize: 2, pageCurrent: 1 })).toMatchObject({
    total: 3,
    pageCount: 2,
    recordCount: 1,
    pageCurrent: 1,
    unseen: 4,
  });
});

test('a page has ten rows by default, and the total counts all', async () => {
  for (let n = 0; n < 11; n += 1) await addNotification();
  const input = operation.input.parse({});
  expect(await listed(input)).toMatchObject({ recordCount: 10, total: 11, pageCount: 2 });
  expect(await idsOf({ ...input, pageCurrent: 1 })).toHaveLength(1);
});

test("a user never sees others' notifications, not even a colleague's", async () => {
  const row = await addNotification({ userId: market.standard.id });
  expect(await idsOf()).toEqual([]);
  expect(await kit.asAgency(market.owner.id, (scope) => findOwnNotification(scope, row.id))).toBeUndefined();
  expect(await kit.asAgency(market.owner.id, countUnseenNotifications)).toBe(0);
  expect(await kit.asAgency(market.standard.id, countUnseenNotifications)).toBe(1);
});

test('a sentence has only names that its reader may see, and the status that the event brought', async () => {
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
  const candidate = await makeCandidate(kit.db, {
    talentRequestId: market.talentRequestId,
    supplierId: market.agency.id,
    firstName: 'Ada',
    lastName: 'Byrne',
    statusId: 9,
  });
  const subject = {
    engagementId: candidate.engagementId,
    talentRequestId: candidate.talentRequestId,
    candidateId: candidate.id,
  };
  const event = await makeEvent(kit.db, {
    ...subject,
    kind: 'candidate.moved',
    supplierId: market.agency.id,
    clientId: market.client.id,
    data: { fromStatusId: 6, toStatusId: 8 },
  });
  const row = await addNotification({ kind: 'candidate-moved', ...subject, feedId: event.id });
  expect(await kit.asAgency(market.owner.id, (scope) => findOwnNotification(scope, row.id))).toMatchObject({
    sentence: 'Ada Byrne is now Interviewing for Registered Nurse.',
    engagementTitle: 'Registered Nurses, Emergency',
    to: expect.stringContaining(`/candidates/viewer?talentRequestId=${market.talentRequestId}`) as string,
  });
  const received = await addNotification({
    userId: market.employer.id,
    tenantId: market.client.id,
    kind: 'candidate-received',
    ...subject,
  });
  expect(await kit.asClient(market.employer.id, (scope) => findOwnNotification(scope, received.id))).toMatchObject({
    sentence: 'Harbour Talent submitted Ada Byrne for Registered Nurse.',
    to: `/employer/candidates/${candidate.id}`,
  });
  const revision = await makeEvent(kit.db, {
    ...subject,
    kind: 'candidate.salary-proposed',
    supplierId: market.agency.id,
    clientId: market.client.id,
    data: { revisionId: '019aa0a0-0000-7000-8000-000000000009', revised: 'totalCompensation' },
  });
  const proposed = await addNotification({
    userId: market.employer.id,
    tenantId: market.client.id,
    kind: 'agency-proposed-salary',
    ...subject,
    feedId: revision.id,
  });
  expect(await kit.asClient(market.employer.id, (scope) => findOwnNotification(scope, proposed.id))).toMatchObject({
    sentence: 'Harbour Talent proposes a different total compensation for Ada Byrne.',
  });
});
