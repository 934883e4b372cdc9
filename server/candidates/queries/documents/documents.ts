import type { Selectable } from 'kysely';
import type { downloadDocument, readDocumentText } from '#contract/candidates/operations/documents.ts';
import type { CandidateDocument } from '#contract/candidates/shapes/document.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { unreadableFileMessage } from '#contract/common/text/unreadable.ts';
import type { Database } from '#server/database.ts';
import { canShowInline } from '#server/platform/files/kinds.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ClientScope, SystemScope } from '#server/platform/scope/scope.ts';
import { findCandidate } from '../find-candidate.ts';
import { readableVersions } from '../versions/readable-versions.ts';

export type DocumentRow = Selectable<Database['candidateDocument']>;

/** Converts a document to the API's format, without the storage key. */
export const toCandidateDocument = (row: Omit<DocumentRow, 'textContent'>): CandidateDocument => ({
  documentId: row.id,
  kind: row.kind,
  fileName: row.fileName,
  extension: row.extension,
  mediaType: row.mediaType,
  sizeBytes: row.sizeBytes,
  created: row.createdAt.toISOString(),
  unreadable: row.unreadableReason && {
    reason: row.unreadableReason,
    words: unreadableFileMessage(row.unreadableReason),
  },
});

const columns = [
  'id',
  'candidateId',
  'supplierId',
  'clientId',
  'kind',
  'fileName',
  'extension',
  'mediaType',
  'sizeBytes',
  'sha256',
  'storageKey',
  'thumbnailKey',
  'unreadableReason',
  'uploadedBy',
  'createdAt',
  'deletedAt',
] as const;

/** Lists a candidate's documents without their text, oldest first. */
export const listCandidateDocuments = (scope: AgencyScope | ClientScope, candidateId: string) =>
  scope.db
    .selectFrom('candidateDocument')
    .select(columns)
    .where('candidateId', '=', candidateId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();

/** Lists all documents in the versions of a candidate without their text, oldest first. */
export const listDocumentsOfVersions = (scope: AgencyScope | ClientScope | SystemScope, candidateId: string) => {
  const all = scope.db
    .selectFrom('candidateDocument')
    .select(columns)
    .where('candidateId', '=', candidateId)
    .orderBy('createdAt')
    .orderBy('id');
  return scope.side === 'system'
    ? all.execute()
    : all.where(scope.side === 'agency' ? 'supplierId' : 'clientId', '=', scope.tenantId).execute();
};

/** Returns the agency's uploads that have no candidate. */
export const findUnattachedDocuments = async (scope: AgencyScope, documentIds: readonly string[]) =>
  documentIds.length === 0
    ? []
    : scope.db
        .selectFrom('candidateDocument')
        .select(columns)
        .where('id', 'in', documentIds)
        .where('supplierId', '=', scope.tenantId)
        .where('candidateId', 'is', null)
        .where('deletedAt', 'is', null)
        .execute();

/** Finds one of the agency's documents without its text, with or without a candidate. */
export const findOwnDocument = (scope: AgencyScope, documentId: string) =>
  scope.db
    .selectFrom('candidateDocument')
    .select(columns)
    .where('id', '=', documentId)
    .where('supplierId', '=', scope.tenantId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();

/**
 * Finds a document of a visible candidate, or the agency's own upload without a candidate. A replaced or removed document
 * is found if the caller can read a version that contains it.
 */
const findDocument = async (scope: AgencyScope | ClientScope, documentId: string): Promise<DocumentRow | undefined> => {
  const ownColumn = scope.side === 'agency' ? ('supplierId' as const) : ('clientId' as const);
  const row = await scope.db
    .selectFrom('candidateDocument')
    .selectAll()
    .where('id', '=', documentId)
    .where(ownColumn, '=', scope.tenantId)
    .where(({ eb, or }) => or([eb('deletedAt', 'is', null), eb('candidateId', 'is not', null)]))
    .executeTakeFirst();
  if (!row || row.candidateId === null) return row;
  const found = await findCandidate(scope, row.candidateId);
  if (!found || row.deletedAt === null) return found && row;
  const versions = await readableVersions(scope, found.candidate);
  return versions.some(({ content }) => content.documentIds.includes(row.id)) ? row : undefined;
};

export const downloadCandidateDocument = async (
  scope: AgencyScope | ClientScope,
  input: InputOf<typeof downloadDocument>,
): Promise<HandlerResult<typeof downloadDocument>> => {
  const row = await findDocument(scope, input.documentId);
  if (!row) return notFound();
  const { storageKey, fileName, mediaType, sizeBytes } = row;
  return { storageKey, fileName, mediaType, sizeBytes, inline: canShowInline(mediaType) };
};

export const readCandidateDocumentText = async (
  scope: AgencyScope | ClientScope,
  input: InputOf<typeof readDocumentText>,
): Promise<HandlerResult<typeof readDocumentText>> => {
  const row = await findDocument(scope, input.documentId);
  return row ? { text: row.textContent } : notFound();
};
