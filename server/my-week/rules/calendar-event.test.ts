import { expect, test } from 'vitest';
import type { Task } from '#contract/my-week/shapes.ts';
import { lotEvent, questionsEvent, taskEvent } from './calendar-event.ts';

const engagement = { engagementId: 'e', title: 'Theatre nurses' } as Task['engagement'];
const task = (given: Partial<Task>): Task => ({
  taskId: 'apply:e',
  kind: 'apply',
  title: 'Theatre nurses: applications close',
  action: 'Apply',
  engagement,
  talentRequestId: null,
  candidateId: null,
  client: null,
  dueAt: '2026-11-20T06:00:00.000Z',
  dueOn: '2026-11-20',
  postponedTo: null,
  people: [],
  can: { change: true, complete: false },
  ...given,
});

test('a task is at its time, or else on its day, and leads to its page', () => {
  expect(taskEvent(task({ postponedTo: '2026-11-22' }))).toEqual({
    id: 'apply:e',
    summary: 'Theatre nurses: applications close',
    at: new Date('2026-11-20T06:00:00Z'),
    path: '/opportunities/e',
  });
  const ends = {
    kind: 'renew-prequalification',
    taskId: 'p',
    title: 'Prequalification ends',
    engagement: null,
  } as const;
  expect(taskEvent(task({ ...ends, dueAt: null, client: { clientId: 'c', clientName: 'Larkfield' } }))).toMatchObject({
    at: '2026-11-20',
    path: '/prequalification/c',
  });
});

test('neither the name of a candidate nor the text of an added task is in an entry (D25)', () => {
  const about = (given: Partial<Task>) => taskEvent(task({ title: 'Ingrid Maalouf', ...given }));
  const followUp = about({ kind: 'follow-up', candidateId: 'k' });
  expect(followUp).toMatchObject({
    summary: 'Theatre nurses: a candidate is waiting for an answer',
    path: '/engagement/e',
  });
  const comments = about({ kind: 'answer-comments', candidateId: 'k' });
  expect(comments).toMatchObject({ summary: 'Theatre nurses: a comment is unanswered', path: '/engagement/e' });
  const added = about({ kind: 'added' });
  expect(added).toMatchObject({ summary: 'Theatre nurses: a task in My Week', path: '/myweek' });
  const alone = about({ kind: 'added', engagement: null });
  expect(alone).toMatchObject({ summary: 'A task in My Week', path: '/myweek' });
  expect(JSON.stringify([followUp, comments, added, alone])).not.toContain('Ingrid');
});

test('the end of questions leads to the clarifications of its engagement', () => {
  const endsAt = new Date('2026-11-20T06:00:00Z');
  expect(questionsEvent({ engagementId: 'e', title: 'Theatre nurses', endsAt })).toEqual({
    id: 'questions:e',
    summary: 'Theatre nurses: questions close',
    at: endsAt,
    path: '/engagement/e/clarifications',
  });
});

test('a lot has one entry before and after the bid', () => {
  const due = taskEvent(task({ kind: 'place-bid', taskId: 'place-bid:l', talentRequestId: 'l' }));
  const endsAt = new Date('2026-11-20T06:05:00Z');
  const bid = lotEvent({ talentRequestId: 'l', engagementId: 'e', jobTitle: 'Nurse', endsAt });
  expect([due.id, due.path]).toEqual([bid.id, bid.path]);
  expect(bid).toEqual({
    id: 'lot:l',
    summary: 'Nurse: bidding closes',
    at: endsAt,
    path: '/permauction/competitive/bidding/e?lot=l',
  });
});
