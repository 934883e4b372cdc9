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

/** Creates the private address of a user's calendar. */
export const makeCalendarAddress = async (
  db: Kysely<Database>,
  userId: string,
): Promise<Selectable<Database['calendarAddress']>> => {
  const { tenantId } = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', userId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('calendarAddress')
    .values({ id: newId(), tenantId, userId, issuedAt: madeAt })
    .onConflict((conflict) => conflict.column('userId').doUpdateSet({ issuedAt: madeAt }))
    .returningAll()
    .executeTakeFirstOrThrow();
};
