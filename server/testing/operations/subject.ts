import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Operation } from '#contract/common/operation.ts';
import { endpoints, operations } from '#contract/registry.ts';
import type { AuthorizationCase, AuthorizationRole, AuthorizationWorld } from '../authorization.ts';

/** One operation of a room, where it is called, and the case that says how. */
export interface TestedOperation {
  readonly operation: Operation;
  /** The first address that the contract gives it. */
  readonly at: Endpoint;
  readonly endpoints: readonly Endpoint[];
  readonly case_: AuthorizationCase;
  readonly file: { file?: { name: string; bytes: Uint8Array } };
}

/** The operations that a room has cases for, in the contract's order. */
export const testedOperations = (cases: Readonly<Record<string, AuthorizationCase>>): TestedOperation[] =>
  operations.flatMap((operation) => {
    const case_ = cases[operation.name];
    const own = endpoints.filter((one) => one.operation === operation.name);
    const at = own[0];
    if (!case_) return [];
    if (!at) throw new Error(`The operation ${operation.name} has no address.`);
    return [{ operation, at, endpoints: own, case_, file: case_.file ? { file: case_.file } : {} }];
  });

/** A role that may call the operation. */
export const rightfulRole = ({ access }: Operation): AuthorizationRole =>
  access === 'public' || access.agency !== undefined ? 'owner' : access.client !== undefined ? 'client' : 'provider';

/** Somebody of the world, as the cases are told who calls. */
export const callerOf = async (world: AuthorizationWorld, role: AuthorizationRole) => {
  const userId = world.people[role];
  return { role, userId, tenantId: await world.server.tenantOf(userId) };
};

/** A caller with the right, and an input that succeeds. */
export const rightfulCall = async (world: AuthorizationWorld, { operation, case_ }: TestedOperation) => {
  const caller = await callerOf(world, rightfulRole(operation));
  return { userId: caller.userId, input: await case_.own(world, caller) };
};
