import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';

const madeAt = new Date('2026-11-18T04:00:00Z');

/** Creates a message to support, waiting by default. */
export const makeSupportMessage = async (
  db: Kysely<Database>,
  given: { tenantId: string; userId: string } & Partial<Insertable<Database['supportMessage']>>,
): Promise<Selectable<Database['supportMessage']>> =>
  db
    .insertInto('supportMessage')
    .values({
      id: newId(),
      platform: 'Agency',
      email: 'owner@harbour.example',
      subject: 'A question',
      description: 'How do I add a colleague?',
      supportAddress: 'support+owner_harbour.example',
      dueAt: madeAt,
      createdAt: madeAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Creates a tenant's user whose account is deleted. Returns the user's ID. */
export const makeFormerUser = async (db: Kysely<Database>, tenantId: string): Promise<string> => {
  const { id } = await makeUser(db, { tenantId, role: 'standard' });
  await db.updateTable('appUser').set({ deletedAt: madeAt }).where('id', '=', id).execute();
  return id;
};
