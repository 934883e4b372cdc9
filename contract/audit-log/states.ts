/** What an entry of an agency's audit log is about. */
export const auditCategories = [
  'sign-in',
  'users',
  'roles',
  'settings',
  'documents',
  'links',
  'exports',
  'erasures',
] as const;
export type AuditCategory = (typeof auditCategories)[number];
