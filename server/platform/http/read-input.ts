import type { FastifyRequest } from 'fastify';
import { wireName, type Endpoint, type FieldLocation } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import { readWireInput } from '#contract/common/wire.ts';

const partOf = (request: FastifyRequest, place: FieldLocation): Record<string, unknown> => {
  if (place === 'path') return (request.params ?? {}) as Record<string, unknown>;
  if (place === 'query') return (request.query ?? {}) as Record<string, unknown>;
  if (place === 'header') return request.headers;
  const { body } = request;
  return typeof body === 'object' && body !== null && !Array.isArray(body) ? (body as Record<string, unknown>) : {};
};

/** Collects an operation's input from a request. */
export const readInput = (operation: Operation, at: Endpoint, request: FastifyRequest): Record<string, unknown> =>
  readWireInput(operation, at, (place) => partOf(request, place));

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
