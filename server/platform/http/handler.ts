import type { InputOf, Operation, OutputOf, SentOutputOf } from '#contract/common/operation.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Reaction } from '#server/platform/events/reaction.ts';
import type { Download, ReceivedFile, ReceivedFileWithText } from '#server/platform/files/file.ts';
import type { GeneratedFile } from '#server/platform/files/generated-file.ts';
import type { AttachableFeed } from '#server/platform/live/live.ts';
import type { ChatModel } from '#server/platform/ai/chat-model.ts';
import type { ChatWebhook } from '#server/platform/mail/chat.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { Mailer } from '#server/platform/mail/mail.ts';
import type { CommonCode, Refused } from '#server/platform/problems/refused.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import type { Scope, ScopeOf, SystemScope } from '#server/platform/scope/scope.ts';

type RefusalCodeOf<O extends Operation> = O['refusals'][number]['code'] | CommonCode;

/** The result of a handler that sends a file. It can be undefined only if the operation's output is optional. */
type FileOf<O> =
  | Download
  | GeneratedFile
  | (undefined extends OutputOf<O> ? (unknown extends OutputOf<O> ? never : undefined) : never);

/** The result of a handler: the operation's output, or a declared refusal. */
export type HandlerResult<O extends Operation> =
  | (O extends { download: true } ? FileOf<O> : O extends { stream: true } ? AttachableFeed : SentOutputOf<O>)
  | Refused<RefusalCodeOf<O>>;

export type HandlerInput<O extends Operation> = InputOf<O> &
  (O extends { upload: true }
    ? { file: O extends { readsText: true } ? ReceivedFileWithText : ReceivedFile }
    : unknown);

export type Handler<O extends Operation> = (
  scope: ScopeOf<O['access']>,
  input: HandlerInput<O>,
) => Promise<HandlerResult<O>>;

/** An operation with the command or query that handles it. */
export interface Route {
  readonly operation: Operation;
  readonly handle: (scope: Scope, input: never) => Promise<unknown>;
  /** The reason why a public operation runs in a System scope. */
  readonly asSystem?: string;
  /** Whether the queries may read a replica. Such a handler writes nothing but events, with `scope.emit`. */
  readonly readsReplica?: true;
  /** The message for a file whose type is allowed in uploads in general, but not in this operation. */
  readonly kindWords?: (input: never) => string | undefined;
}

/** Binds an operation to its command: `bindOperation(theOperation, theCommand)` is one line in a room's routes.ts. */
export const bindOperation = <O extends Operation>(
  operation: O,
  handle: Handler<O>,
  more: { kindWords?: (input: InputOf<O>) => string | undefined; readsReplica?: true } = {},
): Route => ({
  operation,
  handle: handle as unknown as Route['handle'],
  ...(more.kindWords ? { kindWords: more.kindWords } : {}),
  ...(more.readsReplica ? { readsReplica: true } : {}),
});

/**
 * Binds a public operation, which runs in a System scope because its caller has no permissions. Access is based on the
 * input or a token from an email; `reason` says why this is safe.
 */
export const bindPublicOperation = <O extends Operation & { access: 'public' }>(
  operation: O,
  reason: string,
  handle: (scope: SystemScope, input: HandlerInput<O>) => Promise<HandlerResult<O>>,
  more: { kindWords?: (input: InputOf<O>) => string | undefined } = {},
): Route => ({
  operation,
  asSystem: reason,
  handle: handle as unknown as Route['handle'],
  ...(more.kindWords ? { kindWords: more.kindWords } : {}),
});

/** The dependencies of a room's scheduled jobs. */
export interface JobDependencies {
  readonly source: ScopeSource;
  readonly files: Files;
  readonly mail: Mailer;
  /** The support chat, if one is configured. */
  readonly chat?: ChatWebhook | undefined;
  /** The language model, if one is configured. */
  readonly model?: ChatModel | undefined;
}

/** The parts of a room that the server assembles: routes, endpoints, reactions and jobs. */
export interface Room {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly endpoints: readonly Endpoint[];
  readonly reactions?: readonly Reaction[];
  /** Creates the room's scheduled jobs. */
  readonly jobs?: (tools: JobDependencies) => readonly Job[];
}
