import type { PasskeyRegistration, PasskeyAssertion } from '#contract/identity/shapes/passkeys.ts';
import type { CheckedPasskey } from '../../commands/write-passkey.ts';

/** Who a passkey is for: the host of PUBLIC_URL, at PUBLIC_URL alone. */
export interface RelyingParty {
  readonly id: string;
  readonly origin: string;
}

export const relyingPartyOf = (publicUrl: string): RelyingParty => ({
  id: new URL(publicUrl).hostname,
  origin: publicUrl,
});

/** How long a device has to answer. */
export const challengeSeconds = 300;

/** ES256, EdDSA and RS256, which every device has one of. */
export const algorithms = [-7, -8, -257];

/** The library takes a quarter of a second to load, which a start is spared. */
const library = () => import('@simplewebauthn/server');

/** The question that a device says it answers; undefined where it says none. */
export const challengeOf = (clientDataJSON: string): string | undefined => {
  try {
    const told: unknown = JSON.parse(Buffer.from(clientDataJSON, 'base64url').toString('utf8'));
    const challenge = typeof told === 'object' && told !== null && 'challenge' in told ? told.challenge : undefined;
    return typeof challenge === 'string' && /^[A-Za-z0-9_-]{43}$/.test(challenge) ? challenge : undefined;
  } catch {
    return undefined;
  }
};

/** What a device has made for the question that it was given; undefined where it is not that, or not for us. */
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

/** How often the device says it was used, where the answer is that of this passkey; undefined where it is not. */
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
