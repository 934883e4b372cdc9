import type { Insertable, Kysely } from 'kysely';
import type { Database } from '#server/database.ts';

/** Records that an agency has bid on a talent request. */
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
