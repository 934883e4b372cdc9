import { createHmac } from 'node:crypto';
import { CompactSign, type importJWK } from 'jose';
import { derivedKey, randomKey, seal, unseal } from './seal.ts';

/** EdDSA with Ed25519. Source: RFC 8037. */
export const auctionAlgorithm = 'EdDSA';

export interface SigningKey {
  readonly kid: string;
  readonly key: Awaited<ReturnType<typeof importJWK>>;
}

/** Encrypts and decrypts texts, each under a key derived for its purpose. */
interface Sealer {
  seal(purpose: string, text: string): string;
  /** Throws if the text was sealed for another purpose or under another key, or was modified. */
  open(purpose: string, sealed: string): string;
}

/** Everything that needs the server's SECRET or its signing key. */
export interface Vault extends Sealer {
  /** A new random key, sealed: it can be stored. */
  createWrappedKey(purpose: string): string;
  /** Seals and opens under a key that `createWrappedKey` returned for the same purpose. */
  withKey(purpose: string, wrappedKey: string): Sealer;
  /** A keyed hash: without the SECRET, nobody can find the text by trying. */
  mac(purpose: string, text: string): string;
  /** Loads the signing key, so that a wrong SECRET stops the start. */
  ready(): Promise<void>;
  /** Signs a payload as a compact JWS. `type` names the kind of document in its header. */
  sign(type: string, payload: object): Promise<string>;
}

const sealerOf = (secret: string): Sealer => ({
  seal: (purpose, text) => seal(secret, purpose, text),
  open: (purpose, sealed) => unseal(secret, purpose, sealed),
});

/** `signingKey` is called once, by `ready` or the first signature. */
export const createVault = (secret: string, signingKey: () => Promise<SigningKey>): Vault => {
  let loading: Promise<SigningKey> | undefined;
  const load = () => (loading ??= signingKey());
  return {
    ...sealerOf(secret),
    createWrappedKey: (purpose) => seal(secret, purpose, randomKey()),
    withKey: (purpose, wrappedKey) => sealerOf(unseal(secret, purpose, wrappedKey)),
    mac: (purpose, text) =>
      createHmac('sha256', derivedKey(secret, `mac ${purpose}`, 32))
        .update(text)
        .digest('hex'),
    ready: async () => void (await load()),
    sign: async (type, payload) => {
      const { kid, key } = await load();
      return new CompactSign(Buffer.from(JSON.stringify(payload)))
        .setProtectedHeader({ alg: auctionAlgorithm, typ: type, kid })
        .sign(key);
    },
  };
};
