import { exportJWK, generateKeyPair, type JWK } from 'jose';
import type { Config } from '#server/platform/config/config.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { deriveKey } from '#server/platform/vault/seal.ts';
import { loadSecret } from '#server/platform/vault/stored-secret.ts';

/** The name of the sealed signing keys in the table `secret`. */
const signingKeysName = 'identity.keys';

export const signingAlgorithm = 'ES256';

export interface IdentityKeys {
  /** The private key that signs tokens, the same in every process. */
  readonly signing: JWK;
  /** The keys that sign the identity provider's cookies. */
  readonly cookies: readonly string[];
  /** The portal's secret as a client of the identity provider. */
  readonly clientSecret: string;
  /** The key that encrypts the cookie of roles and permissions (A256CBC-HS512 needs 64 bytes). */
  readonly rights: Uint8Array;
}

const makeSigningKey = async (): Promise<JWK> => {
  const { privateKey } = await generateKeyPair(signingAlgorithm, { extractable: true });
  return { ...(await exportJWK(privateKey)), kid: newId(), alg: signingAlgorithm, use: 'sig' };
};

/**
 * Loads this installation's keys. The signing key is generated once and stored sealed; the others are derived from the
 * secret.
 */
export const loadKeys = async (source: ScopeSource, config: Pick<Config, 'secret'>): Promise<IdentityKeys> => {
  const stored = await inSystemScope(source, 'load the signing keys', (scope) =>
    loadSecret(scope, {
      secret: config.secret,
      name: signingKeysName,
      create: async () => JSON.stringify(await makeSigningKey()),
    }),
  );
  const signing = JSON.parse(stored) as JWK;
  return {
    signing,
    cookies: [deriveKey(config.secret, 'identity cookies', 32).toString('base64url')],
    clientSecret: deriveKey(config.secret, 'portal client', 32).toString('base64url'),
    rights: deriveKey(config.secret, 'rights cookie', 64),
  };
};
