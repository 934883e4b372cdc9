import type { Side } from '#contract/common/operation.ts';
import type { EventFacts } from '#server/platform/events/facts.ts';
import type { TenantScope } from '#server/platform/scope/scope.ts';

/** The tenant that an event is about, on its side. */
export const tenantOf = ({ side, tenantId }: { side: Side; tenantId: string }): Partial<EventFacts> => ({
  ...(side === 'agency' ? { supplierId: tenantId } : {}),
  ...(side === 'client' ? { clientId: tenantId } : {}),
});

/** Somebody signed in. */
export const signedIn = (scope: TenantScope): EventFacts => ({ kind: 'identity.signed-in', ...tenantOf(scope) });

/** What happens to accounts; `data` has the user. */
export const identityEvents = {
  registered: 'identity.registered',
  emailConfirmed: 'identity.email-confirmed',
  passwordMailAsked: 'identity.password-mail-asked',
  passwordSet: 'identity.password-set',
  passkeyAdded: 'identity.passkey-added',
  passkeyRemoved: 'identity.passkey-removed',
  secondFactorOn: 'identity.second-factor-on',
  secondFactorOff: 'identity.second-factor-off',
  newDevice: 'identity.new-device',
} as const;
