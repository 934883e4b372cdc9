import { expect, test } from 'vitest';
import { keywordPatterns } from './keyword-patterns.ts';

test('each word of a search becomes a pattern', () =>
  expect(keywordPatterns('  nurse   newcastle ')).toEqual(['%nurse%', '%newcastle%']));
test('wildcard characters are matched literally', () =>
  expect(keywordPatterns('50% a_b c\\d')).toEqual(['%50\\%%', '%a\\_b%', '%c\\\\d%']));
test('an empty search has no pattern', () => expect(keywordPatterns('   ')).toEqual([]));
test('a very long search is cut to its first eight words', () =>
  expect(keywordPatterns('a b c d e f g h i j')).toHaveLength(8));
