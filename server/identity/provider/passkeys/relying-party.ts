import type { PasskeyRegistration, PasskeyAssertion } from '#contract/identity/shapes/passkeys.ts';
import type { CheckedPasskey } from '../../commands/write-passkey.ts';

/** The relying party of passkeys: the host of PUBLIC_URL, with PUBLIC_URL as the only origin. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export const relyingPartyOf = (publicUrl: string): RelyingParty => ({
  id: new URL(publicUrl).hostname,
  origin: publicUrl,
});

/** How long an authenticator has to respond. */
export const challengeSeconds = 300;

/** ES256, EdDSA and RS256; every authenticator supports one of them. */
export const algorithms = [-7, -8, -257];

/** The library takes a quarter of a second to load, so it is not loaded at the start. */
const library = () => import('@simplewebauthn/server');

/** The challenge that a response claims to answer; undefined if it names none. */
export const challengeOf = (clientDataJSON: string): string | undefined => {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = typeof told === 'object' && told !== null && 'challenge' in told ? told.challenge : undefined;
    return typeof challenge === 'string' && /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
};

/** The verified registration for a challenge; undefined if it is not valid or not for this origin. */
export const verifyRegistration = async (
  { id, origin }: RelyingParty,
  made: PasskeyRegistration,
  challenge: string,
): Promise<CheckedPasskey | undefined> => {
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
      supportedAlgorithmIDs: algorithms,
    });
    if (!verified) return undefined;
    const { credential } = registrationInfo;
    return { credentialId: credential.id, publicKey: credential.publicKey, counter: credential.counter };
  } catch {
    return undefined;
  }
};

/** The signature counter, if the response is valid for this passkey; undefined if it is not. */
export const verifyAssertion = async (
  { id, origin }: RelyingParty,
  answer: PasskeyAssertion,
  challenge: string,
  passkey: CheckedPasskey & { readonly userId: string },
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
