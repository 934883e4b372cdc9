import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { commonRefusals } from '#contract/common/refusal.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import { decrypt, deriveKey, encrypt } from '#server/platform/vault/seal.ts';
import type { Vault } from '#server/platform/vault/vault.ts';

export interface StoredResponse {
  status: number;
  answer: unknown;
}

/**
 * Seals responses that are stored with their idempotency keys. They have to be sealed, because a response may contain a
 * link's token, which must not be stored in plain text.
 */
export interface ResponseSealer {
  close(answer: unknown): string;
  open(stored: unknown): unknown;
}

export const createResponseSealer = (secret: string): ResponseSealer => {
  const key = deriveKey(secret, 'stored answers', 32);
  return {
    close: (answer) => encrypt(key, JSON.stringify(answer ?? null)).toString('base64url'),
    // Responses stored by older versions are in plain text for up to a day.
    open: (stored) =>
      typeof stored === 'string' ? (JSON.parse(decrypt(key, Buffer.from(stored, 'base64url'))) as unknown) : stored,
  };
};

/** Returns the owner of an idempotency key: a user or, for public calls, an address. */
export const idempotencyKeyOwner = (scope: Scope, address: string): string =>
  'userId' in scope ? scope.userId : `address:${createHash('sha256').update(address).digest('hex').slice(0, 32)}`;

const canonical = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(canonical);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([key, inner]) => [key, canonical(inner)]),
  );
};

/**
 * Computes a fingerprint that identifies repeated requests by their operation and input; an uploaded file is
 * represented by its hash. The fingerprint is keyed with the server's secret, because otherwise the amount of a sealed
 * bid could be guessed from the hash in the database.
 */
export const fingerprintOf = (vault: Pick<Vault, 'mac'>, operation: string, input: object): string =>
  vault.mac('idempotency', JSON.stringify([operation, canonical(input)]));

export const isIdempotencyKey = (key: string): boolean => /^[\w-]{8,100}$/.test(key);

/**
 * Claims the key in this transaction. A second request with the same key waits for the first one, then gets its stored
 * response. Returns undefined if the request is new and can proceed.
 */
export const reserveKey = async (
  scope: Scope,
  owner: string,
  key: string,
  fingerprint: string,
): Promise<StoredResponse | Refused | undefined> => {
  const { rows } = await sql<{
    fresh: boolean;
    sameRequest: boolean;
    status: number | null;
    answer: unknown;
  }>`select * from app.idempotency_begin(${owner}, ${key}, ${fingerprint})`.execute(scope.db);
  const row = rows[0];
  if (!row || row.fresh) return undefined;
  if (!row.sameRequest) return refuse(commonRefusals['key-reused']);
  if (row.status === null) return refuse(commonRefusals['key-in-flight']);
  return { status: row.status, answer: row.answer };
};

/** Stores the response with its key, for repeated requests. */
export const storeResponse = async (
  scope: Scope,
  owner: string,
  key: string,
  stored: StoredResponse,
): Promise<void> => {
  await sql`select app.idempotency_finish(${owner}, ${key}, ${stored.status}, ${JSON.stringify(stored.answer ?? null)}::jsonb)`.execute(
    scope.db,
  );
};
