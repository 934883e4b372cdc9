import { expect, test } from 'vitest';
import { createZonedClock } from '../rules/zoned-clock.ts';
import { amountCell, countCell, dateTimeCell, paddedCell, percentCell } from './columns.ts';

test('an amount retains its decimals and is shown with the digits of its currency', () => {
  expect(amountCell('16200.50', 2)).toEqual({ value: '16200.50', as: 'amount2' });
  expect(amountCell('7500000.00', 0)).toEqual({ value: '7500000.00', as: 'amount0' });
  expect(amountCell('120.125', 3)).toEqual({ value: '120.125', as: 'amount3' });
  expect(amountCell('1.0001', 4)).toEqual({ value: '1.0001', as: 'amount4' });
  expect(amountCell(null, 2)).toBeNull();
});

test.each([
  ['15', '0.15'],
  ['12.5000', '0.125000'],
  ['0.0100', '0.000100'],
  ['100', '1.00'],
])('%s %% is %s, without rounding', (percent, value) => {
  expect(percentCell(percent)).toEqual({ value, as: 'percent' });
});

test('a missing value leaves its cell empty', () => {
  expect([percentCell(null), dateTimeCell(null, createZonedClock('UTC'))]).toEqual([null, null]);
});

test('dates use the clock of the time zone; numbers and counts are numbers', () => {
  expect(dateTimeCell(new Date('2026-11-19T13:00:00Z'), createZonedClock('Australia/Sydney'))).toEqual({
    value: 46_346,
    as: 'dateTime',
  });
  expect([paddedCell(12), countCell(3)]).toEqual([
    { value: 12, as: 'padded' },
    { value: 3, as: 'count' },
  ]);
});
