import type { AuthorizationCase } from '#server/testing/authorization.ts';

export const tenantCases: Record<string, AuthorizationCase> = {
  'tenants.read': { own: () => ({}) },
  'tenants.list': { own: () => ({}) },
  'tenants.ownershipTerms': { own: () => ({}) },
  'tenants.changeOwnershipTerms': {
    own: () => ({ ownershipDays: 90, ownershipScope: 'all_requests', requiresCandidateConsent: false }),
  },
};
