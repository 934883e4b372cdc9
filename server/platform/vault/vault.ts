import { createHmac } from 'node:crypto';
import { CompactSign, type importJWK } from 'jose';
import { deriveKey, randomKey, seal, unseal } from './seal.ts';

/** The signature algorithm, which uses Ed25519. Source: RFC 8037. */
export const auctionSignatureAlgorithm = 'EdDSA';

export interface SigningKey {
  readonly kid: string;
  readonly key: Awaited<ReturnType<typeof importJWK>>;
}

/** Encrypts and decrypts strings, each under a key derived for its purpose. */
interface Sealer {
  seal(purpose: string, text: string): string;
  /** Decrypts a text. Throws if it was sealed for another purpose or under another key, or was modified. */
  open(purpose: string, sealed: string): string;
}

/** Provides everything that needs the server's SECRET or its signing key. */
export interface Vault extends Sealer {
  /** Creates a random key that is sealed, so that it can be stored. */
  createWrappedKey(purpose: string): string;
  /** Returns a sealer that uses a key from `createWrappedKey`, for the same purpose. */
  withKey(purpose: string, wrappedKey: string): Sealer;
  /** Computes a keyed hash. Without the SECRET, the text cannot be found by trial and error. */
  mac(purpose: string, text: string): string;
  /** Loads the signing key, so that the server doesn't start with a wrong SECRET. */
  ready(): Promise<void>;
  /** Signs a payload as a compact JWS. `type` in its header names the kind of document. */
  sign(type: string, payload: object): Promise<string>;
}

const sealerOf = (secret: string): Sealer => ({
  seal: (purpose, text) => seal(secret, purpose, text),
  open: (purpose, sealed) => unseal(secret, purpose, sealed),
});

/** Creates a vault. `signingKey` is called once, by `ready` or for the first signature. */
export const createVault = (secret: string, signingKey: () => Promise<SigningKey>): Vault => {
  let loading: Promise<SigningKey> | undefined;
  const load = () => (loading ??= signingKey());
  return {
    ...sealerOf(secret),
    createWrappedKey: (purpose) => seal(secret, purpose, randomKey()),
    withKey: (purpose, wrappedKey) => sealerOf(unseal(secret, purpose, wrappedKey)),
    mac: (purpose, text) =>
      createHmac('sha256', deriveKey(secret, `mac ${purpose}`, 32))
        .update(text)
        .digest('hex'),
    ready: async () => void (await load()),
    sign: async (type, payload) => {
      const { kid, key } = await load();
      return new CompactSign(Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ alg: auctionSignatureAlgorithm, typ: type, kid })
        .sign(key);
    },
  };
};
