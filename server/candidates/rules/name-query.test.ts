import { expect, test } from 'vitest';
import { nameQuery } from './name-query.ts';

const tenantId = '01900000-0000-7000-8000-0000abcdef12';

test('every word begins a name or the number, among those of one agency', () => {
  expect(nameQuery(tenantId, "Ada O'Neil")).toBe(
    ['ada', 'o', 'neil'].map((word) => `('abcdef12p:${word}':*|'abcdef12#:${word}':*)`).join('&'),
  );
});

test('what has no letter and no digit looks for nothing', () => {
  expect(nameQuery(tenantId, ` %'\\ `)).toBeNull();
});
