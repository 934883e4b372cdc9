import type { Operation } from './operation.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type FieldLocation = 'path' | 'query' | 'body' | 'header';

/**
 * The HTTP binding of an operation. `locations` lists the input fields that differ from the default location (the path
 * if the path names them, the query for GET and DELETE, otherwise the body). `names` renames fields in the request.
 * `claims` lists request fields that only repeat the caller's identity: they are checked against the token and then
 * dropped. `constants` lists input fields with a fixed value at this endpoint, which no request can change.
 */
export interface Endpoint<O extends Operation = Operation> {
  readonly operation: O['name'];
  readonly method: Method;
  readonly path: string;
  readonly locations: Readonly<Record<string, FieldLocation>>;
  readonly names: Readonly<Record<string, string>>;
  readonly claims: Readonly<Record<string, { place: FieldLocation; is: 'user' | 'tenant' }>>;
  readonly constants: Readonly<Record<string, string>>;
  /** The operation that the endpoint belongs to. Used only for types, never set. */
  readonly behind?: O;
}

/**
 * Defines an endpoint: `endpoint<typeof theOperation>('room.name', 'GET', '/api/…/{id}')` is typed by the operation
 * without loading it.
 */
export const endpoint = <O extends Operation>(
  operation: O['name'],
  method: Method,
  path: string,
  wire: Partial<Pick<Endpoint, 'locations' | 'names' | 'claims' | 'constants'>> = {},
): Endpoint<O> => ({ operation, method, path, locations: {}, names: {}, claims: {}, constants: {}, ...wire });

/**
 * Returns the claims for endpoints whose requests repeat the caller's agency and user, as the specification requires.
 */
export const callerIdentityFields = <Place extends FieldLocation>(place: Place) =>
  ({ supplierId: { place, is: 'tenant' }, userId: { place, is: 'user' } }) as const;

/** Returns the entries of an operation's input, or of its schema, that a request to this endpoint can contain. */
export const requestFields = (at: Endpoint, input: Readonly<Record<string, unknown>>): [string, unknown][] =>
  Object.entries(input).filter(([field]) => !Object.hasOwn(at.constants, field));

/** Returns the location of an input field at this endpoint. */
export const fieldLocation = (at: Endpoint, field: string): FieldLocation => {
  const named = at.locations[field];
  if (named) return named;
  if (at.path.includes(`{${wireName(at, field)}}`)) return 'path';
  return at.method === 'GET' || at.method === 'DELETE' ? 'query' : 'body';
};

/** Returns the name of an input field in the request. */
export const wireName = (at: Endpoint, field: string): string => at.names[field] ?? field;
