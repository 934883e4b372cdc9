import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { AssignmentTables } from './tables.ts';

type Assignment = AssignmentTables['assignment'];

/** Creates a user's assignment to an engagement. */
export const makeAssignment = async (
  db: Kysely<Database>,
  given: { engagementId: string; userId: string } & Partial<Insertable<Assignment>>,
): Promise<Selectable<Assignment>> => {
  const user = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', given.userId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('assignment')
    .values({
      id: newId(),
      supplierId: user.tenantId,
      createdBy: given.userId,
      createdAt: new Date('2026-11-18T05:00:00Z'),
      deletedAt: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
