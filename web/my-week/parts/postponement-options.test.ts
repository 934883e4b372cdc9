import { expect, test } from 'vitest';
import { postponementOptions } from './postponement-options.ts';

test.each([
  ['2026-11-20', '2026-11-21', '2026-11-23'],
  ['2026-11-22', '2026-11-23', '2026-11-23'],
  ['2026-11-23', '2026-11-24', '2026-11-30'],
  ['2026-12-31', '2027-01-01', '2027-01-04'],
])('after %s come %s and Monday %s', (today, tomorrow, monday) => {
  expect(postponementOptions(today)).toEqual({ tomorrow, monday });
});
