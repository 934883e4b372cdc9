import type { EventFacts } from '#server/platform/events/facts.ts';
import type { TenantScope } from '#server/platform/scope/scope.ts';

/** Somebody signed in. */
export const signedIn = (scope: TenantScope): EventFacts => ({
  kind: 'identity.signed-in',
  ...(scope.side === 'agency' ? { supplierId: scope.tenantId } : {}),
  ...(scope.side === 'client' ? { clientId: scope.tenantId } : {}),
});
