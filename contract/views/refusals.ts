import { refusals } from '#contract/common/refusal.ts';
import { maxViews } from './states.ts';

export const viewRefusals = refusals('views', {
  'view-name-taken': { status: 409, message: 'You already have a view with this name. Choose another name.' },
  'views-full': {
    status: 409,
    message: `You’ve reached the limit of ${String(maxViews)} views. Delete one you no longer use.`,
  },
});
