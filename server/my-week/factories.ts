import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

const madeAt = new Date('2026-11-18T05:00:00Z');

/** Creates a task that a user has added, by default due on 20 November. */
export const makeWeekTask = async (
  db: Kysely<Database>,
  given: { userId: string } & Partial<Insertable<Database['weekTask']>>,
): Promise<Selectable<Database['weekTask']>> => {
  const { tenantId } = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', given.userId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('weekTask')
    .values({
      id: newId(),
      tenantId,
      createdBy: given.userId,
      text: 'Call the hiring lead',
      dueOn: '2026-11-20',
      createdAt: madeAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
