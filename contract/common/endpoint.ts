import type { Operation } from './operation.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
export type FieldLocation = 'path' | 'query' | 'body' | 'header';

/**
 * Where an operation stands on the wire. `locations` names the input fields that do not stand where the rule puts them
 * (in the path when the path names them, in the query of GET and DELETE, else in the body); `names` gives a field
 * another name on the wire; `claims` lists wire fields that only repeat who is calling: they are checked against the
 * token and go no further.
 */
export interface Endpoint<O extends Operation = Operation> {
  readonly operation: O['name'];
  readonly method: Method;
  readonly path: string;
  readonly locations: Readonly<Record<string, FieldLocation>>;
  readonly names: Readonly<Record<string, string>>;
  readonly claims: Readonly<Record<string, { place: FieldLocation; is: 'user' | 'tenant' }>>;
  /** Only for types: the operation behind it. */
  readonly behind?: O;
}

/** `address<typeof theOperation>('room.name', 'GET', '/api/…/{id}')`: typed by the operation, without loading it. */
export const endpoint = <O extends Operation>(
  operation: O['name'],
  method: Method,
  path: string,
  wire: Partial<Pick<Endpoint, 'locations' | 'names' | 'claims'>> = {},
): Endpoint<O> => ({ operation, method, path, locations: {}, names: {}, claims: {}, ...wire });

/** Where a field of the input stands at this address. */
export const fieldLocation = (at: Endpoint, field: string): FieldLocation => {
  const named = at.locations[field];
  if (named) return named;
  if (at.path.includes(`{${wireName(at, field)}}`)) return 'path';
  return at.method === 'GET' || at.method === 'DELETE' ? 'query' : 'body';
};

/** The name of a field of the input on the wire. */
export const wireName = (at: Endpoint, field: string): string => at.names[field] ?? field;
