import { expect, test } from 'vitest';
import { endDateError, extensionError } from './end-date.ts';

test('an approval is extended to a day after its current last day', () => {
  expect(extensionError('2027-03-01', '2027-02-28', '2026-11-20')).toBeUndefined();
  expect(extensionError('2027-02-28', '2027-02-28', '2026-11-20')).toBe(
    'Ends on must be later than the current end date.',
  );
  expect(extensionError('2031-11-21', '2027-02-28', '2026-11-20')).toBe('An approval can last up to five years.');
  expect(extensionError('2026-11-20', null, '2026-11-20')).toBe('Ends on must be after today.');
});
test('an approval ends after today', () => {
  expect(endDateError('2026-11-20', '2026-11-20')).toBe('Ends on must be after today.');
  expect(endDateError('2026-11-21', '2026-11-20')).toBeUndefined();
});
test('an approval lasts at most five years', () => {
  expect(endDateError('2031-11-20', '2026-11-20')).toBeUndefined();
  expect(endDateError('2031-11-21', '2026-11-20')).toBe('An approval can last up to five years.');
});
