import type { Endpoint } from '#contract/common/endpoint.ts';
import type { TestServer } from '#server/testing/server.ts';

export type RecordFields = Record<string, unknown>;

/** A record's fields as they were written, and the record as it was read afterwards. */
interface SavedRecord {
  readonly written: RecordFields;
  readonly read: RecordFields;
}

/** The records of one part of the product, by their names in the specification. */
export type SavedRecords = Record<string, SavedRecord>;

interface File {
  name: string;
  bytes: Uint8Array;
}

/** Calls the API as a user and requires the call to succeed. */
export type ApiCall = <T = RecordFields>(
  userId: string | undefined,
  at: Endpoint,
  input?: object,
  file?: File,
) => Promise<T>;

export const createApiCall =
  (server: TestServer): ApiCall =>
  async <T>(userId: string | undefined, at: Endpoint, input: object = {}, file?: File) => {
    const { status, body } = await server.call(userId, at, input, file ? { file } : {});
    if (status >= 300) throw new Error(`${at.method} ${at.path}: ${String(status)} ${JSON.stringify(body)}`);
    return body as T;
  };

/** Returns the value of a field in a record, by its name or path. */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as RecordFields | undefined)?.[key], record);

/**
 * Finds an operation's endpoint in the room's list, since endpoints that no page calls aren't exported individually.
 */
export const findEndpoint = (endpoints: readonly Endpoint[], operation: string): Endpoint => {
  const found = endpoints.find((one) => one.operation === operation);
  if (!found) throw new Error(`The operation ${operation} has no endpoint.`);
  return found;
};
