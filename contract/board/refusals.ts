import { refusals } from '#contract/common/refusal.ts';
import { maxViews } from './rules.ts';

export const boardRefusals = refusals({
  'view-name-taken': { status: 409, words: 'You have a view of this name already. Please choose another one.' },
  'views-full': {
    status: 409,
    words: `You have ${String(maxViews)} views, which is as many as there can be. Delete one that you no longer use.`,
  },
});
