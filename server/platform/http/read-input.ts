import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { fieldLocation, wireName, type Endpoint, type FieldLocation } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';

const partOf = (request: FastifyRequest, place: FieldLocation): Record<string, unknown> => {
  if (place === 'path') return (request.params ?? {}) as Record<string, unknown>;
  if (place === 'query') return (request.query ?? {}) as Record<string, unknown>;
  if (place === 'header') return request.headers;
  const { body } = request;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
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
 * Collects an operation's input from the path, query and body. Text in the URL is converted to the type in the schema.
 */
export const readInput = (operation: Operation, at: Endpoint, request: FastifyRequest): Record<string, unknown> => {
  const input: Record<string, unknown> = {};
  for (const [field, schema] of Object.entries(operation.input.shape)) {
    const place = fieldLocation(at, field);
    const part = partOf(request, place);
    const name = wireName(at, field);
    const given = part[place === 'header' ? name.toLowerCase() : name] ?? part[`${name}[]`];
    // Null clears a nullable field. Any other field counts as absent if it is null.
    const value = given ?? (part[name] === null && takesNull(schema as z.ZodType) ? null : undefined);
    if (value === undefined) continue;
    input[field] = place === 'body' ? value : typed(schema as z.ZodType, value);
  }
  return input;
};

/** The fields that identify the caller, unless an operation declares them with another meaning. */
const namesOfCaller = {
  userId: 'user',
  user_id: 'user',
  createdBy: 'user',
  lastEditedBy: 'user',
  tenantId: 'tenant',
  tenant_id: 'tenant',
  supplierId: 'tenant',
  supplierID: 'tenant',
} as const;

/** Returns the fields of the request that should identify the caller but contradict the token. */
export const contradictoryCallerFields = (
  operation: Operation,
  at: Endpoint,
  request: FastifyRequest,
  who: { userId: string; tenantId: string },
): string[] => {
  const idOf = { user: who.userId, tenant: who.tenantId };
  const declared = Object.entries(at.claims)
    .filter(([name, claim]) => {
      const value = partOf(request, claim.place)[claim.place === 'header' ? name.toLowerCase() : name];
      return value !== undefined && value !== idOf[claim.is];
    })
    .map(([name]) => name);
  const taken = new Set([
    ...Object.keys(at.claims),
    ...Object.keys(operation.input.shape).map((one) => wireName(at, one)),
  ]);
  const others = Object.entries(namesOfCaller)
    .filter(([name, is]) => {
      if (taken.has(name)) return false;
      const values = [partOf(request, 'query')[name], partOf(request, 'body')[name]];
      return values.some((value) => typeof value === 'string' && value !== '' && value !== idOf[is]);
    })
    .map(([name]) => name);
  return [...declared, ...others];
};
