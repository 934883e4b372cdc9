import { sql } from 'kysely';
import type { SystemScope } from '#server/platform/scope/scope.ts';

/** The conversation that an event is about: that in its data, or the comments on its candidate. */
export const threadOfEvent = async (scope: SystemScope, eventId: string): Promise<string | undefined> => {
  const row = await scope.db
    .selectFrom('event')
    .innerJoin('thread', (join) =>
      join.on((eb) =>
        eb.or([
          eb('thread.id', '=', sql<string>`(event.data ->> 'threadId')::uuid`),
          eb('thread.candidateId', '=', eb.ref('event.candidateId')),
        ]),
      ),
    )
    .select('thread.id')
    .where('event.id', '=', eventId)
    .executeTakeFirst();
  return row?.id;
};
