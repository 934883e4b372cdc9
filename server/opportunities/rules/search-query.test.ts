import { expect, test } from 'vitest';
import { matchAny, profileQuery, searchQuery, wordsQuery } from './search-query.ts';

test('a search without terms has no query', () => expect(searchQuery({ words: [] })).toBeNull());

test('every word must match in one of its forms', () =>
  expect(
    wordsQuery({
      words: [
        { typed: 'nurses', stems: ['nurs'] },
        { typed: 'mel', stems: ['mel', 'melbourn'] },
      ],
    }),
  ).toBe(`('nurs')&('mel'|'melbourn')`));

test('words may be searched in one part of the text', () =>
  expect(wordsQuery({ words: [{ typed: 'nurse', stems: ['nurs'] }], weights: 'A' })).toBe(`('nurs':A)`));

test('filters are combined with AND, the values of one with OR', () =>
  expect(searchQuery({ words: [], kind: 'successfee', roleCategoryIds: [1, 3], isDemo: false })).toBe(
    `('~k:successfee')&('~r:1'|'~r:3')&('~d:0')`,
  ));

test('a filter without an existing value finds nothing', () =>
  expect(searchQuery({ words: [], clientIds: [] })).toBe(`'~nothing'`));

test('a place is found by its words, and by prefix if they are unknown', () => {
  const places = [
    { word: 'new', isKnown: true },
    { word: 'yor', isKnown: false },
  ];
  expect(searchQuery({ words: [], places })).toBe(`('l:new')&('l:yor':*)`);
});

test('characters with a meaning in a tsquery are escaped', () =>
  expect(searchQuery({ words: [{ typed: `o'\\`, stems: [`o'\\`] }] })).toBe(`('o''\\\\')`));

test('absent alternatives are left out', () => {
  expect(matchAny(null, `'a'`)).toBe(`(('a'))`);
  expect(matchAny(null, null)).toBeNull();
});

const nobody = { classificationIds: [], partsOf: [], regionIds: [], countryIds: [], clientIds: [] };

test('an agency with an empty profile has no own opportunities', () =>
  expect(profileQuery({ ...nobody, regionIds: [1] })).toBeNull());

test('a classification matches in the served regions and countries, and everywhere without any', () => {
  expect(profileQuery({ ...nobody, classificationIds: [13] })).toBe(`((((('~f:13')))))`);
  expect(profileQuery({ ...nobody, classificationIds: [13], regionIds: [1], countryIds: [372] })).toBe(
    `((((('~f:13')))&((('~g:1'))|(('~y:372')))))`,
  );
});

test('a sub-classification also matches engagements that have none', () =>
  expect(profileQuery({ ...nobody, partsOf: [{ classificationId: 1, subClassificationIds: [11, 12] }] })).toBe(
    `((((('~f:1')&('~s:11'|'~s:12'|'~s:any')))))`,
  ));

test("a client that has hired the agency's candidates matches in every place and classification", () => {
  expect(profileQuery({ ...nobody, clientIds: ['c'] })).toBe(`((('~c:c')))`);
  expect(profileQuery({ ...nobody, classificationIds: [13], regionIds: [1], clientIds: ['c'] })).toBe(
    `((((('~f:13')))&((('~g:1'))))|(('~c:c')))`,
  );
});
