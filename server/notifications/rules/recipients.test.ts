import { expect, test } from 'vitest';
import { notificationKindRow, notificationKindNames } from '../kinds.ts';
import { recipientsOf, type Recipient } from './recipients.ts';

const person = (userId: string, more: Partial<Recipient> = {}): Recipient => ({
  userId,
  tenantId: 'harbour',
  isAssigned: false,
  mayRead: true,
  seesAll: true,
  wantsIt: true,
  ...more,
});
const by = (actorUserId: string | null, data = {}) => ({ actorUserId, engagementId: 'nurses', data });
const ids = (people: readonly Recipient[]) => people.map((one) => one.userId);

test('at an agency, the assigned users are notified', () => {
  const people = [
    person('mara', { isAssigned: true }),
    person('tom'),
    person('priya', { isAssigned: true, mayRead: false }),
  ];
  expect(ids(recipientsOf('candidate-moved', people, by(null)))).toEqual(['mara']);
});

test('if no assigned user may read notifications, all who may are notified', () => {
  const people = [person('priya', { isAssigned: true, mayRead: false }), person('mara')];
  expect(ids(recipientsOf('candidate-moved', people, by(null)))).toEqual(['mara']);
});

test('if no user is assigned, all who may read notifications are notified', () => {
  const people = [
    person('mara'),
    person('tom', { mayRead: false }),
    person('dom', { tenantId: 'quayside', isAssigned: true }),
  ];
  expect(ids(recipientsOf('closing-soon', people, by(null)))).toEqual(['mara', 'dom']);
});

test("if no user is assigned, users who may not see others' work are not notified", () => {
  const people = [person('mara'), person('tom', { seesAll: false })];
  expect(ids(recipientsOf('closing-soon', people, by(null)))).toEqual(['mara']);
});

test('only the user who is assigned or taken off is notified, unless they did it themselves', () => {
  const people = [person('mara', { isAssigned: true }), person('tom', { seesAll: false })];
  for (const kind of ['assignment-added', 'assignment-removed'] as const) {
    expect(ids(recipientsOf(kind, people, by('mara', { userId: 'tom' })))).toEqual(['tom']);
    expect(ids(recipientsOf(kind, people, by('tom', { userId: 'tom' })))).toEqual([]);
  }
});

test('whoever opens a dispute that ends at once is notified of its end', () => {
  expect(ids(recipientsOf('own-dispute-dismissed', [person('mara')], by('mara')))).toEqual(['mara']);
});

test('assignments made together are one notification, with none for each', () => {
  const people = [person('tom')];
  const data = { userId: 'tom' };
  expect(ids(recipientsOf('assignments-added', people, by('mara', data)))).toEqual(['tom']);
  expect(recipientsOf('assignment-added', people, by('mara', { ...data, isOneOfSeveral: true }))).toEqual([]);
});

test('at an employer, all users are notified', () => {
  expect(ids(recipientsOf('candidate-received', [person('ruth', { mayRead: false })], by(null)))).toEqual(['ruth']);
});

test('a mentioned user is told of the mention alone, if they may read the message', () => {
  const people = [
    person('mara', { isAssigned: true }),
    person('tom'),
    person('priya', { mayRead: false, isAssigned: true }),
    person('lee', { seesAll: false }),
  ];
  const message = by('mara', { mentionedUserIds: ['mara', 'tom', 'priya', 'lee'] });
  expect(ids(recipientsOf('mentioned-in-comment', people, message))).toEqual(['tom']);
  // A discussion has no engagement that a user could be assigned to.
  expect(ids(recipientsOf('mentioned-in-discussion', people, { ...message, engagementId: null }))).toEqual([
    'tom',
    'lee',
  ]);
  expect(ids(recipientsOf('candidate-commented', people, by(null, { mentionedUserIds: ['mara'] })))).toEqual([]);
  expect(ids(recipientsOf('candidate-commented', people, by(null, { mentionedUserIds: ['tom'] })))).toEqual(['mara']);
  const employers = [person('ruth', { mayRead: false, seesAll: false }), person('ann')];
  const toRuth = by('tom', { mentionedUserIds: ['ruth'] });
  expect(ids(recipientsOf('employer-mentioned-in-comment', employers, toRuth))).toEqual(['ruth']);
  expect(ids(recipientsOf('candidate-comment-received', employers, toRuth))).toEqual(['ann']);
});

test('a user is not notified of their own action, except for an application that has arrived', () => {
  const people = [person('mara', { isAssigned: true }), person('tom', { isAssigned: true })];
  expect(ids(recipientsOf('candidate-edited', people, by('mara')))).toEqual(['tom']);
  expect(ids(recipientsOf('application-submitted', people, by('mara')))).toEqual(['mara', 'tom']);
});

test('a user who has switched the category off is not notified, but still counts as assigned', () => {
  const people = [person('mara', { isAssigned: true, wantsIt: false }), person('tom')];
  expect(recipientsOf('candidate-moved', people, by(null))).toEqual([]);
});

test('each kind is sent to the agencies whose applications have one of its statuses', () => {
  const byKind = notificationKindNames.flatMap((kind) => {
    const { audience } = notificationKindRow(kind).recipients;
    return typeof audience === 'string' ? [] : [[kind, audience.applicationStatuses]];
  });
  expect(Object.fromEntries(byKind)).toEqual({
    'closing-changed': [1, 2, 7],
    'closing-soon': [1, 2, 7],
    'closes-in-an-hour': [1, 2, 7],
    'roles-filled': [2],
    'engagement-completed': [2],
    'clarification-opened': [1, 2, 7],
    'questions-end': [1, 2, 7],
    'questions-end-in-an-hour': [1, 2, 7],
    'clarification-published': [1, 2, 7],
    'bidding-opened': [2, 7],
    'engagement-cancelled': [2, 6],
    'engagement-discontinued': [2],
    'engagement-changed': [1, 2, 7],
    'terms-changed': [1, 2, 7],
    'engagement-paused': [1, 2, 7],
    'engagement-resumed': [1, 2, 7],
    'request-added': [1, 2, 7],
    'request-changed': [1, 2, 7],
    'request-paused': [1, 2, 7],
    'request-resumed': [1, 2, 7],
    'request-cancelled': [1, 2, 7],
    'request-restored': [1, 2, 7],
    'request-completed': [1, 2, 7],
    'bidding-ends-in-a-day': [2, 7],
    'bidding-ends-in-an-hour': [2, 7],
    'bidding-ends-in-minutes': [2, 7],
    'bidding-extended': [2, 7],
    'bidding-terms-changed': [2, 7],
    'bidding-closed': [2, 7],
    'bidding-round-opened': [2, 7],
    'bidding-reopened': [2, 7],
    'bidding-restored': [2, 7],
    'bidding-unsuccessful': [2, 7],
    'bidding-cancelled': [2, 7],
    'award-final': [2, 7],
    'award-set-aside': [2, 7],
  });
});

test('edits of a record, comments, published answers, lost positions and extensions renew the unread notification about the same record', () => {
  const byKind = notificationKindNames.flatMap((kind) => {
    const { coalescedBy } = notificationKindRow(kind).recipients;
    return coalescedBy === undefined ? [] : [[kind, coalescedBy]];
  });
  expect(Object.fromEntries(byKind)).toEqual({
    'candidate-edited': 'candidateId',
    'engagement-changed': 'engagementId',
    'request-changed': 'talentRequestId',
    'position-lost': 'talentRequestId',
    'bidding-extended': 'talentRequestId',
    'question-replied': 'engagementId',
    'clarification-published': 'engagementId',
    'discussion-message': 'threadId',
    'discussion-message-received': 'threadId',
    'candidate-commented': 'candidateId',
    'candidate-comment-received': 'candidateId',
  });
});
