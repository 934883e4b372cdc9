import { z } from 'zod';
import { operation } from '#contract/common/operation.ts';

/** A public key as a JWK. Source: RFC 8037. */
const publicKeyShape = z.object({
  kty: z.string(),
  crv: z.string(),
  x: z.string(),
  kid: z.string(),
  alg: z.string(),
  use: z.string(),
});

export const listAuctionKeys = operation({
  name: 'bidding.keys',
  summary: 'Returns the public keys that have signed receipts and certificates, oldest first, as a JSON Web Key Set',
  effect: 'read',
  access: 'public',
  input: z.object({}),
  output: z.object({ keys: z.array(publicKeyShape) }),
});

export const downloadVerifier = operation({
  name: 'bidding.verifier',
  summary: 'Returns the program that verifies proofs and audit bundles offline',
  effect: 'read',
  access: 'public',
  input: z.object({}),
  output: z.unknown(),
  download: true,
});
