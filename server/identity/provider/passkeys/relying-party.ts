import type { PasskeyRegistration, PasskeyAssertion } from '#contract/identity/shapes/passkeys.ts';
import type { VerifiedPasskey } from '../../commands/write-passkey.ts';

/** The relying party of passkeys: the host of PUBLIC_URL, with PUBLIC_URL as the only origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export const relyingPartyOf = (publicUrl: string): RelyingParty => ({
  id: new URL(publicUrl).hostname,
  origin: publicUrl,
});

/** The number of seconds within which an authenticator must respond. */
export const challengeSeconds = 300;

/** The signature algorithms ES256, EdDSA and RS256; every authenticator supports at least one of them. */
export const passkeyAlgorithms = [-7, -8, -257];

/** Loads the library on first use, since it takes a quarter of a second. */
const library = () => import('@simplewebauthn/server');

/** Returns the challenge that a response claims to answer; undefined if it contains none. */
export const challengeInResponse = (clientDataJSON: string): string | undefined => {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = typeof told === 'object' && told !== null && 'challenge' in told ? told.challenge : undefined;
    return typeof challenge === 'string' && /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
};

/** Verifies a registration for a challenge; undefined if it isn't valid or isn't for this origin. */
export const verifyRegistration = async (
  { id, origin }: RelyingParty,
  made: PasskeyRegistration,
  challenge: string,
): Promise<VerifiedPasskey | undefined> => {
  const { verifyRegistrationResponse } = await library();
  try {
    const { verified, registrationInfo } = await verifyRegistrationResponse({
      response: {
        id: made.id,
        rawId: made.rawId,
        type: made.type,
        clientExtensionResults: {},
        response: {
          clientDataJSON: made.response.clientDataJSON,
          attestationObject: made.response.attestationObject,
        },
      },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      supportedAlgorithmIDs: passkeyAlgorithms,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter };
  } catch {
    return undefined;
  }
};

/** Returns the signature counter if the response is valid for this passkey; undefined otherwise. */
export const verifyAssertion = async (
  { id, origin }: RelyingParty,
  answer: PasskeyAssertion,
  challenge: string,
  passkey: VerifiedPasskey & { readonly userId: string },
): Promise<number | undefined> => {
  const { userHandle, ...response } = answer.response;
  if (Buffer.from(userHandle ?? '', 'base64url').toString('utf8') !== passkey.userId) return undefined;
  const { verifyAuthenticationResponse } = await library();
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response: { id: answer.id, rawId: answer.rawId, type: answer.type, clientExtensionResults: {}, response },
      expectedChallenge: challenge,
      expectedOrigin: origin,
      expectedRPID: id,
      requireUserVerification: true,
      credential: { id: passkey.credentialId, publicKey: passkey.publicKey, counter: passkey.counter },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
};
