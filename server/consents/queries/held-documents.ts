import { sql } from 'kysely';
import type {
  downloadHeldDocument as heldOperation,
  downloadSharedDocument as sharedOperation,
} from '#contract/consents/operations.ts';
import { consentRefusals } from '#contract/consents/refusals.ts';
import type { ConsentExport } from '#contract/consents/shapes.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { canShowInline } from '#server/platform/files/kinds.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { signId, verifySignedId } from '#server/platform/vault/signed-id.ts';
import type { Vault } from '#server/platform/vault/vault.ts';
import { findConsentByToken, type ConsentRow } from './consent-page.ts';
import {
  selectCandidatesUnderConsent,
  selectConsentRequestsByEmail,
  selectDraftsByEmail,
  selectUnfinishedSubmissionsByEmail,
} from './held-data.ts';
import { readHeldVersions } from './held-versions.ts';

const keyMs = 3_600_000;

/** The download that a key opens: one document of one request's candidate. `at` is the current time. */
interface KeyFacts {
  readonly requestId: string;
  readonly documentId: string;
  readonly at: Date;
}

const purposeOf = (requestId: string, until: string): string => `consent document ${requestId} ${until}`;

/** Creates the key with which the owner of a code downloads one document within an hour. */
export const documentKey = ({ requestId, documentId, at }: KeyFacts, mac: Vault['mac']): string => {
  const until = String(at.getTime() + keyMs);
  return `${until}-${signId(purposeOf(requestId, until), documentId, mac)}`;
};

const isKeyValid = (key: string, { requestId, documentId, at }: KeyFacts, mac: Vault['mac']): boolean => {
  const [until = '', signed = ''] = key.split('-');
  return verifySignedId(purposeOf(requestId, until), signed, mac) === documentId && Number(until) > at.getTime();
};

const documents = (scope: SystemScope, supplierId: string) =>
  scope.db.selectFrom('candidateDocument as d').where('d.supplierId', '=', supplierId);

/**
 * Lists all files that the agency holds under the address to which the code was sent, oldest first, each with a key for
 * its download. Replaced and removed documents of a submitted candidate stay stored (decision 0136), and are listed if a
 * version under this address has them.
 */
export const listHeldDocuments = async (scope: SystemScope, row: ConsentRow): Promise<ConsentExport['documents']> => {
  const requests = await selectConsentRequestsByEmail(scope, row).select('c.submission').execute();
  const forms = await selectUnfinishedSubmissionsByEmail(scope, row).select(['f.documentId', 'f.fields']).execute();
  const drafts = await selectDraftsByEmail(scope, row).select('d.documentId').execute();
  const candidates = await selectCandidatesUnderConsent(scope, row).select(['k.id', 'k.firstViewedAt']).execute();
  const named = [
    ...requests.flatMap(({ submission }) =>
      submission ? [submission.documentId, ...submission.otherDocumentIds] : [],
    ),
    ...forms.flatMap(({ documentId, fields }) => [
      documentId,
      ...(Array.isArray(fields.otherDocumentIds) ? fields.otherDocumentIds.map(String) : []),
    ]),
    ...drafts.map(({ documentId }) => documentId),
  ].filter((id) => id !== null);
  const versions = await readHeldVersions(scope, candidates, row.emailAddress);
  const former = [...versions.values()].flatMap(({ documentIds }) => [...documentIds]);
  const rows = await documents(scope, row.supplierId)
    .select(['d.id', 'd.fileName', 'd.sizeBytes', 'd.createdAt', 'd.deletedAt'])
    .where(
      sql<boolean>`(d.id::text = any (${named}::text[]) or d.candidate_id = any (${candidates.map(({ id }) => id)}::uuid[]))`,
    )
    .where(sql<boolean>`(d.deleted_at is null or d.candidate_id is not null and d.id = any (${former}::uuid[]))`)
    .orderBy('d.createdAt')
    .orderBy('d.id')
    .execute();
  return rows.map(({ id, fileName, sizeBytes, createdAt, deletedAt }) => ({
    documentId: id,
    fileName,
    sizeBytes,
    created: createdAt.toISOString(),
    removed: deletedAt?.toISOString() ?? null,
    key: documentKey({ requestId: row.id, documentId: id, at: scope.now }, scope.vault.mac),
  }));
};

const fileColumns = ['d.storageKey', 'd.fileName', 'd.mediaType', 'd.sizeBytes'] as const;

/** Returns a document that the agency wants to share. The page shows its hash. */
export const downloadSharedDocument = async (
  scope: SystemScope,
  { token, sha256 }: InputOf<typeof sharedOperation>,
): Promise<HandlerResult<typeof sharedOperation>> => {
  const row = await findConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  const file = await documents(scope, row.supplierId)
    .select(fileColumns)
    .where('d.id', 'in', [row.submission.documentId, ...row.submission.otherDocumentIds])
    .where('d.sha256', '=', sha256)
    .where('d.deletedAt', 'is', null)
    .limit(1)
    .executeTakeFirst();
  return file ? { ...file, inline: canShowInline(file.mediaType) } : notFound();
};

/** Returns a document from the candidate's export. */
export const downloadHeldDocument = async (
  scope: SystemScope,
  { token, documentId, key }: InputOf<typeof heldOperation>,
): Promise<HandlerResult<typeof heldOperation>> => {
  const row = await findConsentByToken(scope, token);
  if (row instanceof Refused) return row;
  const facts = { requestId: row.id, documentId, at: scope.now };
  if (!isKeyValid(key, facts, scope.vault.mac)) return refuse(consentRefusals['download-expired']);
  const file = await documents(scope, row.supplierId)
    .select(fileColumns)
    .where('d.id', '=', documentId)
    .where(({ eb, or }) => or([eb('d.deletedAt', 'is', null), eb('d.candidateId', 'is not', null)]))
    .executeTakeFirst();
  return file ? { ...file, inline: canShowInline(file.mediaType) } : notFound();
};
