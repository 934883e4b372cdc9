import { z } from 'zod';
import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';
import type { Side } from '#contract/common/operation.ts';

/** Returns the ID of an event's tenant, in the field for the tenant's side. */
export const tenantIdField = ({
  side,
  tenantId,
}: {
  side: Side;
  tenantId: string;
}): { supplierId?: string; clientId?: string } => ({
  ...(side === 'agency' ? { supplierId: tenantId } : {}),
  ...(side === 'client' ? { clientId: tenantId } : {}),
});

/** Account events; `data` contains the user. */
export const identityEvents = {
  signedIn: 'identity.signed-in',
  registered: 'identity.registered',
  emailConfirmed: 'identity.email-confirmed',
  passwordMailAsked: 'identity.password-mail-asked',
  passwordSet: 'identity.password-set',
  passkeyAdded: 'identity.passkey-added',
  passkeyRemoved: 'identity.passkey-removed',
  secondFactorOn: 'identity.second-factor-on',
  secondFactorOff: 'identity.second-factor-off',
  newDevice: 'identity.new-device',
  /** A sign-in to a known account failed. Attempts with unknown addresses are only counted. */
  signInFailed: 'identity.sign-in-failed',
  signedOut: 'identity.signed-out',
  /** The user ended another of their sessions. */
  sessionEnded: 'identity.session-ended',
  /** A replaced refresh token was reused, which means that two browsers had the session. */
  sessionRevoked: 'identity.session-revoked',
} as const;

const user = z.object({ userId: z.uuid() });
const passkey = user.extend({ passkeyId: z.uuid() });

export const identityPayloads = {
  [identityEvents.signedIn]: emptyPayloadSchema,
  [identityEvents.registered]: user,
  [identityEvents.emailConfirmed]: user,
  [identityEvents.passwordMailAsked]: user,
  [identityEvents.passwordSet]: z.object({ userId: z.uuid(), isFirst: z.boolean() }),
  [identityEvents.passkeyAdded]: passkey,
  [identityEvents.passkeyRemoved]: passkey,
  [identityEvents.secondFactorOn]: user,
  [identityEvents.secondFactorOff]: user,
  [identityEvents.newDevice]: user,
  [identityEvents.signInFailed]: user.extend({ wrong: z.enum(['password', 'code', 'passkey']) }),
  [identityEvents.signedOut]: user,
  [identityEvents.sessionEnded]: user,
  [identityEvents.sessionRevoked]: user,
} as const;
