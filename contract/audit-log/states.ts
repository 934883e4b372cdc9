/** The categories of entries in an agency's audit log. */
export const auditCategories = [
  'sign-in',
  'users',
  'roles',
  'settings',
  'documents',
  'links',
  'consents',
  'exports',
  'erasures',
] as const;
export type AuditCategory = (typeof auditCategories)[number];
