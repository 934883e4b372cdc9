import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import { endpoints, operations } from '#contract/registry.ts';
import type { AuthorizationCase, AuthorizationRole, AuthorizationWorld } from '../authorization.ts';

/** One operation of a room, with its endpoints and its authorization case. */
export interface TestedOperation {
  readonly operation: Operation;
  /** The operation's first endpoint in the contract. */
  readonly at: Endpoint;
  readonly endpoints: readonly Endpoint[];
  readonly case_: AuthorizationCase;
  readonly file: { file?: { name: string; bytes: Uint8Array } };
}

/** Returns the operations of a room that have cases, in the order of the contract. */
export const testedOperations = (cases: Readonly<Record<string, AuthorizationCase>>): TestedOperation[] =>
  operations.flatMap((operation) => {
    const case_ = cases[operation.name];
    const own = endpoints.filter((one) => one.operation === operation.name);
    const at = own[0];
    if (!case_) return [];
    if (!at) throw new Error(`The operation ${operation.name} has no address.`);
    return [{ operation, at, endpoints: own, case_, file: case_.file ? { file: case_.file } : {} }];
  });

/** Returns a role that may call the operation. */
export const permittedRole = ({ access }: Operation): AuthorizationRole => {
  if (access === 'public' || access.agency !== undefined) return 'owner';
  if (access.client !== undefined) return 'client';
  return access.provider === undefined ? 'auditor' : 'provider';
};

/** Returns a user of the authorization world in the form that cases receive. */
export const callerOf = async (world: AuthorizationWorld, role: AuthorizationRole) => {
  const userId = world.people[role];
  return { role, userId, tenantId: await world.server.tenantOf(userId) };
};

/** Prepares a call with a valid input by a caller with the permission. */
export const permittedCall = async (world: AuthorizationWorld, { operation, case_ }: TestedOperation) => {
  const caller = await callerOf(world, permittedRole(operation));
  return { userId: caller.userId, input: await case_.own(world, caller) };
};
