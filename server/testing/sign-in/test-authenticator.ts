import { createHash, createSign, generateKeyPairSync, randomBytes } from 'node:crypto';
import type {
  PasskeyRegistration,
  PasskeyAssertion,
  PasskeyCreationOptions,
  PasskeyRequestOptions,
} from '#contract/identity/shapes/passkeys.ts';

const text = (value: string) => Buffer.from(value, 'utf8');
const sha256 = (bytes: Buffer): Buffer => createHash('sha256').update(bytes).digest();
const base64url = (bytes: Buffer): string => bytes.toString('base64url');
/** Encodes short texts and bytes in CBOR, the only types that this authenticator needs. */
const cborText = (value: string) => Buffer.concat([Buffer.from([0x60 + value.length]), text(value)]);
const cborBytes = (bytes: Buffer) => Buffer.concat([Buffer.from([0x58, bytes.length]), bytes]);

const present = 0x01;
const verified = 0x04;
const hasKey = 0x40;

/** Creates an authenticator with one passkey for tests. Tests can make the authenticator lie. */
export const createAuthenticator = (origin: string) => {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const id = randomBytes(32);
  let userHandle = '';
  let counter = 0;
  const clientData = (type: string, challenge: string, at: string) =>
    text(JSON.stringify({ type, challenge, origin: at, crossOrigin: false }));
  const authData = (rpId: string, flags: number, more = Buffer.alloc(0)) => {
    const counted = Buffer.alloc(4);
    counted.writeUInt32BE(counter);
    return Buffer.concat([sha256(text(rpId)), Buffer.from([flags]), counted, more]);
  };
  const coseKey = () => {
    const jwk = publicKey.export({ format: 'jwk' });
    const part = (label: number, value: string | undefined) =>
      Buffer.concat([Buffer.from([label]), cborBytes(Buffer.from(value ?? '', 'base64url'))]);
    return Buffer.concat([Buffer.from([0xa5, 1, 2, 3, 0x26, 0x20, 1]), part(0x21, jwk.x), part(0x22, jwk.y)]);
  };
  const common = { id: base64url(id), rawId: base64url(id), type: 'public-key' as const };
  return {
    make: (
      asked: PasskeyCreationOptions,
      lie: { origin?: string; challenge?: string; flags?: number } = {},
    ): PasskeyRegistration => {
      userHandle = asked.user.id;
      const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, id.length]), id, coseKey()]);
      const flags = (lie.flags ?? present | verified) | hasKey;
      const attestation = [
        Buffer.from([0xa3]),
        cborText('fmt'),
        cborText('none'),
        cborText('attStmt'),
        Buffer.from([0xa0]),
        cborText('authData'),
        cborBytes(authData(asked.rp.id, flags, attested)),
      ];
      return {
        ...common,
        response: {
          clientDataJSON: base64url(
            clientData('webauthn.create', lie.challenge ?? asked.challenge, lie.origin ?? origin),
          ),
          attestationObject: base64url(Buffer.concat(attestation)),
        },
      };
    },
    answer: (
      asked: PasskeyRequestOptions,
      lie: { origin?: string; challenge?: string; flags?: number; rpId?: string; count?: number; user?: string } = {},
    ): PasskeyAssertion => {
      counter = lie.count ?? counter + 1;
      const said = clientData('webauthn.get', lie.challenge ?? asked.challenge, lie.origin ?? origin);
      const data = authData(lie.rpId ?? asked.rpId, lie.flags ?? present | verified);
      const signature = createSign('sha256')
        .update(Buffer.concat([data, sha256(said)]))
        .sign(privateKey);
      return {
        ...common,
        response: {
          clientDataJSON: base64url(said),
          authenticatorData: base64url(data),
          signature: base64url(signature),
          userHandle: lie.user === undefined ? userHandle : base64url(text(lie.user)),
        },
      };
    },
  };
};
