import type { ClientBase } from 'pg';
import { isSealedWith } from '#server/platform/vault/stored-secret.ts';

/** A key that the database has encrypted with the SECRET of its instance. */
export interface SealedKey {
  readonly name: string;
  readonly value: string;
}

/** Returns the encrypted keys of a database. There are none before the first start, and when the SECRET is being changed. */
export const readSealedKeys = async (client: ClientBase): Promise<SealedKey[]> =>
  (await client.query<SealedKey>('select name, value from secret order by name')).rows;

/** Whether an instance with this SECRET can start on a database with these keys. */
export const canUnsealKeys = (secret: string, keys: readonly SealedKey[]): boolean =>
  keys.every((key) => isSealedWith(secret, key));
