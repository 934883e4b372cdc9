import { refusals } from '#contract/common/refusal.ts';
import { mostViews } from './rules.ts';

export const boardRefusals = refusals('board', {
  'view-name-taken': { status: 409, words: 'You have a view of this name already. Please choose another one.' },
  'views-full': {
    status: 409,
    words: `You have ${String(mostViews)} views, which is as many as there can be. Delete one that you no longer use.`,
  },
});
