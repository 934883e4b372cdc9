import { refusals } from '#contract/common/refusal.ts';

export const opportunityRefusals = refusals('opportunities', {
  'search-name-taken': { status: 409, message: 'You already have a saved search with this name. Choose another name.' },
  'too-many-searches': { status: 409, message: 'You’ve reached the limit of 30 saved searches. Delete one first.' },
});
