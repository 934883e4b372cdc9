import type { UserScope } from '#server/platform/scope/scope.ts';
import { commonRefusals, type Reason, type Refusal } from '#contract/common/refusal.ts';

/** A declared refusal. The operation responds with its status and message, and the transaction is rolled back. */
export class Refused<Code extends string = string> {
  readonly refusal: Refusal<Code>;
  readonly message: string;
  readonly reasons: readonly Reason[];
  readonly fields: readonly { field: string; message: string }[];
  /** A signed statement about the refusal. */
  readonly proof: string | undefined;
  /** Records the refused attempt in a new transaction after the rollback. */
  readonly record: ((scope: UserScope) => Promise<void>) | undefined;

  constructor(
    refusal: Refusal<Code>,
    more: {
      message?: string;
      reasons?: readonly Reason[];
      fields?: readonly { field: string; message: string }[];
      proof?: string;
      record?: (scope: UserScope) => Promise<void>;
    } = {},
  ) {
    this.refusal = refusal;
    this.message = more.message ?? refusal.message;
    this.reasons = more.reasons ?? [];
    this.fields = more.fields ?? [];
    this.proof = more.proof;
    this.record = more.record;
  }
}

/**
 * Refuses a call, as in `return refuse(roomRefusals['the-code'])`. `message` replaces the declared message to add
 * facts.
 */
export const refuse = <Code extends string>(
  refusal: Refusal<Code>,
  more?: ConstructorParameters<typeof Refused>[1],
): Refused<Code> => new Refused(refusal, more);

export type CommonCode = keyof typeof commonRefusals;

/** Refuses a call because the record does not exist or belongs to another tenant. Both cases get the same response. */
export const notFound = (): Refused<'not-found'> => refuse(commonRefusals['not-found']);
