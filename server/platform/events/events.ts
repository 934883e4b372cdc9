import { newId } from '#server/platform/db/new-id.ts';
import type { Enqueue } from '#server/platform/jobs/jobs.ts';
import { toBroadcast } from '#server/platform/live/broadcast.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { EventPayloads } from '#server/event-payloads.ts';
import type { RecordedEvent } from './event.ts';
import type { AfterCommitReaction, Reaction, InTransactionReaction } from './reaction.ts';
import type { EventFacts } from './facts.ts';
import { createPayloadCodec, type EventKind, type PayloadCodec, type PayloadInput } from './payload.ts';

export interface Events {
  readonly payloads: PayloadCodec;
  emit<K extends EventKind>(scope: Scope, facts: EventFacts<K>): Promise<void>;
}

/** Returns the name of the queue that carries events to one reaction. */
export const reactionQueue = (reaction: AfterCommitReaction): string => `reaction.${reaction.job}`;

/**
 * Whether the event's engagement is published. If so, agencies may receive even those events about it that concern no
 * particular agency.
 */
const isPublished = async (scope: Scope, { engagementId }: RecordedEvent): Promise<boolean> => {
  if (engagementId === null) return false;
  const row = await scope.db
    .selectFrom('engagement')
    .select('publishedAt')
    .where('id', '=', engagementId)
    .executeTakeFirst();
  return (row?.publishedAt ?? null) !== null;
};

/**
 * Creates the event recorder, which runs the reactions that must be consistent with an event in its transaction, and
 * enqueues the others.
 */
export const createEvents = (schemas: EventPayloads, reactions: readonly Reaction[], enqueue: Enqueue): Events => {
  const payloads = createPayloadCodec(schemas);
  const within = new Map<string, InTransactionReaction[]>();
  const after = new Map<string, AfterCommitReaction[]>();
  for (const reaction of reactions) {
    for (const kind of reaction.on) {
      if ('within' in reaction) within.set(kind, [...(within.get(kind) ?? []), reaction]);
      else after.set(kind, [...(after.get(kind) ?? []), reaction]);
    }
  }
  return {
    payloads,
    emit: async <K extends EventKind>(scope: Scope, facts: EventFacts<K>) => {
      const { data, text } = payloads.check(facts.kind, facts.data ?? ({} as PayloadInput<K>));
      const ids = {
        id: newId(),
        at: scope.now,
        actorUserId: 'userId' in scope ? scope.userId : null,
        supplierId: facts.supplierId ?? null,
        clientId: facts.clientId ?? null,
        engagementId: facts.engagementId ?? null,
        talentRequestId: facts.talentRequestId ?? null,
        applicationId: facts.applicationId ?? null,
        candidateId: facts.candidateId ?? null,
      };
      await scope.db
        .insertInto('event')
        .values({ ...ids, kind: facts.kind, data: text })
        .execute();
      const event: RecordedEvent = { ...ids, kind: facts.kind, data };
      for (const reaction of within.get(event.kind) ?? []) await reaction.within(scope, event);
      for (const reaction of after.get(event.kind) ?? []) {
        await enqueue(scope.db, reactionQueue(reaction), { eventId: event.id });
      }
      const news = toBroadcast(event, event.supplierId === null && (await isPublished(scope, event)));
      if (news) scope.broadcast(news);
    },
  };
};
