import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { OpportunityTables } from './tables.ts';

type SavedSearch = OpportunityTables['savedSearch'];

/** A saved search, by default for nurses and with alerts. */
export const makeSavedSearch = (
  db: Kysely<Database>,
  given: { tenantId: string; userId: string } & Partial<Insertable<SavedSearch>>,
): Promise<Selectable<SavedSearch>> => {
  const id = newId();
  return db
    .insertInto('savedSearch')
    .values({
      id,
      name: `Nurses ${id}`,
      filters: JSON.stringify({ keywords: 'nurse', location: '', clientName: '' }),
      query: `'nurs'`,
      alerts: true,
      createdAt: new Date('2026-11-18T04:00:00Z'),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
