import { defineCopy } from '#contract/common/copy.ts';

export const copy = defineCopy('tenants', {
  agencies: 'Agencies',
  question: 'Who works in the marketplace, and who waits to be let in?',
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
  noneText: 'An agency appears here as soon as it has registered.',
  failed: 'The agencies could not be loaded',
});
