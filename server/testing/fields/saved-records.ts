import type { Endpoint } from '#contract/common/endpoint.ts';
import type { TestServer } from '#server/testing/server.ts';

export type Fields = Record<string, unknown>;

/** What was written of a record, by the name of its field, and what is read of it afterwards. */
interface SavedRecord {
  readonly written: Fields;
  readonly read: Fields;
}

/** The records of a part of the product, by the names that the specification has for them. */
export type SavedRecords = Record<string, SavedRecord>;

interface File {
  name: string;
  bytes: Uint8Array;
}

/** Calls over the wire as somebody, and wants the answer to be a yes. */
export type ApiCall = <T = Fields>(userId: string | undefined, at: Endpoint, input?: object, file?: File) => Promise<T>;

export const createApiCall =
  (server: TestServer): ApiCall =>
  async <T>(userId: string | undefined, at: Endpoint, input: object = {}, file?: File) => {
    const { status, body } = await server.call(userId, at, input, file ? { file } : {});
    if (status >= 300) throw new Error(`${at.method} ${at.path}: ${String(status)} ${JSON.stringify(body)}`);
    return body as T;
  };

/** Where a field stands in a record: under its name, or under a path. */
export const valueAt = (record: unknown, path: string): unknown =>
  path.split('.').reduce<unknown>((inner, key) => (inner as Fields | undefined)?.[key], record);

/** The endpoints of a room have it, though no page calls it. */
export const endpointOf = (endpoints: readonly Endpoint[], operation: string): Endpoint => {
  const found = endpoints.find((one) => one.operation === operation);
  if (!found) throw new Error(`The operation ${operation} has no address.`);
  return found;
};
