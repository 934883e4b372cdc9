import type { AuthorizationCase } from '#server/testing/authorization.ts';

/** The log has only the caller's own agency; whose entries it never has is in the tests of the queries. */
export const auditLogCases: Record<string, AuthorizationCase> = {
  'audit-log.list': { own: () => ({ category: 'users' }) },
  'audit-log.export': { own: () => ({ format: 'csv' }) },
};
