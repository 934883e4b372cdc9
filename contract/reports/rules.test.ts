import { expect, test } from 'vitest';
import { periodError } from './rules.ts';

const today = '2026-11-20';

test('the start of a period is required', () => {
  expect(periodError({ startDate: '', endDate: today }, today)).toEqual({
    field: 'startDate',
    message: 'Please provide a start date',
  });
});

test('a period may end today, but not later', () => {
  expect(periodError({ startDate: '2026-10-21', endDate: today }, today)).toBeUndefined();
  expect(periodError({ startDate: '2026-10-21', endDate: '2026-11-21' }, today)?.field).toBe('endDate');
});

test('a period may be one day, and cannot end before its start', () => {
  expect(periodError({ startDate: today, endDate: today }, today)).toBeUndefined();
  expect(periodError({ startDate: '2026-11-19', endDate: '2026-11-18' }, today)).toEqual({
    field: 'endDate',
    message: 'The end date cannot be before the start date.',
  });
});
