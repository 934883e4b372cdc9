import type { Insertable, Kysely, Selectable } from 'kysely';
import { checkLinkHours } from '#contract/draft-candidates/rules.ts';
import type { Database } from '#server/database.ts';
import { newId } from '#server/platform/db/new-id.ts';

type Row = Insertable<Database['draftCandidate']>;

/** Creates a draft candidate that awaits assessment. The talent request must exist. */
export const makeDraftCandidate = async (
  db: Kysely<Database>,
  given: Pick<Row, 'supplierId' | 'talentRequestId' | 'askedBy'> & Partial<Row>,
): Promise<Selectable<Database['draftCandidate']>> => {
  const { engagementId, clientId } = await db
    .selectFrom('talentRequest')
    .select(['engagementId', 'clientId'])
    .where('id', '=', given.talentRequestId)
    .executeTakeFirstOrThrow();
  const at = given.createdAt ?? new Date('2026-11-18T05:00:00Z');
  return db
    .insertInto('draftCandidate')
    .values({
      id: newId(),
      engagementId,
      clientId,
      firstName: 'Ingrid',
      lastName: 'Maalouf',
      emailAddress: 'ingrid@maalouf.example',
      createdAt: at,
      updatedAt: at,
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
};

/** Creates a draft's check link. */
export const makeCheckLink = (
  db: Kysely<Database>,
  draft: { id: string; supplierId: string; askedBy: string },
  given: Partial<Insertable<Database['checkLink']>> & { issuedAt: Date },
): Promise<Selectable<Database['checkLink']>> =>
  db
    .insertInto('checkLink')
    .values({
      id: newId(),
      draftCandidateId: draft.id,
      supplierId: draft.supplierId,
      issuedBy: draft.askedBy,
      expiresAt: new Date(given.issuedAt.getTime() + checkLinkHours * 3_600_000),
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

type CallRow = Insertable<Database['modelCall']>;

/** Logs a call of the language model about a draft candidate. The draft must exist. */
export const makeLoggedModelCall = async (
  db: Kysely<Database>,
  given: Pick<CallRow, 'draftCandidateId' | 'supplierId' | 'userId' | 'at'> & Partial<CallRow>,
): Promise<void> => {
  await db
    .insertInto('modelCall')
    .values({
      id: newId(),
      model: 'reader',
      version: 'reader-2026-11',
      inputHash: 'abc',
      inputTokens: 300,
      outputTokens: 50,
      problem: null,
      ...given,
    })
    .execute();
};
