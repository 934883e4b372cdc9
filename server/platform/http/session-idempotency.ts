import type { FastifyRequest } from 'fastify';
import type { Operation, OutputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { fingerprintOf, isIdempotencyKey, storeResponse, reserveKey } from './idempotency.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSystemScopeOrRollback, commit, rollback, type ScopeSource } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** A write that concerns a session, identified by its operation and its data. */
export interface IdempotentWrite<O extends Operation> {
  readonly operation: O;
  readonly request: FastifyRequest;
  readonly userId: string;
  /** The data for the fingerprint, without passwords and codes, which must not be stored even as a hash. */
  readonly about: object;
}

type Answered<O extends Operation> = OutputOf<O> | Refused;

/**
 * Applies idempotency keys to calls about sessions; for other calls this is built in. A repeated write gets its first
 * response, and a new one runs in one transaction with its key. Not for calls that only create a challenge, since
 * repeating such a call has no effect, nor for the call that returns recovery codes, since these must not be stored in
 * plain text.
 */
export const runOncePerKey = <O extends Operation>(
  source: ScopeSource,
  reason: string,
  { operation, request, userId, about }: IdempotentWrite<O>,
) => {
  const key = request.headers['idempotency-key'];
  const take = async (scope: SystemScope): Promise<Answered<O> | undefined> => {
    if (typeof key !== 'string') return undefined;
    if (!isIdempotencyKey(key)) return refuse(commonRefusals['invalid-key']);
    const taken = await reserveKey(scope, userId, key, fingerprintOf(scope.vault, operation.name, about));
    return taken instanceof Refused || taken === undefined ? taken : (taken.answer as OutputOf<O>);
  };
  return {
    /**
     * Returns the response to an earlier call with this key, if there was one. Called before work that consumes
     * something, such as a code.
     */
    before: (): Promise<Answered<O> | undefined> =>
      inSystemScopeOrRollback(source, reason, async (scope) => rollback(await take(scope))),
    carryOut: (work: (scope: SystemScope) => Promise<Answered<O>>): Promise<Answered<O>> =>
      inSystemScopeOrRollback(source, reason, async (scope) => {
        const before = await take(scope);
        if (before !== undefined) return rollback(before);
        const answer = await work(scope);
        if (answer instanceof Refused) return rollback<Answered<O>>(answer);
        if (typeof key === 'string') await storeResponse(scope, userId, key, { status: 200, answer });
        return commit<Answered<O>>(answer);
      }),
  };
};
