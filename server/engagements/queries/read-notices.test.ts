import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { noticeText } from '#contract/engagements/rules.ts';
import { noticeKinds, type NoticeKind } from '#contract/engagements/states.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { makeEvent } from '#server/notifications/factories.ts';
import { Refused } from '#server/platform/problems/refused.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import type { EventKind } from '#server/platform/events/payload.ts';
import { markNoticesSeen } from '../commands/mark-notices-seen.ts';
import { engagementEvents } from '../events.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';
import { readNotices, countVisibleNotices } from './read-notices.ts';

let kit: TestKit;
let agencyUser: string;
let colleague: string;
let supplierId: string;
let clientId: string;
let engagementId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  supplierId = (await makeTenant(kit.db)).id;
  agencyUser = (await makeUser(kit.db, { tenantId: supplierId })).id;
  colleague = (await makeUser(kit.db, { tenantId: supplierId })).id;
});
afterAll(() => kit.close());
beforeEach(async () => {
  engagementId = (await makeEngagement(kit.db, { clientId })).id;
});

const at = (hour: number): Date => new Date(Date.UTC(2026, 10, 19, hour));
const emit = (kind: EventKind, hour: number, more: object = {}) =>
  makeEvent(kit.db, { kind, at: at(hour), clientId, engagementId, ...more });
const read = (user = agencyUser) => kit.asAgency(user, (scope) => readNotices(scope, { engagementId }));
const count = (user = agencyUser) => kit.asAgency(user, (scope) => countVisibleNotices(scope, { engagementId }));
const look = (user = agencyUser) => kit.asAgency(user, (scope) => markNoticesSeen(scope, { engagementId }));

test('notices show the events of an engagement and its talent requests, latest first', async () => {
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, jobTitle: 'Triage Nurse' });
  await emit(engagementEvents.published, 1);
  await emit(engagementEvents.closingChanged, 2, {
    data: { previous: '2026-12-01T04:00:00.000Z', new: '2026-12-02T04:00:00.000Z' },
  });
  await emit(engagementEvents.openedForSubmissions, 3);
  await emit(engagementEvents.requestFulfilled, 4, { talentRequestId });
  await emit(engagementEvents.completed, 5);
  expect(await read()).toMatchObject([
    { kind: 'completed', text: 'This Engagement has been completed.' },
    {
      kind: 'requestFulfilled',
      text: 'All roles for Triage Nurse are filled.',
      talentRequestId,
      jobTitle: 'Triage Nurse',
    },
    { kind: 'openedForSubmissions', text: 'Candidates can now be submitted.' },
    {
      kind: 'closingChanged',
      text: 'The closing time has changed.',
      from: '2026-12-01T04:00:00.000Z',
      to: '2026-12-02T04:00:00.000Z',
    },
    { kind: 'published', text: 'The engagement has been published.', from: null, to: null, at: at(1).toISOString() },
  ]);
});

test('every event with a sentence is a notice; one of a talent request names its job title', async () => {
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId, jobTitle: 'Triage Nurse' });
  for (const kind of noticeKinds) {
    const ofRequest = kind.startsWith('request') ? { talentRequestId } : {};
    await emit(engagementEvents[kind], 1, ofRequest);
  }
  const notices = await read();
  if (notices instanceof Refused) throw new Error('The notices were refused.');
  expect(notices.map(({ kind }) => kind).toSorted()).toEqual([...noticeKinds].toSorted());
  for (const { kind, text, jobTitle } of notices) {
    expect(jobTitle).toBe(kind.startsWith('request') ? 'Triage Nurse' : null);
    expect(text).toBe(noticeText(kind as NoticeKind, jobTitle ?? ''));
  }
});

test('events of agencies and events before the publication are no notices', async () => {
  await emit(engagementEvents.published, 1, { supplierId });
  await emit('application.submitted', 2, { supplierId });
  await emit('application.submitted', 2);
  await emit(engagementEvents.closingChanged, 3, { at: new Date('2026-11-01T00:00:00Z') });
  expect(await read()).toEqual([]);
  expect(await count()).toEqual({ engagementId, count: 0, newCount: 0 });
});

test('notices since the last look are new, for each user separately', async () => {
  await emit(engagementEvents.published, 1);
  expect(await count()).toEqual({ engagementId, count: 1, newCount: 1 });
  expect(await look()).toEqual({ engagementId, lookedAt: at(1).toISOString() });
  await emit(engagementEvents.openedForSubmissions, 2);
  expect(await read()).toMatchObject([{ isNew: true }, { isNew: false }]);
  expect(await count()).toMatchObject({ count: 2, newCount: 1 });
  expect(await count(colleague)).toMatchObject({ count: 2, newCount: 2 });
  await look();
  expect(await count()).toMatchObject({ newCount: 0 });
});

test('looking at an engagement without notices saves nothing', async () => {
  expect(await look()).toEqual({ engagementId, lookedAt: null });
  await emit(engagementEvents.published, 1);
  expect(await count()).toMatchObject({ newCount: 1 });
});

test('an unpublished engagement has no notices for an agency', async () => {
  engagementId = (await makeEngagement(kit.db, { clientId, publishedAt: null })).id;
  await emit(engagementEvents.closingChanged, 2);
  for (const answer of [await read(), await count(), await look()]) {
    expect(answer).toBeInstanceOf(Refused);
    expect(answer).toMatchObject({ refusal: { code: 'not-found' } });
  }
});
