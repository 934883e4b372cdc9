import { expect, test } from 'vitest';
import { summarizeChange, summarizeChanges } from './change-summary.ts';

const ada = {
  _id: 'a',
  firstName: 'Ada',
  lastName: 'Byrne',
  candidateStatusId: 1 as const,
  candidateStatus: 'Pending',
};
const moved = { ...ada, candidateStatusId: 8 as const, candidateStatus: 'Interviewing' };

test('who has come to another status is said to be there', () => {
  expect(summarizeChange(ada, moved)).toBe('Ada Byrne is now Interviewing.');
});

test('what else has changed of a candidate is said without details', () => {
  expect(summarizeChange(ada, { ...ada, lastName: 'Bourne' })).toBe('Ada Bourne has changed.');
});

test('who is new in a list is said to be', () => {
  expect(summarizeChanges([moved], [])).toBe('Ada Byrne is a new candidate.');
});

test('more than three are only counted', () => {
  expect(summarizeChanges([ada, ada, ada, ada], [])).toBe('4 candidates have changed.');
});
