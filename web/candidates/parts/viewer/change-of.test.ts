import { expect, test } from 'vitest';
import { changeOf, changesOf } from './change-of.ts';

const ada = { _id: 'a', firstName: 'Ada', lastName: 'Byrne', candidateStatusId: 1, candidateStatus: 'Pending' };
const moved = { ...ada, candidateStatusId: 8, candidateStatus: 'Interviewing' };

test('who has come to another status is said to be there', () => {
  expect(changeOf(ada, moved)).toBe('Ada Byrne is now Interviewing.');
});

test('what else has changed of a candidate is said without details', () => {
  expect(changeOf(ada, { ...ada, lastName: 'Bourne' })).toBe('Ada Bourne has changed.');
});

test('who is new in a list is said to be', () => {
  expect(changesOf([moved], [])).toBe('Ada Byrne is a new candidate.');
});

test('more than three are only counted', () => {
  expect(changesOf([ada, ada, ada, ada], [])).toBe('4 candidates have changed.');
});
