import type { Files } from '#server/platform/files/files.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';
import type { RecordedEvent } from './event.ts';
import type { EventKind } from './payload.ts';

/** A reaction that runs in the event's transaction and is rolled back with it. */
export interface InTransactionReaction {
  readonly on: readonly EventKind[];
  within(scope: Scope, event: RecordedEvent): Promise<void>;
}

/** The dependencies of a reaction that runs after the commit. */
export interface ReactionDependencies {
  readonly files: Files;
  readonly mail: Mailer;
}

/** A reaction that runs as a job after the commit, with retries, in one process only. */
export interface AfterCommitReaction {
  /** The kinds of event that trigger the reaction. They share one queue. */
  readonly on: readonly EventKind[];
  readonly job: string;
  after(scope: SystemScope, event: RecordedEvent, tools: ReactionDependencies): Promise<void>;
}

export type Reaction = InTransactionReaction | AfterCommitReaction;

type Kinds<K> = K | readonly K[];
const listOf = <K extends EventKind>(on: Kinds<K>): readonly K[] => (typeof on === 'string' ? [on] : on);

/** Runs a handler for events of these kinds, in their transaction. */
export const handleInTransaction = <K extends EventKind>(
  on: Kinds<K>,
  within: (scope: Scope, event: RecordedEvent<K>) => Promise<void>,
): InTransactionReaction => ({ on: listOf(on), within });

/** Runs a handler for events of these kinds, as a job after the commit. */
export const handleAfterCommit = <K extends EventKind>(
  on: Kinds<K>,
  job: string,
  after: (scope: SystemScope, event: RecordedEvent<K>, tools: ReactionDependencies) => Promise<void>,
): AfterCommitReaction => ({ on: listOf(on), job, after });
