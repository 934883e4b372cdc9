import { newId } from '#server/platform/db/new-id.ts';
import type { Enqueue } from '#server/platform/jobs/jobs.ts';
import { newsOf } from '#server/platform/live/news.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { AfterReaction, Reaction, RecordedEvent, WithinReaction } from './event.ts';
import type { EventFacts } from './facts.ts';

export interface Events {
  emit(scope: Scope, facts: EventFacts): Promise<void>;
}

/** The queue that carries an event to one reaction. */
export const reactionQueue = (reaction: AfterReaction): string => `reaction.${reaction.job}`;

/** Whether agencies may know of what an event is about that no agency is party to. */
const isPublished = async (scope: Scope, { engagementId }: RecordedEvent): Promise<boolean> => {
  if (engagementId === null) return false;
  const row = await scope.db
    .selectFrom('engagement')
    .select('publishedAt')
    .where('id', '=', engagementId)
    .executeTakeFirst();
  return (row?.publishedAt ?? null) !== null;
};

/** Records events, runs what must agree with them in their transaction, and enqueues the rest in it. */
export const createEvents = (reactions: readonly Reaction[], enqueue: Enqueue): Events => {
  const within = new Map<string, WithinReaction[]>();
  const after = new Map<string, AfterReaction[]>();
  for (const reaction of reactions) {
    if ('within' in reaction) within.set(reaction.on, [...(within.get(reaction.on) ?? []), reaction]);
    else {
      const kinds = typeof reaction.on === 'string' ? [reaction.on] : reaction.on;
      for (const kind of kinds) after.set(kind, [...(after.get(kind) ?? []), reaction]);
    }
  }
  return {
    emit: async (scope, facts) => {
      const event: RecordedEvent = {
        id: newId(),
        kind: facts.kind,
        at: scope.now,
        actorUserId: 'userId' in scope ? scope.userId : null,
        supplierId: facts.supplierId ?? null,
        clientId: facts.clientId ?? null,
        engagementId: facts.engagementId ?? null,
        talentRequestId: facts.talentRequestId ?? null,
        applicationId: facts.applicationId ?? null,
        candidateId: facts.candidateId ?? null,
        data: facts.data ?? {},
      };
      await scope.db
        .insertInto('event')
        .values({ ...event, data: JSON.stringify(event.data) })
        .execute();
      for (const reaction of within.get(event.kind) ?? []) await reaction.within(scope, event);
      for (const reaction of after.get(event.kind) ?? []) {
        await enqueue(scope.db, reactionQueue(reaction), { eventId: event.id });
      }
      const news = newsOf(event, event.supplierId === null && (await isPublished(scope, event)));
      if (news) scope.tell(news);
    },
  };
};
