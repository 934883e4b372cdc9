import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

/** Records that an agency has placed a bid on a talent request. */
export const makePlacedBid = async (
  db: Kysely<Database>,
  given: Omit<Insertable<Database['placedBid']>, 'placedAt' | 'engagementId'>,
): Promise<void> => {
  const { engagementId } = await db
    .selectFrom('talentRequest')
    .select('engagementId')
    .where('id', '=', given.talentRequestId)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('placedBid')
    .values({ placedAt: new Date('2026-11-18T04:00:00Z'), engagementId, ...given })
    .execute();
};

/** Creates a practice auction of ten minutes, by default ranked with day rates. */
export const makePractice = (
  db: Kysely<Database>,
  given: Pick<Insertable<Database['practiceAuction']>, 'tenantId' | 'startedAt'> &
    Partial<Insertable<Database['practiceAuction']>>,
): Promise<Selectable<Database['practiceAuction']>> =>
  db
    .insertInto('practiceAuction')
    .values({
      id: newId(),
      bidTypeId: 2,
      bidMethodId: 4,
      seed: 7,
      endsAt: new Date(given.startedAt.getTime() + 10 * 60_000),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
