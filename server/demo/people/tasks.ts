import { makeWeekTask } from '#server/my-week/factories.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { demoId } from '../ids.ts';
import { demoUserId } from '../market.ts';

const dayMs = 86_400_000;

interface DemoTask {
  text: string;
  by: string;
  /** When the task is due, in days from today. */
  due: number;
  isDone?: boolean;
}

const tasks: readonly DemoTask[] = [
  { text: 'Send the referee forms to the theatre nurses', by: 'owner', due: -1 },
  { text: 'Call the hiring lead about the night roster', by: 'owner', due: 0 },
  { text: 'Book the room for the assessment day', by: 'owner', due: 2 },
  { text: 'Review the tender with the team', by: 'owner', due: 5 },
  { text: 'Confirm the interview panel', by: 'owner', due: 0, isDone: true },
  { text: 'Update the salary survey', by: 'admin', due: 1 },
  { text: 'Thank the referees', by: 'user', due: 0 },
];

/** Adds tasks to the weekly plans of the first agency's users. */
export const makeTasks = async ({ db, now }: SystemScope): Promise<void> => {
  for (const { text, by, due, isDone } of tasks) {
    await makeWeekTask(db, {
      id: demoId(`task ${text}`),
      userId: demoUserId(`${by}@harbour.example`),
      text,
      dueOn: new Date(now.getTime() + due * dayMs).toISOString().slice(0, 10),
      doneAt: isDone === true ? now : null,
      createdAt: new Date(now.getTime() - 3 * dayMs),
    });
  }
};
