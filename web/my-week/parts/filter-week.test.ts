import { expect, test } from 'vitest';
import type { Week } from '#contract/my-week/shapes.ts';
import { listWeekClients, countDueInWeek, filterWeek, isEmptyWeek, listWeekTaskKinds } from './filter-week.ts';

const task = (dueOn: string, clientId: string, { isEngagement = true, kind = 'follow-up' } = {}) => {
  const client = { clientId, clientName: `Client ${clientId}` };
  return {
    kind,
    dueOn,
    postponedTo: null,
    on: dueOn,
    engagement: isEngagement ? client : null,
    client: isEngagement ? null : client,
  } as never;
};
const week: Week = {
  supplierId: 's',
  userId: 'u',
  day: '2026-11-20',
  overdue: [task('2026-11-19', 'b')],
  today: [task('2026-11-20', 'a', { isEngagement: false })],
  upcoming: [task('2026-11-21', 'b', { kind: 'place-bid' }), task('2026-11-30', 'a')],
  done: [task('2026-11-17', 'a', { kind: 'bid' })],
};
const sizes = ({ overdue, today, upcoming, done }: Week) =>
  [overdue, today, upcoming, done].map(({ length }) => length);

test('the lists can be narrowed to a client and a day [W01]', () => {
  expect(listWeekClients(week)).toEqual([
    { id: 'a', label: 'Client a' },
    { id: 'b', label: 'Client b' },
  ]);
  expect(sizes(filterWeek(week, {}))).toEqual([1, 1, 2, 1]);
  expect(sizes(filterWeek(week, { client: 'a' }))).toEqual([0, 1, 1, 1]);
  expect(sizes(filterWeek(week, { day: '2026-11-17' }))).toEqual([0, 0, 0, 1]);
  expect(sizes(filterWeek(week, { day: 'later', client: 'a' }))).toEqual([0, 0, 1, 0]);
  expect(isEmptyWeek(filterWeek(week, { client: 'c' }))).toBe(true);
  expect(isEmptyWeek(week)).toBe(false);
});

test('the lists can be narrowed to a kind of task, which includes what was done of it [W01]', () => {
  expect(listWeekTaskKinds(week)).toEqual([
    { id: 'place-bid', label: 'Bids' },
    { id: 'follow-up', label: 'Follow-ups' },
  ]);
  expect(sizes(filterWeek(week, { task: 'place-bid' }))).toEqual([0, 0, 1, 1]);
  expect(sizes(filterWeek(week, { task: 'follow-up', client: 'a' }))).toEqual([0, 1, 1, 0]);
  expect(isEmptyWeek(filterWeek(week, { task: 'added' }))).toBe(true);
});

test('due in the week are the tasks until Sunday that are not overdue', () => {
  expect(countDueInWeek(week)).toBe(2);
});
