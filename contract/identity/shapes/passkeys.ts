import { z } from 'zod';

/** The schema of bytes in WebAuthn's JSON encoding. */
const bytes = (most: number) =>
  z
    .string()
    .min(1)
    .max(most)
    .regex(/^[A-Za-z0-9_-]*$/);

const credentialId = bytes(1400);
const attachment = z.enum(['platform', 'cross-platform']).optional();
const common = {
  id: credentialId,
  rawId: credentialId,
  type: z.literal('public-key'),
  authenticatorAttachment: attachment,
};

/** A browser's response after creating a passkey. Source: Web Authentication, level 3, RegistrationResponseJSON. */
export const passkeyRegistrationShape = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(4000),
    attestationObject: bytes(20_000),
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
});
export type PasskeyRegistration = z.output<typeof passkeyRegistrationShape>;

/** A browser's response when a passkey signs in. Source: Web Authentication, level 3, AuthenticationResponseJSON. */
export const passkeyAssertionShape = z.object({
  ...common,
  response: z.object({
    clientDataJSON: bytes(4000),
    authenticatorData: bytes(4000),
    signature: bytes(8000),
    userHandle: bytes(200).nullish(),
  }),
});
export type PasskeyAssertion = z.output<typeof passkeyAssertionShape>;

/** The options for creating a passkey. */
export const passkeyCreationOptionsShape = z.object({
  challenge: z.string(),
  rp: z.object({ id: z.string(), name: z.string() }),
  user: z.object({ id: z.string(), name: z.string(), displayName: z.string() }),
  pubKeyCredParams: z.array(z.object({ alg: z.number().int(), type: z.literal('public-key') })),
  timeout: z.number().int(),
  /** The user's existing passkeys, so that a device doesn't create a second one. */
  excludeCredentials: z.array(z.object({ id: z.string(), type: z.literal('public-key') })),
  authenticatorSelection: z.object({
    residentKey: z.literal('required'),
    requireResidentKey: z.literal(true),
    userVerification: z.literal('required'),
  }),
  attestation: z.literal('none'),
});
export type PasskeyCreationOptions = z.output<typeof passkeyCreationOptionsShape>;

/** The options for signing in with any passkey of this site. */
export const passkeyRequestOptionsShape = z.object({
  challenge: z.string(),
  rpId: z.string(),
  timeout: z.number().int(),
  userVerification: z.literal('required'),
});
export type PasskeyRequestOptions = z.output<typeof passkeyRequestOptionsShape>;
