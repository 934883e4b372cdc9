import { expect, test } from 'vitest';
import { refusalFromError } from './problem.ts';

const refusalOf = (code: string): string | undefined =>
  refusalFromError(Object.assign(new Error('The database refused.'), { code }))?.refusal.code;

test('a database that stops, starts or still only reads is unavailable, so that clients repeat the request', () => {
  for (const code of ['ECONNRESET', '57P01', '57P03', '25006']) expect(refusalOf(code), code).toBe('unavailable');
});

test('an error of a statement is an internal error', () => {
  for (const code of ['42703', '23514']) expect(refusalOf(code), code).toBeUndefined();
});
