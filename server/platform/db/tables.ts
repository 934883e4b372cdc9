import type { ColumnType, Generated, JSONColumnType } from 'kysely';
import type { CheckedPayload, StoredPayload } from '#server/platform/events/payload-types.ts';

/** A public key as a JWK. */
interface AuctionKeyJwk {
  kty: string;
  crv: string;
  x: string;
  kid: string;
  alg: string;
  use: string;
}

export interface PlatformTables {
  /** The number of hits per minute, by the caller's hash. */
  rateLimit: { key: string; minute: string; hits: number };
  secret: { name: string; value: string; createdAt: Generated<Date> };
  /** The public keys that verify receipts and certificates. */
  auctionKey: { kid: string; jwk: JSONColumnType<AuctionKeyJwk>; since: Date };
  idempotency: {
    owner: string;
    key: string;
    fingerprint: string;
    status: number | null;
    answer: JSONColumnType<object> | null;
    createdAt: Generated<Date>;
  };
  lease: { name: string; holder: string; heldUntil: Date };
  event: {
    id: string;
    sequence: Generated<string>;
    kind: string;
    at: Date;
    actorUserId: string | null;
    supplierId: string | null;
    clientId: string | null;
    engagementId: string | null;
    talentRequestId: string | null;
    applicationId: string | null;
    candidateId: string | null;
    data: ColumnType<StoredPayload, CheckedPayload, never>;
  };
}
