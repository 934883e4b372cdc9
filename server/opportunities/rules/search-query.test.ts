import { expect, test } from 'vitest';
import { eitherOf, profileQuery, searchQuery, wordsQuery } from './search-query.ts';

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

test('signs that mean something to the database stand for themselves', () =>
  expect(searchQuery({ words: [{ typed: `o'\\`, stems: [`o'\\`] }] })).toBe(`('o''\\\\')`));

test('alternatives that are not there are left out', () => {
  expect(eitherOf(null, `'a'`)).toBe(`(('a'))`);
  expect(eitherOf(null, null)).toBeNull();
});

const nobody = { classificationIds: [], partsOf: [], regionIds: [], countryIds: [], clientIds: [] };

test('an agency that has told nothing of itself has no opportunities of its own', () =>
  expect(profileQuery({ ...nobody, regionIds: [1] })).toBeNull());

test('a classification counts in the regions and countries that are served, and everywhere where none is named', () => {
  expect(profileQuery({ ...nobody, classificationIds: [13] })).toBe(`((((('~f:13')))))`);
  expect(profileQuery({ ...nobody, classificationIds: [13], regionIds: [1], countryIds: [372] })).toBe(
    `((((('~f:13')))&((('~g:1'))|(('~y:372')))))`,
  );
});

test('of a classification that is served in part, engagements that name no part count as well', () =>
  expect(profileQuery({ ...nobody, partsOf: [{ classificationId: 1, subClassificationIds: [11, 12] }] })).toBe(
    `((((('~f:1')&('~s:11'|'~s:12'|'~s:any')))))`,
  ));

test('a client that has hired people of the agency counts wherever and for whatever it looks', () => {
  expect(profileQuery({ ...nobody, clientIds: ['c'] })).toBe(`((('~c:c')))`);
  expect(profileQuery({ ...nobody, classificationIds: [13], regionIds: [1], clientIds: ['c'] })).toBe(
    `((((('~f:13')))&((('~g:1'))))|(('~c:c')))`,
  );
});
