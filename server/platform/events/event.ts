import type { Files } from '#server/platform/files/files.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';

/** A recorded event, as its handlers and reactions get it. */
export interface RecordedEvent {
  id: string;
  kind: string;
  at: Date;
  actorUserId: string | null;
  supplierId: string | null;
  clientId: string | null;
  engagementId: string | null;
  talentRequestId: string | null;
  applicationId: string | null;
  candidateId: string | null;
  data: Record<string, string | number | boolean | null>;
}

/** Runs in the transaction of the event: what it writes stands or falls with it. */
export interface WithinReaction {
  readonly on: string;
  readonly within: (scope: Scope, event: RecordedEvent) => Promise<void>;
}

/** What a reaction after the commit works with. */
export interface ReactionTools {
  readonly files: Files;
  readonly mail: Mail;
}

/** Runs as a job after the commit, retried, once however many processes there are. */
export interface AfterReaction {
  /** One kind of event, or several that have one queue. */
  readonly on: string | readonly string[];
  readonly job: string;
  readonly after: (scope: SystemScope, event: RecordedEvent, tools: ReactionTools) => Promise<void>;
}

export type Reaction = WithinReaction | AfterReaction;
