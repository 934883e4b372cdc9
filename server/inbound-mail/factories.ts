import { randomBytes } from 'node:crypto';
import type { Insertable, Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

type Address = Database['inboundAddress'];
type Email = Database['inboundEmail'];

const madeAt = new Date('2026-11-20T04:00:00Z');

/** Creates a user's address for a thread or a talent request. */
export const makeInboundAddress = async (
  db: Kysely<Database>,
  given: { userId: string } & Partial<Insertable<Address>>,
): Promise<Selectable<Address>> => {
  const { tenantId } = await db
    .selectFrom('appUser')
    .select('tenantId')
    .where('id', '=', given.userId)
    .executeTakeFirstOrThrow();
  return db
    .insertInto('inboundAddress')
    .values({
      id: newId(),
      token: randomBytes(16).toString('hex'),
      tenantId,
      threadId: null,
      talentRequestId: null,
      page: '/messages',
      createdAt: madeAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Creates an unprocessed email to an address, by default from the address's user. */
export const makeInboundEmail = async (
  db: Kysely<Database>,
  { text = 'Yes.', ...given }: { addressId: string; text?: string } & Partial<Insertable<Email>>,
): Promise<Selectable<Email>> => {
  const { email: sender } = await db
    .selectFrom('inboundAddress')
    .innerJoin('appUser', 'appUser.id', 'inboundAddress.userId')
    .select('appUser.email')
    .where('inboundAddress.id', '=', given.addressId)
    .executeTakeFirstOrThrow();
  const id = newId();
  return db
    .insertInto('inboundEmail')
    .values({
      id,
      messageId: `<${id}@harbour.example>`,
      sender: sender.toLowerCase(),
      raw: Buffer.from(`From: ${sender}\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n${text}\r\n`),
      status: 'waiting',
      reason: null,
      files: '[]',
      dueAt: madeAt,
      receivedAt: madeAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};
