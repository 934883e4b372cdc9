import { sql } from 'kysely';
import { mentionEvents } from '#server/clarifications/public.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';

const mentions = Object.values(mentionEvents);

/**
 * Returns the conversation of each event: the one named in the event's data, or the comments on its candidate. Mentions
 * in notes have no conversation, because an email reply is visible to both sides.
 */
export const findEventThreads = async (
  scope: SystemScope,
  eventIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (eventIds.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('event')
    .innerJoin('thread', (join) =>
      join.on((eb) =>
        eb.or([
          eb('thread.id', '=', sql<string>`(event.data ->> 'threadId')::uuid`),
          eb('thread.candidateId', '=', eb.ref('event.candidateId')),
        ]),
      ),
    )
    .select(['event.id as eventId', 'thread.id as threadId'])
    .where('event.id', 'in', eventIds)
    .where((eb) => eb.or([eb('event.kind', 'not in', mentions), sql<boolean>`event.data ->> 'isNote' = 'false'`]))
    .execute();
  return new Map(rows.map(({ eventId, threadId }) => [eventId, threadId]));
};
