import { expect, test } from 'vitest';
import { decideGates, endDateError, extendGates, extensionError, revokeGates } from './decide-gates.ts';

test('a pending request can be decided, and no other', () => {
  expect(decideGates(1)).toEqual([]);
  expect(([2, 3, 4, 5] as const).map((id) => decideGates(id)[0]?.text)).toEqual([
    'This request has already been decided: Approved.',
    'This request has already been decided: Declined.',
    'This request has already been decided: Expired.',
    'This request has already been decided: Revoked.',
  ]);
});
test('an approval that holds can be revoked, and nothing else', () => {
  expect(revokeGates(2)).toEqual([]);
  expect(([1, 3, 4, 5] as const).map((id) => revokeGates(id)[0]?.code)).toEqual(Array(4).fill('nothing-to-revoke'));
});
test('an approval that holds can be extended, to a day after the one on which it ends now', () => {
  expect(extendGates(2)).toEqual([]);
  expect(([1, 3, 4, 5] as const).map((id) => extendGates(id)[0]?.code)).toEqual(Array(4).fill('nothing-to-extend'));
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
test('an approval holds for five years at most', () => {
  expect(endDateError('2031-11-20', '2026-11-20')).toBeUndefined();
  expect(endDateError('2031-11-21', '2026-11-20')).toBe('An approval can last up to five years.');
});
