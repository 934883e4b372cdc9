import { calculateJwkThumbprint, exportJWK, generateKeyPair, importJWK, type JWK } from 'jose';
import { inSystemScope, type ScopeSource } from '#server/platform/scope/open.ts';
import { loadSecret } from './stored-secret.ts';
import { auctionSignatureAlgorithm, type SigningKey } from './vault.ts';

/** The name of the sealed signing key in the `secret` table. */
export const auctionKeyName = 'auction.key';

const generate = async (): Promise<string> => {
  const { privateKey } = await generateKeyPair(auctionSignatureAlgorithm, { crv: 'Ed25519', extractable: true });
  return JSON.stringify(await exportJWK(privateKey));
};

/** Loads the key that signs receipts, or creates it the first time. Its public part is registered in `auction_key`. */
export const loadSigningKey = (source: ScopeSource, secret: string): Promise<SigningKey> =>
  inSystemScope(source, 'load the auction key', async (scope) => {
    const jwk = JSON.parse(await loadSecret(scope, { secret, name: auctionKeyName, create: generate })) as JWK;
    const { d: _private, ...publicPart } = jwk;
    const kid = await calculateJwkThumbprint(publicPart);
    const registered = { ...publicPart, kid, alg: auctionSignatureAlgorithm, use: 'sig' };
    await scope.db
      .insertInto('auctionKey')
      .values({ kid, jwk: JSON.stringify(registered), since: scope.now })
      .onConflict((conflict) => conflict.doNothing())
      .execute();
    return { kid, key: await importJWK(jwk, auctionSignatureAlgorithm) };
  });
