import { expect, test } from 'vitest';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import { groupNotices, earliestNoticeTime, emailTemplateFor } from './notice-email.ts';

const at = new Date('2026-11-20T04:00:00Z');

test('a withdrawal is due when it can no longer be undone, other notices at once', () => {
  expect(earliestNoticeTime('candidate-withdrawn', at).toISOString()).toBe('2026-11-20T04:10:00.000Z');
  expect(earliestNoticeTime('candidate-moved', at)).toEqual(at);
});

test.each<[NotificationKindName, string]>([
  ['application-received', 'new-application'],
  ['candidate-received', 'new-candidate'],
  ['application-approved', 'application-updated'],
  ['engagement-completed', 'application-updated'],
  ['candidate-moved', 'candidate-status-changed'],
  ['candidate-withdrawn', 'candidate-status-changed'],
  ['closing-soon', 'deadline'],
  ['own-closing-soon', 'deadline'],
  ['closing-changed', 'deadline'],
  ['prequalification-approved', 'prequalification'],
  ['prequalification-expiring', 'prequalification'],
  ['prequalification-received', 'prequalification'],
])('%s uses the template %s', (kind, template) => {
  expect(emailTemplateFor([kind])).toBe(template);
});

test('several notices use the template for combined notices', () => {
  expect(emailTemplateFor(['candidate-moved', 'closing-soon'])).toBe('bundle');
});

const outgoing = (kind: NotificationKindName, isHeld = false, threadId?: string) => ({ kind, isHeld, threadId });
const groups = (mailsLeft: number, ...notices: ReturnType<typeof outgoing>[]) =>
  groupNotices(notices, mailsLeft).map((group) => group.map(({ kind }) => kind));

test('an approval and a decline have an email of their own, other notices are combined', () => {
  const moved = outgoing('candidate-moved');
  const approved = outgoing('application-approved');
  const declined = outgoing('prequalification-declined');
  expect(groups(20, moved, approved, outgoing('candidate-hired'), declined)).toEqual([
    ['application-approved'],
    ['prequalification-declined'],
    ['candidate-moved', 'candidate-hired'],
  ]);
  expect(groups(20, approved)).toEqual([['application-approved']]);
  expect(groups(20, moved)).toEqual([['candidate-moved']]);
});

test('the messages of each conversation have an email of their own, so that a reply has one destination', () => {
  const moved = outgoing('candidate-moved');
  const [first, second] = ['one', 'two'].map((thread) => outgoing('discussion-message', false, thread));
  const mention = outgoing('mentioned-in-discussion', false, 'one');
  if (!first || !second) throw new Error('There are two.');
  expect(groups(20, first, moved, second, outgoing('candidate-hired'), mention)).toEqual([
    ['discussion-message', 'mentioned-in-discussion'],
    ['discussion-message'],
    ['candidate-moved', 'candidate-hired'],
  ]);
  expect(groups(20, outgoing('discussion-message'), moved)).toEqual([['discussion-message', 'candidate-moved']]);
  expect(groups(2, first, moved, second)).toHaveLength(1);
  expect(groups(20, outgoing('discussion-message', true, 'one'), outgoing('candidate-moved', true))).toHaveLength(1);
});

test('held notices, and notices beyond the rest of the limit, are combined in one email', () => {
  const approved = outgoing('application-approved');
  const all = [['application-approved', 'candidate-moved']];
  expect(groups(1, approved, outgoing('candidate-moved'))).toEqual(all);
  expect(groups(-3, approved, outgoing('candidate-moved'))).toEqual(all);
  expect(groups(20, outgoing('application-approved', true), outgoing('candidate-moved', true))).toEqual(all);
});
