import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  nearestWords,
  matchWordsWithTypos,
  matchWordsExactly,
  typoDistance,
  allowedTypos,
  type TypedWord,
} from './match-words.ts';

const word = (given: Partial<TypedWord> & { word: string }): TypedWord => ({
  stem: given.word,
  isKnown: false,
  longer: [],
  near: [],
  ...given,
});

test.each([
  ['nurse', 'nurse', 0],
  ['nruse', 'nurse', 1],
  ['nurs', 'nurse', 1],
  ['nurrse', 'nurse', 1],
  ['nurze', 'nurse', 1],
  ['acountent', 'accountant', 2],
  ['teacher', 'preacher', 2],
  ['nurse', 'accountant', 3],
])('between %s and %s are %i typos', (one, other, slips) => expect(typoDistance(one, other, 2)).toBe(slips));

test('the number of typos is symmetric', () => {
  const short = fc.string({ unit: fc.constantFrom('a', 'b', 'c'), maxLength: 7 });
  fc.assert(fc.property(short, short, (one, other) => typoDistance(one, other, 7) === typoDistance(other, one, 7)));
});

test('no typo is allowed in very short words, one in short ones, two in long ones', () =>
  expect(['cfo', 'chef', 'teacher', 'engineer'].map(allowedTypos)).toEqual([0, 1, 1, 2]));

test('the nearest words are taken, those with the same start first', () => {
  const known = ['curse', 'purse', 'nurse', 'course'].map((each) => ({ word: each, stem: each }));
  expect(nearestWords('nurze', known).map((each) => each.word)).toEqual(['nurse']);
  expect(nearestWords('xurse', known).map((each) => each.word)).toEqual(['curse', 'nurse', 'purse']);
  expect(nearestWords('nrs', known)).toEqual([]);
});

test('the last word may be a prefix: longer words match as well, unlike for a known word before it', () =>
  expect(
    matchWordsExactly([
      word({ word: 'head', isKnown: true, longer: ['headhunt'] }),
      word({ word: 'nur', isKnown: true, longer: ['nurs'] }),
    ]),
  ).toEqual([
    { typed: 'head', stems: ['head'] },
    { typed: 'nur', stems: ['nur', 'nurs'] },
  ]));

test('stop words are left out', () =>
  expect(matchWordsExactly([word({ word: 'the', stem: null }), word({ word: 'nurse', stem: 'nurs' })])).toEqual([
    { typed: 'nurse', stems: ['nurs'] },
  ]));

test('only an unknown word is corrected, and the correction is returned', () => {
  const near = [{ word: 'nurse', stem: 'nurs' }];
  expect(matchWordsWithTypos([word({ word: 'nruse', near }), word({ word: 'perth', isKnown: true, near })])).toEqual({
    words: [
      { typed: 'nruse', stems: ['nruse', 'nurs'] },
      { typed: 'perth', stems: ['perth'] },
    ],
    readAs: [{ typed: 'nruse', read: 'nurse' }],
  });
  expect(matchWordsWithTypos([word({ word: 'qqqq', near })]).readAs).toEqual([]);
});
