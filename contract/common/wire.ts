import type { z } from 'zod';
import { fieldLocation, requestFields, wireName, type Endpoint, type FieldLocation } from './endpoint.ts';
import type { Operation } from './operation.ts';

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
  for (const [field, value] of requestFields(at, input)) put(fieldLocation(at, field), wireName(at, field), value);
  for (const [name, claim] of Object.entries(at.claims)) {
    put(claim.place, name, claim.is === 'user' ? caller.userId : caller.tenantId);
  }
  const search = query.toString();
  const carriesBody = at.method !== 'GET' && at.method !== 'DELETE';
  return { method: at.method, url: search ? `${path}?${search}` : path, headers, body: carriesBody ? body : undefined };
};

interface Definition {
  type: string;
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  entries?: Readonly<Record<string, string | number>>;
}

const definitionOf = (schema: z.ZodType): Definition => (schema as unknown as { _zod: { def: Definition } })._zod.def;

/** Returns the innermost schema, without its optional, default, nullable and pipe wrappers. */
const core = (schema: z.ZodType): z.ZodType => {
  const definition = definitionOf(schema);
  const inner = definition.innerType ?? definition.in;
  return inner ? core(inner) : schema;
};

const isNumeric = ({ type, entries = {} }: Definition): boolean =>
  type === 'number' || (type === 'enum' && Object.values(entries).every((entry) => typeof entry === 'number'));

const typed = (schema: z.ZodType, value: unknown): unknown => {
  const inner = core(schema);
  const definition = definitionOf(inner);
  const { type, element } = definition;
  if (type === 'array') {
    const list = Array.isArray(value)
      ? (value as unknown[])
      : typeof value === 'string'
        ? value.split(',').filter((one) => one !== '')
        : value;
    return Array.isArray(list) && element ? list.map((one) => typed(element, one)) : list;
  }
  if (typeof value !== 'string') return value;
  if (isNumeric(definition) && value.trim() !== '') {
    const number = Number(value);
    return Number.isNaN(number) ? value : number;
  }
  if (type === 'boolean') return value === 'true' ? true : value === 'false' ? false : value;
  return value;
};

const takesNull = (schema: z.ZodType): boolean => schema.safeParse(null).success;

/**
 * Collects an operation's input from a request's path, query, headers and body, and from the endpoint's constants. Text
 * in the URL and in headers is converted to the type in the schema.
 */
export const readWireInput = (
  { input: { shape } }: Operation,
  at: Endpoint,
  partOf: (place: FieldLocation) => Readonly<Record<string, unknown>>,
): Record<string, unknown> => {
  const input: Record<string, unknown> = { ...at.constants };
  for (const [field, schema] of requestFields(at, shape)) {
    const place = fieldLocation(at, field);
    const part = partOf(place);
    const name = wireName(at, field);
    const given = part[place === 'header' ? name.toLowerCase() : name] ?? part[`${name}[]`];
    // Null clears a nullable field. Any other field counts as absent if it is null.
    const value = given ?? (part[name] === null && takesNull(schema as z.ZodType) ? null : undefined);
    if (value === undefined) continue;
    input[field] = place === 'body' ? value : typed(schema as z.ZodType, value);
  }
  return input;
};
