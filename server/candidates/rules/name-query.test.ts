import { expect, test } from 'vitest';
import { candidateNameQuery } from './name-query.ts';

const tenantId = '01900000-0000-7000-8000-0000abcdef12';

test('every word is a prefix of a name or the number, within one agency', () => {
  expect(candidateNameQuery(tenantId, "Ada O'Neil")).toBe(
    ['ada', 'o', 'neil'].map((word) => `('abcdef12p:${word}':*|'abcdef12#:${word}':*)`).join('&'),
  );
});

test('a text without letters and digits has no query', () => {
  expect(candidateNameQuery(tenantId, ` %'\\ `)).toBeNull();
});
