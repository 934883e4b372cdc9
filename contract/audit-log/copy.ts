import { defineCopy } from '#contract/common/copy.ts';
import type { AuditCategory } from './states.ts';

/** The categories as pages and files name them. */
export const categories = defineCopy('audit-log.categories', {
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
