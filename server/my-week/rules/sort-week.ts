import { taskListDay } from '#contract/my-week/rules.ts';
import type { Task } from '#contract/my-week/shapes.ts';

type Dated = Pick<Task, 'taskId' | 'dueAt' | 'dueOn' | 'postponedTo'>;

/**
 * Sorts a week's tasks into lists, each soonest first. A task is overdue once its due time has passed or, without a
 * time, its due day.
 */
export const sortWeek = <T extends Dated>(
  tasks: readonly T[],
  today: string,
  now: Date,
): { overdue: T[]; today: T[]; upcoming: T[] } => {
  const listOf = (task: Dated): 'overdue' | 'today' | 'upcoming' => {
    const day = taskListDay(task, today);
    const isPast = task.dueAt !== null && Date.parse(task.dueAt) < now.getTime();
    if (day < today || (isPast && day === task.dueOn)) return 'overdue';
    return day === today ? 'today' : 'upcoming';
  };
  // Within a day, tasks without a time come last.
  const sortKey = (task: Dated): string => `${taskListDay(task, today)} ${task.dueAt ?? '~'} ${task.taskId}`;
  const sorted = tasks.toSorted((one, other) => (sortKey(one) < sortKey(other) ? -1 : 1));
  const lists = Map.groupBy(sorted, listOf);
  return {
    overdue: lists.get('overdue') ?? [],
    today: lists.get('today') ?? [],
    upcoming: lists.get('upcoming') ?? [],
  };
};
