import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

const madeAt = new Date('2026-11-18T04:00:00Z');

/** A message to support that waits, unless told otherwise. */
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
