import { refusals } from '#contract/common/refusal.ts';

export const myWeekRefusals = refusals('my-week', {
  'too-many-tasks': { status: 409, message: 'You have 200 open tasks. Complete one before you add another.' },
  'day-passed': { status: 409, message: 'Choose today or a later day.' },
  'after-deadline': {
    status: 409,
    message: 'This task can’t be postponed beyond its deadline. Choose an earlier day.',
  },
  'calendar-unknown': {
    status: 404,
    message: 'This calendar address no longer works. Copy the current one from My Week in Rolecall.',
  },
  'cannot-take-task': { status: 409, message: 'This person can’t take over the task.' },
});
