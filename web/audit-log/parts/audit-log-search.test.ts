import { expect, test } from 'vitest';
import { auditLogSearch, auditLogFiltersOf, noAuditLogFilters } from './audit-log-search.ts';

const userId = '01900000-0000-7000-8000-000000000001';

test('the address names the category `entries`, and the API `category`', () => {
  const search = auditLogSearch({ entries: 'roles', userId, from: '2026-10-20', to: '2026-10-21', page: '2' });
  expect(search).toMatchObject({ entries: 'roles', page: 2 });
  expect(auditLogFiltersOf(search)).toEqual({
    category: 'roles',
    userId,
    lastDays: undefined,
    from: '2026-10-20',
    to: '2026-10-21',
  });
});

test('invalid values are dropped', () => {
  const invalid = { entries: 'payments', userId: 'me', lastDays: '3661', from: '2026-11-31', to: 'today', page: '-1' };
  expect(auditLogSearch(invalid)).toEqual({ ...noAuditLogFilters, page: undefined });
});
