import { expect, test } from 'vitest';
import { pickSuggestions } from './suggestions.ts';

const of = (...texts: string[]) => texts.map((text) => ({ text }));
const picked = (keyword: string, ...texts: string[]) =>
  pickSuggestions(keyword, of(...texts), 3).map(({ text }) => text);

test('suggestions complete every typed word, are deduplicated, and sorted by length [C05]', () => {
  expect(picked('nur', 'Theatre Nurse', 'nurse', 'Nurse', 'Painter')).toEqual(['Nurse', 'Theatre Nurse']);
  expect(picked('nur thea', 'Theatre Nurse', 'Nurse')).toEqual(['Theatre Nurse']);
});

test('there are at most as many as asked for, and none for an empty keyword', () => {
  expect(picked('a', 'ab', 'abc', 'a', 'abcd')).toEqual(['a', 'ab', 'abc']);
  expect(picked('  ', 'a')).toEqual([]);
});

test('a number is found without its leading zeros', () => {
  expect(pickSuggestions('612', of('000612', '000999'), 3)).toEqual(of('000612'));
});
