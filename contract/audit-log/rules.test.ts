import { expect, test } from 'vitest';
import { exportAuditLog, listAuditLog } from './operations.ts';
import { endsBeforeStart, periodEndsBeforeError } from './rules.ts';

test('a period may be one day or open at either end, and cannot end before it begins', () => {
  const day = '2026-11-20';
  expect([{}, { from: day }, { to: day }, { from: day, to: day }].map(endsBeforeStart)).toEqual([
    false,
    false,
    false,
    false,
  ]);
  expect(endsBeforeStart({ from: day, to: '2026-11-19' })).toBe(true);
});

test('list and export refuse a period that ends before it begins', () => {
  for (const { input } of [listAuditLog, exportAuditLog]) {
    const { error } = input.safeParse({ from: '2026-10-21', to: '2026-10-20' });
    expect(error?.issues).toMatchObject([{ path: ['to'], message: periodEndsBeforeError.error() }]);
    expect(input.safeParse({ from: '2026-10-20', to: '2026-10-20' }).success).toBe(true);
  }
});
