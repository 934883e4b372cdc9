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

test('a candidate with a new status is announced with it', () => {
  expect(summarizeChange(ada, moved)).toBe('Ada Byrne is now Interviewing.');
});

test('other changes of a candidate are announced without details', () => {
  expect(summarizeChange(ada, { ...ada, lastName: 'Bourne' })).toBe('Ada Bourne has changed.');
});

test('a new candidate in a list is announced as new', () => {
  expect(summarizeChanges([moved], [])).toBe('Ada Byrne is a new candidate.');
});

test('more than three changes are only counted', () => {
  expect(summarizeChanges([ada, ada, ada, ada], [])).toBe('4 candidates have changed.');
});

test('a candidate who has left the whole list is announced, but not one who left a page of it', () => {
  expect(summarizeChanges([], [ada], [])).toBe('Ada Byrne is no longer listed.');
  expect(summarizeChanges([], [ada])).toBe('');
  expect(summarizeChanges([moved], [ada, { ...ada, _id: 'b', firstName: 'Bea' }], [moved])).toBe(
    'Ada Byrne is now Interviewing. Bea Byrne is no longer listed.',
  );
});
