import { expect, test } from 'vitest';
import { tokenize } from './tokenize.ts';

test.each([
  ['Clinical Nurse, Perth', ['clinical', 'nurse', 'perth']],
  ['  Émigré—Straße 12b ', ['emigre', 'straße', '12b']],
  ["O'Neil & Sons (100%)", ['o', 'neil', 'sons', '100']],
  ['  Zürich, C.F.O. (part-time) ', ['zurich', 'c', 'f', 'o', 'part', 'time']],
  ['% _ \\', []],
  ['x'.repeat(61), []],
])('the words of %s', (typed, words) => {
  expect(tokenize(typed)).toEqual(words);
});

test('the number of words is limited', () => {
  expect(tokenize('a b c d e f g h i j')).toHaveLength(8);
  expect(tokenize('a b c d e f g h i j', 20)).toHaveLength(10);
});
