import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

const madeAt = new Date('2026-11-18T05:00:00Z');

/** A saved view of the board, by default without filters. */
export const makeView = async (
  db: Kysely<Database>,
  given: { userId: string } & Partial<Insertable<Database['boardView']>>,
): Promise<Selectable<Database['boardView']>> => {
  const user = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', given.userId)
    .executeTakeFirstOrThrow();
  const id = newId();
  return db
    .insertInto('boardView')
    .values({
      id,
      tenantId: user.tenantId,
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
