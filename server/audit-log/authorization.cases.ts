import type { AuthorizationCase } from '#server/testing/authorization.ts';

/**
 * The log lists only the entries of the caller's own agency. Tests of the queries show that it never lists another
 * agency's entries.
 */
export const auditLogCases: Record<string, AuthorizationCase> = {
  'audit-log.list': { own: () => ({ category: 'users' }) },
  'audit-log.export': { own: () => ({ format: 'csv' }) },
};
