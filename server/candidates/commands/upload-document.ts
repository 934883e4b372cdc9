import { sql } from 'kysely';
import type { uploadDocument as operation } from '#contract/candidates/operations/documents.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { cvExtensions, cvTypeError } from '#contract/candidates/rules.ts';
import type { ExtractedCvDetails } from '#contract/candidates/shapes/document.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { findEngagement, findTalentRequest } from '#server/engagements/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult, HandlerInput } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../events.ts';
import { agencyCandidateRights } from '../policy.ts';
import { toCandidateDocument } from '../queries/documents/documents.ts';
import { lockCandidate } from '../queries/find-candidate.ts';
import { phoneParserOf } from '../queries/person.ts';
import { cvDetailsForForm } from '../rules/imported-draft.ts';
import { missingTextNote } from '../rules/missing-text.ts';
import { recordVersion } from './versions/record-version.ts';

type Input = HandlerInput<typeof operation>;

/** Saves a received file as a document, with or without a candidate. */
export const storeDocument = async (
  scope: AgencyScope,
  { kind, file }: Pick<Input, 'kind' | 'file'>,
  place: { candidateId?: string; clientId?: string },
) => {
  const row = await scope.db
    .insertInto('candidateDocument')
    .values({
      id: newId(),
      candidateId: place.candidateId ?? null,
      supplierId: scope.tenantId,
      clientId: place.clientId ?? null,
      kind,
      fileName: file.name,
      extension: file.extension,
      mediaType: file.mediaType,
      sizeBytes: file.sizeBytes,
      sha256: file.sha256,
      storageKey: file.storageKey,
      thumbnailKey: file.thumbnailKey,
      textContent: file.content.text,
      unreadableReason: file.content.unreadable,
      uploadedBy: scope.userId,
      createdAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  if (place.candidateId !== undefined) await recordVersion(scope, place.candidateId);
  await scope.emit({
    kind: candidateEvents.documentAdded,
    supplierId: scope.tenantId,
    clientId: place.clientId ?? null,
    candidateId: place.candidateId ?? null,
    data: { documentId: row.id },
  });
  return toCandidateDocument(row);
};

/** Whether the limit on uploads without a candidate is reached. Deleted uploads count until their files are removed. */
export const hasTooManyUploads = async (scope: AgencyScope): Promise<boolean> => {
  // Makes a user's simultaneous uploads run in turn, so that each is counted.
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forNoKeyUpdate().execute();
  const { perUser, perAgency } = scope.settings.looseUploads;
  const { mine, all } = await scope.db
    .selectFrom('candidateDocument')
    .select([
      sql<number>`(count(*) filter (where uploaded_by = ${scope.userId}))::int`.as('mine'),
      sql<number>`count(*)::int`.as('all'),
    ])
    .where('supplierId', '=', scope.tenantId)
    .where('candidateId', 'is', null)
    .executeTakeFirstOrThrow();
  return mine >= perUser || all >= perAgency;
};

/** Returns the details read from a CV, for a form; null if there are none. */
const readDetails = async (scope: AgencyScope, input: Input): Promise<ExtractedCvDetails | null> => {
  const { details } = input.file.content;
  if (input.kind !== 'cv' || details === null) return null;
  const request =
    input.talentRequestId === undefined ? undefined : await findTalentRequest(scope, input.talentRequestId);
  const engagement = request && (await findEngagement(scope, request.engagementId));
  return cvDetailsForForm(details, await phoneParserOf(scope.db, engagement?.countryId ?? null));
};

/**
 * Returns the error message for an unsupported file type. Fewer types are accepted for CVs than for other documents.
 */
export const documentTypesMessage = ({ kind }: Pick<Input, 'kind'>): string | undefined =>
  kind === 'cv' ? cvTypeError.error() : undefined;

/**
 * Saves a document for a submission in progress or for a candidate. A new CV replaces the candidate's CV until the
 * employer has opened the candidate, unless the candidate agreed to be represented with it.
 */
export const uploadDocument = async (scope: AgencyScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  if (input.kind === 'cv' && !cvExtensions.includes(input.file.extension)) {
    return refuse(commonRefusals['file-type'], { message: cvTypeError.error() });
  }
  const scanNote = input.kind === 'cv' ? missingTextNote(input.file.extension, input.file.content.text) : null;
  if (input.candidateId === undefined) {
    return (await hasTooManyUploads(scope))
      ? refuse(candidateRefusals['too-many-uploads'])
      : { ...(await storeDocument(scope, input, {})), cvDetails: await readDetails(scope, input), scanNote };
  }
  const found = await lockCandidate(scope, input.candidateId);
  if (!found) return notFound();
  const { candidate } = found;
  const can = agencyCandidateRights(scope, candidate, found);
  if (!can.changeDocuments.allowed) {
    return refuse(candidateRefusals['candidate-closed'], { reasons: can.changeDocuments.reasons });
  }
  if (input.kind === 'cv') {
    if (!can.replaceCv.allowed) {
      const code = candidate.consentRequestId === null ? 'cv-opened' : 'cv-confirmed';
      return refuse(candidateRefusals[code], { reasons: can.replaceCv.reasons });
    }
    await scope.db
      .updateTable('candidateDocument')
      .set({ deletedAt: scope.now })
      .where('candidateId', '=', candidate.id)
      .where('supplierId', '=', scope.tenantId)
      .where('kind', '=', 'cv')
      .where('deletedAt', 'is', null)
      .execute();
  }
  const stored = await storeDocument(scope, input, { candidateId: candidate.id, clientId: candidate.clientId });
  // A submitted candidate's details are already stored.
  return { ...stored, cvDetails: null, scanNote };
};
