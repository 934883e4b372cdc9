import { defineCopy } from '#contract/common/copy.ts';

export const copy = defineCopy('tenants', {
  agencies: 'Agencies',
  agencyCount: '{count, plural, one {# agency} other {# agencies}}',
  filters: 'Filters',
  status: 'Status',
  name: 'Agency',
  city: 'City',
  users: 'Users',
  created: 'Registered',
  approved: 'Approved',
  pending: 'Pending Activation',
  declined: 'Account Declined',
  userWord: 'user',
  usersWord: 'users',
  none: 'No agencies',
  noneText: 'Agencies appear here after they register.',
  failed: 'The agencies could not be loaded',
});
