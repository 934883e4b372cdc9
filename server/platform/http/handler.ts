import type { InputOf, Operation, OutputOf, SentOutputOf } from '#contract/common/operation.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import type { Reaction } from '#server/platform/events/reaction.ts';
import type { Download, ReceivedFile, ReceivedText } from '#server/platform/files/file.ts';
import type { GeneratedFile } from '#server/platform/files/generated-file.ts';
import type { OpenFeed } from '#server/platform/live/live.ts';
import type { Chat } from '#server/platform/mail/chat.ts';
import type { Files } from '#server/platform/files/files.ts';
import type { Job } from '#server/platform/jobs/job.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { CommonCode, Refused } from '#server/platform/problems/refused.ts';
import type { ScopeSource } from '#server/platform/scope/open.ts';
import type { Scope, ScopeOf, SystemScope } from '#server/platform/scope/scope.ts';

type RefusalCodeOf<O extends Operation> = O['refusals'][number]['code'] | CommonCode;

/** What a handler of files gives back; nothing where the operation says that there may be none. */
type FileOf<O> =
  | Download
  | GeneratedFile
  | (undefined extends OutputOf<O> ? (unknown extends OutputOf<O> ? never : undefined) : never);

/** What a handler gives back: the output, or a declared "no". */
export type Answer<O extends Operation> =
  | (O extends { download: true } ? FileOf<O> : O extends { stream: true } ? OpenFeed : SentOutputOf<O>)
  | Refused<RefusalCodeOf<O>>;

export type HandlerInput<O extends Operation> = InputOf<O> &
  (O extends { upload: true } ? { file: O extends { readsText: true } ? ReceivedText : ReceivedFile } : unknown);

export type Handler<O extends Operation> = (scope: ScopeOf<O['access']>, input: HandlerInput<O>) => Promise<Answer<O>>;

/** An operation with the command or query that answers it. */
export interface Route {
  readonly operation: Operation;
  readonly handle: (scope: Scope, input: never) => Promise<unknown>;
  /** Why the product answers for itself what nobody has to be signed in for. */
  readonly asSystem?: string;
  /** What to say of a file whose kind the house does not take, where the operation takes fewer kinds. */
  readonly kindWords?: (input: never) => string | undefined;
}

/** `answer(theOperation, theCommand)`: one line of a room's routes.ts. */
export const answer = <O extends Operation>(
  operation: O,
  handle: Handler<O>,
  more: { kindWords?: (input: InputOf<O>) => string | undefined } = {},
): Route => ({
  operation,
  handle: handle as unknown as Route['handle'],
  ...(more.kindWords ? { kindWords: more.kindWords } : {}),
});

/**
 * The same for a public operation whose caller has no rights of their own: what they typed, or a token from a mail,
 * decides what is done, and the product does it. `reason` says why.
 */
export const answerAsSystem = <O extends Operation & { access: 'public' }>(
  operation: O,
  reason: string,
  handle: (scope: SystemScope, input: HandlerInput<O>) => Promise<Answer<O>>,
  more: { kindWords?: (input: InputOf<O>) => string | undefined } = {},
): Route => ({
  operation,
  asSystem: reason,
  handle: handle as unknown as Route['handle'],
  ...(more.kindWords ? { kindWords: more.kindWords } : {}),
});

/** What a room's work by the clock is done with. */
export interface JobTools {
  readonly source: ScopeSource;
  readonly files: Files;
  readonly mail: Mail;
  /** Absent where support has no chat. */
  readonly chat?: Chat | undefined;
}

/** A room as the server puts it together. */
export interface Room {
  readonly name: string;
  readonly routes: readonly Route[];
  readonly endpoints: readonly Endpoint[];
  readonly reactions?: readonly Reaction[];
  /** Work by the clock. */
  readonly jobs?: (tools: JobTools) => readonly Job[];
}
