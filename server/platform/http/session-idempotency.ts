import type { FastifyRequest } from 'fastify';
import type { Operation, OutputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { fingerprintOf, isIdempotencyKey, storeAnswer, claimKey } from './idempotency.ts';
import { refuse, Refused } from '#server/platform/problems/refused.ts';
import { inSystemScopeOrRollback, commit, rollback, type ScopeSource } from '#server/platform/scope/open.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** A write of the session, as its key and what it is about tell it from another. */
export interface IdempotentWrite<O extends Operation> {
  readonly operation: O;
  readonly request: FastifyRequest;
  readonly userId: string;
  /** Without passwords and codes: a fingerprint is no place for them, not even hashed. */
  readonly about: object;
}

type Answered<O extends Operation> = OutputOf<O> | Refused;

/**
 * What the calls of the session do with an Idempotency-Key, as the calls of the rooms do by themselves: a write that
 * came before is answered as it was, and a new one is carried out with its key in one transaction. Calls that only ask
 * a new question, and the one that shows recovery codes, do not use it: the first make nothing twice, and codes that
 * stand in no other place in the clear must not stand beside a key.
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
    const taken = await claimKey(scope, userId, key, fingerprintOf(operation.name, about));
    return taken instanceof Refused || taken === undefined ? taken : (taken.answer as OutputOf<O>);
  };
  return {
    /** The answer that was given before; asked where the work uses something up before it begins. */
    before: (): Promise<Answered<O> | undefined> =>
      inSystemScopeOrRollback(source, reason, async (scope) => rollback(await take(scope))),
    carryOut: (work: (scope: SystemScope) => Promise<Answered<O>>): Promise<Answered<O>> =>
      inSystemScopeOrRollback(source, reason, async (scope) => {
        const before = await take(scope);
        if (before !== undefined) return rollback(before);
        const answer = await work(scope);
        if (answer instanceof Refused) return rollback<Answered<O>>(answer);
        if (typeof key === 'string') await storeAnswer(scope, userId, key, { status: 200, answer });
        return commit<Answered<O>>(answer);
      }),
  };
};
