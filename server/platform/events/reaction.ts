import type { Files } from '#server/platform/files/files.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';
import type { RecordedEvent } from './event.ts';
import type { EventKind } from './payload.ts';

/** Runs in the transaction of the event and is rolled back with it. */
export interface WithinReaction {
  readonly on: readonly EventKind[];
  within(scope: Scope, event: RecordedEvent): Promise<void>;
}

/** The dependencies of a reaction that runs after the commit. */
export interface ReactionTools {
  readonly files: Files;
  readonly mail: Mail;
}

/** Runs as a job after the commit, with retries, in one process only. */
export interface AfterReaction {
  /** One kind of event, or several that share a queue. */
  readonly on: readonly EventKind[];
  readonly job: string;
  after(scope: SystemScope, event: RecordedEvent, tools: ReactionTools): Promise<void>;
}

export type Reaction = WithinReaction | AfterReaction;

type Kinds<K> = K | readonly K[];
const listOf = <K extends EventKind>(on: Kinds<K>): readonly K[] => (typeof on === 'string' ? [on] : on);

/** Runs a handler for these kinds of event, in their transaction. */
export const handleInTransaction = <K extends EventKind>(
  on: Kinds<K>,
  within: (scope: Scope, event: RecordedEvent<K>) => Promise<void>,
): WithinReaction => ({ on: listOf(on), within });

/** Runs a handler for these kinds of event, as a job after the commit. */
export const handleAfterCommit = <K extends EventKind>(
  on: Kinds<K>,
  job: string,
  after: (scope: SystemScope, event: RecordedEvent<K>, tools: ReactionTools) => Promise<void>,
): AfterReaction => ({ on: listOf(on), job, after });
