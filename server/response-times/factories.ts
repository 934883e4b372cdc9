import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

type Row = Database['responseReminder'];

/** Creates the reminder about an application or, with `candidateId`, about one of its candidates. */
export const makeResponseReminder = async (
  db: Kysely<Database>,
  given: Pick<Row, 'applicationId' | 'waitingSince'> & Partial<Insertable<Row>>,
): Promise<Selectable<Row>> => {
  const application = await db
    .selectFrom('application')
    .select(['engagementId', 'supplierId', 'clientId'])
    .where('id', '=', given.applicationId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('responseReminder')
    .values({
      id: newId(),
      ...application,
      candidateId: null,
      remindedAt: new Date(given.waitingSince.getTime() + 7 * 86_400_000),
      escalatedAt: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
