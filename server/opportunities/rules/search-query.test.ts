import { expect, test } from 'vitest';
import { eitherOf, profileConditions, searchQuery, wordsQuery } from './search-query.ts';

test('nothing that narrows is no condition', () => expect(searchQuery({ words: [] })).toBeNull());

test('every word has to stand there, in one of its forms', () =>
  expect(
    wordsQuery({
      words: [
        { typed: 'nurses', stems: ['nurs'] },
        { typed: 'mel', stems: ['mel', 'melbourn'] },
      ],
    }),
  ).toBe(`('nurs')&('mel'|'melbourn')`));

test('words may be looked for in one part of the text', () =>
  expect(wordsQuery({ words: [{ typed: 'nurse', stems: ['nurs'] }], weights: 'A' })).toBe(`('nurs':A)`));

test('filters narrow beside each other, and the values of one are alternatives', () =>
  expect(searchQuery({ words: [], kind: 'successfee', roleCategoryIds: [1, 3], isDemo: false })).toBe(
    `('~k:successfee')&('~r:1'|'~r:3')&('~d:0')`,
  ));

test('a filter without a value that there is finds nothing', () =>
  expect(searchQuery({ words: [], clientIds: [] })).toBe(`'~nothing'`));

test('a place is found by its words, and by how they begin where they are not known', () => {
  const places = [
    { word: 'new', isKnown: true },
    { word: 'yor', isKnown: false },
  ];
  expect(searchQuery({ words: [], places })).toBe(`('l:new')&('l:yor':*)`);
});

test('a classification is looked up together with the places and with the role categories', () => {
  const places = [
    { word: 'perth', isKnown: true },
    { word: 'yor', isKnown: false },
  ];
  const both = { words: [], classificationIds: [1, 13], roleCategoryIds: [2] };
  expect(searchQuery({ ...both, places })).toBe(
    `('~fl:1/perth'|'~fl:13/perth')&('~fl:1/yor':*|'~fl:13/yor':*)&('~fr:1/2'|'~fr:13/2')`,
  );
  expect(searchQuery({ words: [], classificationIds: [1], places: [{ word: 'perth', isKnown: true }] })).toBe(
    `('~fl:1/perth')`,
  );
  expect(searchQuery(both)).toBe(`('~fr:1/2'|'~fr:13/2')`);
  expect(searchQuery({ words: [], classificationIds: [1] })).toBe(`('~f:1')`);
  expect(searchQuery({ words: [], classificationIds: [], places })).toBe(`'~nothing'&'~nothing'`);
});

test('signs that mean something to the database stand for themselves', () =>
  expect(searchQuery({ words: [{ typed: `o'\\`, stems: [`o'\\`] }] })).toBe(`('o''\\\\')`));

test('alternatives that are not there are left out', () => {
  expect(eitherOf(null, `'a'`)).toBe(`(('a'))`);
  expect(eitherOf(null, null)).toBeNull();
});

const nobody = { classificationIds: [], partsOf: [], regionIds: [], countryIds: [], clientIds: [] };

test('an agency that has told nothing of itself has no opportunities of its own', () =>
  expect(profileConditions({ ...nobody, regionIds: [1] })).toEqual([]));

test('a classification counts in the regions and countries that are served, and everywhere where none is named', () => {
  expect(profileConditions({ ...nobody, classificationIds: [13] })).toEqual([`((((('~f:13')))))`]);
  expect(profileConditions({ ...nobody, classificationIds: [13], regionIds: [1], countryIds: [372] })).toEqual([
    `((((('~f:13')))))`,
    `((((('~g:1'))|(('~y:372')))))`,
  ]);
});

test('of a classification that is served in part, engagements that name no part count as well', () =>
  expect(profileConditions({ ...nobody, partsOf: [{ classificationId: 1, subClassificationIds: [11, 12] }] })).toEqual([
    `(((('~f:1'&('~s:11'|'~s:12'|'~s:any')))))`,
  ]));

test('a client that has hired people of the agency counts wherever and for whatever it looks', () => {
  expect(profileConditions({ ...nobody, clientIds: ['c'] })).toEqual([`('~c:c')`]);
  expect(profileConditions({ ...nobody, classificationIds: [13], regionIds: [1], clientIds: ['c'] })).toEqual([
    `((((('~f:13'))))|(('~c:c')))`,
    `((((('~g:1'))))|(('~c:c')))`,
  ]);
});
