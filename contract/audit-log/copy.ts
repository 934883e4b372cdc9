import { defineCopy } from '#contract/common/copy.ts';
import type { AuditCategory } from './states.ts';

/** The names of the audit log categories, as shown on pages and in exported files. */
export const auditCategoryCopy = defineCopy('audit-log.categories', {
  'sign-in': 'Sign-ins',
  users: 'Users',
  roles: 'Roles',
  settings: 'Settings',
  documents: 'Documents',
  links: 'Shared links',
  consents: 'Candidates’ consent',
  exports: 'Exports',
  erasures: 'Erasures',
} satisfies Record<AuditCategory, string>);
