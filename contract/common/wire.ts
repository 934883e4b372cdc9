import { fieldLocation, wireName, type Endpoint } from './endpoint.ts';

/** A call as an HTTP request. */
export interface WireRequest {
  method: string;
  /** The path and query of the request. */
  url: string;
  headers: Record<string, string>;
  /** The fields of the body; undefined if the request has no body. */
  body: Record<string, unknown> | undefined;
}

const asText = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** Formats a list as a single value for a path or a header. */
const asList = (value: unknown): string => (Array.isArray(value) ? value.map(asText).join(',') : asText(value));

/**
 * Builds the HTTP request for an operation at one of its endpoints. `caller` fills the fields that repeat the caller's
 * identity.
 */
export const buildWireRequest = (
  at: Endpoint,
  input: Readonly<Record<string, unknown>>,
  caller: { userId?: string; tenantId?: string } = {},
): WireRequest => {
  let path = at.path;
  const query = new URLSearchParams();
  const headers: Record<string, string> = {};
  const body: Record<string, unknown> = {};
  const put = (place: string, name: string, value: unknown): void => {
    if (value === undefined) return;
    if (place === 'path') path = path.replace(`{${name}}`, encodeURIComponent(asList(value)));
    else if (place === 'header') headers[name] = asList(value);
    else if (place === 'body') body[name] = value;
    else if (Array.isArray(value)) for (const one of value) query.append(name, asText(one));
    else query.set(name, asText(value));
  };
  for (const [field, value] of Object.entries(input)) put(fieldLocation(at, field), wireName(at, field), value);
  for (const [name, claim] of Object.entries(at.claims)) {
    put(claim.place, name, claim.is === 'user' ? caller.userId : caller.tenantId);
  }
  const search = query.toString();
  const carriesBody = at.method !== 'GET' && at.method !== 'DELETE';
  return { method: at.method, url: search ? `${path}?${search}` : path, headers, body: carriesBody ? body : undefined };
};
