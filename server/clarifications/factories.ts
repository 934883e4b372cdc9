import type { Kysely, Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { ClarificationTables } from './tables.ts';

type Thread = Selectable<ClarificationTables['thread']>;
type MessageRow = Selectable<ClarificationTables['message']>;

/** Creates a message in a thread, by default an agency's question whose author is unknown. */
export const makeMessage = async (
  db: Kysely<Database>,
  thread: Thread,
  { mentions = [], ...given }: Partial<Omit<MessageRow, 'earlierTexts' | 'threadId'>> = {},
): Promise<MessageRow> =>
  db
    .insertInto('message')
    .values({
      id: newId(),
      threadId: thread.id,
      supplierId: thread.supplierId,
      clientId: thread.clientId,
      side: 'agency',
      authorUserId: null,
      authorName: 'Mara Ellingsen',
      text: 'Is the weekend roster rotating?',
      isQuestion: (given.side ?? 'agency') === 'agency' && (given.visibleTo ?? 'both') === 'both',
      mentions: JSON.stringify(mentions),
      earlierTexts: '[]',
      createdAt: thread.createdAt,
      editedAt: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

/** Creates a thread of any kind, without messages. */
export const makeThread = async (
  db: Kysely<Database>,
  given: Pick<Thread, 'kind' | 'supplierId' | 'clientId' | 'createdAt'> & Partial<Thread>,
): Promise<Thread> =>
  db
    .insertInto('thread')
    .values({
      id: newId(),
      supplierLogoPath: null,
      engagementId: null,
      candidateId: null,
      publishedThreadId: null,
      lastMessageAt: given.createdAt,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type ClarificationFixture = {
  engagementId: string;
  supplierId: string | null;
  question?: Parameters<typeof makeMessage>[2];
} & Partial<Omit<Thread, 'engagementId' | 'supplierId' | 'kind'>>;

/**
 * Creates a clarification with its first question. If an agency is given, the clarification is private to that agency;
 * otherwise it is published.
 */
export const makeClarification = async (
  db: Kysely<Database>,
  { question, ...given }: ClarificationFixture,
): Promise<{ thread: Thread; question: MessageRow }> => {
  const engagement = await db
    .selectFrom('engagement')
    .select(['clientId', 'createdAt'])
    .where('id', '=', given.engagementId)
    .executeTakeFirstOrThrow();
  const supplier = await db.selectFrom('tenant').select('name').where('id', '=', given.supplierId).executeTakeFirst();
  const createdAt = given.createdAt ?? engagement.createdAt;
  const thread = await makeThread(db, {
    kind: 'clarification',
    clientId: engagement.clientId,
    supplierName: supplier?.name ?? '',
    subject: 'Weekend roster and on-call allowance',
    createdAt,
    ...given,
  });
  return { thread, question: await makeMessage(db, thread, question) };
};

/** Creates an attachment that its author has uploaded. If a message is given, the attachment was sent with it. */
export const makeAttachment = async (
  db: Kysely<Database>,
  given: Pick<Selectable<ClarificationTables['messageAttachment']>, 'supplierId' | 'clientId' | 'uploadedBy'> &
    Partial<Selectable<ClarificationTables['messageAttachment']>>,
): Promise<Selectable<ClarificationTables['messageAttachment']>> =>
  db
    .insertInto('messageAttachment')
    .values({
      id: newId(),
      messageId: null,
      fileName: 'Site map.pdf',
      extension: 'pdf',
      mediaType: 'application/pdf',
      sizeBytes: 2048,
      sha256: 'ab'.repeat(32),
      storageKey: `${newId()}.pdf`,
      thumbnailKey: null,
      createdAt: new Date('2026-11-19T04:00:00Z'),
      deletedAt: null,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
