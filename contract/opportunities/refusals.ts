import { refusals } from '#contract/common/refusal.ts';

export const opportunityRefusals = refusals('opportunities', {
  'search-name-taken': { status: 409, words: 'You have a saved search of this name. Choose another one.' },
  'too-many-searches': { status: 409, words: 'You have 30 saved searches. Delete one first.' },
});
