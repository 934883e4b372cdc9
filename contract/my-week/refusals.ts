import { refusals } from '#contract/common/refusal.ts';

export const myWeekRefusals = refusals('my-week', {
  'too-many-tasks': { status: 409, words: 'You have 200 open tasks. Complete one before you add another.' },
  'day-passed': { status: 409, words: 'Choose today or a later day.' },
  'after-deadline': { status: 409, words: 'This task can’t be postponed beyond its deadline. Choose an earlier day.' },
  'calendar-unknown': {
    status: 404,
    words: 'This calendar address no longer works. Copy the current one from My Week in Rolecall.',
  },
  'cannot-take-task': { status: 409, words: 'This person can’t take over the task.' },
});
