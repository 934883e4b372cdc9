import { defineCopy } from '#contract/common/copy.ts';

/** The file with the next erasures. */
export const planCopy = defineCopy('people.plan', {
  sheet: 'Next erasures',
  file: 'next-erasures.csv',
  person: 'Person',
  personId: 'Person ID',
  activity: 'Activity',
  lastActivity: 'Last activity',
  keptUntil: 'Kept until',
  noticed: 'Notice given',
  step: 'Next step',
  erasable: 'Erased from',
  block: 'Kept because',
});
