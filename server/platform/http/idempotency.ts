import { createHash } from 'node:crypto';
import { sql } from 'kysely';
import { commonRefusals } from '#contract/common/refusal.ts';
import { refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

export interface StoredAnswer {
  status: number;
  answer: unknown;
}

/** Whose key it is: a user's, or on public calls an address's. */
export const keyOwner = (scope: Scope, address: string): string =>
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

/** What makes two requests the same one: the operation and its input; of an upload, the file's hash. */
export const fingerprintOf = (operation: string, input: object): string =>
  createHash('sha256')
    .update(JSON.stringify([operation, canonical(input)]))
    .digest('hex');

export const isKey = (key: string): boolean => /^[\w-]{8,100}$/.test(key);

/**
 * Takes the key in this transaction: a second request with it waits for the first one, then gets its stored answer.
 * Undefined: the request is new and may be carried out.
 */
export const takeKey = async (
  scope: Scope,
  owner: string,
  key: string,
  fingerprint: string,
): Promise<StoredAnswer | Refused | undefined> => {
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

/** Keeps the answer beside the key, for the requests that come again. */
export const storeAnswer = async (scope: Scope, owner: string, key: string, stored: StoredAnswer): Promise<void> => {
  await sql`select app.idempotency_finish(${owner}, ${key}, ${stored.status}, ${JSON.stringify(stored.answer ?? null)}::jsonb)`.execute(
    scope.db,
  );
};
