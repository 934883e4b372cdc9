import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

export const myWeekReasons = defineReasons('my-week', {
  'task-permission': {
    text: '{name}’s role doesn’t include the permission for this task.',
    unblockBy: 'Ask an administrator of your agency to change the role.',
    who: 'administrator',
  },
  'task-not-visible': {
    text: '{name} isn’t assigned to this engagement.',
    unblockBy: 'Assign {name} to the engagement first.',
  },
});
