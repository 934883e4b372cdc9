import { expect, test } from 'vitest';
import { sortWeek } from './sort-week.ts';

const now = new Date('2026-11-20T12:00:00Z');
interface Given {
  taskId: string;
  dueOn: string;
  dueAt: string | null;
  postponedTo?: string;
}

const lists = (...tasks: Given[]) => {
  const dated = tasks.map((task) => ({ postponedTo: null, ...task }));
  const week = sortWeek(dated, '2026-11-20', now);
  return [week.overdue, week.today, week.upcoming].map((list) => list.map(({ taskId }) => taskId));
};

test('a task is overdue after its time or its day, and otherwise today or upcoming [W01]', () => {
  expect(
    lists(
      { taskId: 'day', dueOn: '2026-11-20', dueAt: null },
      { taskId: 'past', dueOn: '2026-11-20', dueAt: '2026-11-20T11:59:00Z' },
      { taskId: 'later', dueOn: '2026-11-20', dueAt: '2026-11-20T12:00:00Z' },
      { taskId: 'yesterday', dueOn: '2026-11-19', dueAt: null },
      { taskId: 'tomorrow', dueOn: '2026-11-21', dueAt: null },
    ),
  ).toEqual([['yesterday', 'past'], ['later', 'day'], ['tomorrow']]);
});

test('each list is sorted by day and time, tasks without a time last on their day', () => {
  expect(
    lists(
      { taskId: 'b', dueOn: '2026-11-22', dueAt: null },
      { taskId: 'a', dueOn: '2026-11-22', dueAt: '2026-11-22T09:00:00Z' },
      { taskId: 'c', dueOn: '2026-11-21', dueAt: '2026-11-21T09:00:00Z' },
    ),
  ).toEqual([[], [], ['c', 'a', 'b']]);
});

test('a postponed task is on its later day until that has passed', () => {
  const overdue = { dueOn: '2026-11-18', dueAt: '2026-11-18T09:00:00Z' };
  expect(
    lists(
      { taskId: 'later', ...overdue, postponedTo: '2026-11-23' },
      { taskId: 'today', ...overdue, postponedTo: '2026-11-20' },
      { taskId: 'again', ...overdue, postponedTo: '2026-11-19' },
      { taskId: 'moved', dueOn: '2026-11-24', dueAt: null, postponedTo: '2026-11-21' },
    ),
  ).toEqual([['again'], ['today'], ['later', 'moved']]);
});
