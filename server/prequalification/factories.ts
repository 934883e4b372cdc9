import type { Insertable, Kysely, Selectable } from 'kysely';
import { prequalificationStatus, type PrequalificationStatusId } from '#contract/prequalification/states.ts';
import type { Database } from '#server/database.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { PrequalificationTables } from './tables.ts';

type Request = PrequalificationTables['prequalificationRequest'];

/** Creates an agency's prequalification with a client, by default approved for a year for permanent professionals. */
export const makePrequalification = (
  db: Kysely<Database>,
  given: { supplierId: string; clientId: string } & Partial<Insertable<Request>>,
): Promise<Selectable<Request>> =>
  db
    .insertInto('prequalificationRequest')
    .values({
      id: newId(),
      recruitmentTypeId: 1,
      roleCategoryId: 2,
      statusId: prequalificationStatus.approved,
      requestedAt: new Date('2026-10-01T04:00:00Z'),
      decidedAt: new Date('2026-10-05T04:00:00Z'),
      endsOn: '2027-10-05',
      supplierName: 'An agency',
      ...given,
    })
    .returningAll()
    .executeTakeFirstOrThrow();

const madeAt = new Date('2026-10-01T04:00:00Z');

/** Creates the first version of a document in an agency's library. Without a storage key, it has no file. */
export const makeLibraryDocument = async (
  db: Kysely<Database>,
  given: { supplierId: string } & Partial<Insertable<Database['prequalificationDocument']>>,
  version: Partial<Insertable<Database['prequalificationVersion']>> = {},
): Promise<{ documentId: string; versionId: string; storageKey: string }> => {
  const document = await db
    .insertInto('prequalificationDocument')
    .values({ id: newId(), description: 'Insurance', createdAt: madeAt, modifiedAt: madeAt, ...given })
    .returning(['id', 'supplierId', 'createdAt'])
    .executeTakeFirstOrThrow();
  const versionId = version.id ?? newId();
  const row = await db
    .insertInto('prequalificationVersion')
    .values({
      id: versionId,
      documentId: document.id,
      supplierId: document.supplierId,
      number: 1,
      fileName: 'Insurance.pdf',
      extension: 'pdf',
      mediaType: 'application/pdf',
      sizeBytes: 100,
      sha256: '0'.repeat(64),
      storageKey: `${versionId}.pdf`,
      uploadedByName: 'Ines Marchetti',
      createdAt: document.createdAt,
      ...version,
    })
    .returning(['storageKey'])
    .executeTakeFirstOrThrow();
  return { documentId: document.id, versionId, storageKey: row.storageKey };
};

/** Shares a document with a client, by default for permanent professionals. */
export const makeDocumentPermission = async (
  db: Kysely<Database>,
  given: { documentId: string; supplierId: string; clientId: string } & Partial<
    Insertable<Database['prequalificationPermission']>
  >,
): Promise<void> => {
  await db
    .insertInto('prequalificationPermission')
    .values({
      id: newId(),
      permProfessional: true,
      email: 'documents@agency.example',
      location: 'Melbourne, Australia',
      createdAt: madeAt,
      modifiedAt: madeAt,
      ...given,
    })
    .execute();
};

/** Creates a step in a request's history. */
export const makePrequalificationStep = async (
  db: Kysely<Database>,
  given: {
    requestId: string;
    supplierId: string;
    clientId: string;
    statusId: PrequalificationStatusId;
    at: Date;
  } & Partial<Insertable<Database['prequalificationStep']>>,
): Promise<void> => {
  await db
    .insertInto('prequalificationStep')
    .values({ id: newId(), byName: '', ...given })
    .execute();
};

/**
 * Creates a prequalification and a document. The users who requested it, approved it and uploaded the document have
 * names.
 */
export const makeDecidedPrequalification = async (db: Kysely<Database>, at: Date) => {
  const supplierId = (await makeTenant(db)).id;
  const clientId = (await makeTenant(db, { side: 'client' })).id;
  const asker = await makeUser(db, { tenantId: supplierId });
  const decider = await makeUser(db, { tenantId: clientId });
  const [askerName, deciderName] = ['Ines Marchetti', 'Owen Prideaux'];
  const { id: requestId } = await makePrequalification(db, {
    supplierId,
    clientId,
    requestedBy: asker.id,
    requestedByName: askerName,
    decidedBy: decider.id,
    decidedByName: deciderName,
  });
  const step = { requestId, supplierId, clientId, at };
  await makePrequalificationStep(db, {
    ...step,
    statusId: prequalificationStatus.pending,
    byUserId: asker.id,
    byName: askerName,
  });
  await makePrequalificationStep(db, {
    ...step,
    statusId: prequalificationStatus.approved,
    byUserId: decider.id,
    byName: deciderName,
  });
  await makeLibraryDocument(db, { supplierId }, { uploadedBy: asker.id, uploadedByName: askerName });
  return { requestId, asker, decider };
};
