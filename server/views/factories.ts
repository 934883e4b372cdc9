import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

const madeAt = new Date('2026-11-18T05:00:00Z');

/** Creates a saved view of a page, by default of the board and without filters. */
export const makeView = async (
  db: Kysely<Database>,
  given: { userId: string } & Partial<Insertable<Database['savedView']>>,
): Promise<Selectable<Database['savedView']>> => {
  const user = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', given.userId)
    .executeTakeFirstOrThrow();
  const id = newId();
  return db
    .insertInto('savedView')
    .values({
      id,
      tenantId: user.tenantId,
      page: 'board',
      name: `View ${id}`,
      query: '{}',
      isDefault: false,
      createdAt: madeAt,
      updatedAt: madeAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
