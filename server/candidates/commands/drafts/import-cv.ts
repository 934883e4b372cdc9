import type { importCv as operation } from '#contract/candidates/operations/import.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { importExtensions, importTypeError, maxImportedCvs } from '#contract/candidates/rules.ts';
import { submissionDraftFieldsShape, type SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { FileText } from '#server/platform/files/file.ts';
import type { HandlerInput, HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { countImports } from '../../queries/imports/imported-drafts.ts';
import { toImportedCvs } from '../../queries/imports/imports.ts';
import { phoneParserOf } from '../../queries/person.ts';
import { readSubmissionContext } from '../../queries/submission.ts';
import { draftFromCvDetails } from '../../rules/imported-draft.ts';
import { broadcastDraftChange } from './save-draft.ts';
import { hasTooManyUploads, storeDocument } from '../upload-document.ts';

/** Returns the error message for a file of an unsupported type. */
export const importTypesMessage = (): string => importTypeError.error();

const fieldsOf = async (scope: AgencyScope, content: FileText, countryId: number): Promise<SubmissionDraftFields> => {
  if (content.details === null) return submissionDraftFieldsShape.parse({ currentCountryId: countryId });
  const e164 = await phoneParserOf(scope.db, countryId);
  const found = draftFromCvDetails(content.details, { e164, countryId });
  return submissionDraftFieldsShape.parse({ ...found, isScan: content.text === '' });
};

/**
 * Saves a CV as a draft submission with the details read from it. Nothing is sent to the employer, and the user must
 * confirm every detail.
 */
export const importCv = async (
  scope: AgencyScope,
  { talentRequestId, file }: HandlerInput<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  if (!importExtensions.includes(file.extension)) {
    return refuse(commonRefusals['file-type'], { message: importTypeError.error() });
  }
  const needs = await readSubmissionContext(scope, talentRequestId);
  if (!needs) return notFound();
  if (!needs.can.submit.allowed) {
    return refuse(candidateRefusals['submission-closed'], { reasons: needs.can.submit.reasons });
  }
  // This check also locks the user, so that simultaneous imports run in turn and each is counted.
  if (await hasTooManyUploads(scope)) return refuse(candidateRefusals['too-many-uploads']);
  if ((await countImports(scope, talentRequestId)) >= maxImportedCvs)
    return refuse(candidateRefusals['too-many-imports']);
  const document = await storeDocument(scope, { kind: 'cv', file }, {});
  const row = await scope.db
    .insertInto('submissionDraft')
    .values({
      id: newId(),
      supplierId: scope.tenantId,
      userId: scope.userId,
      talentRequestId,
      fields: JSON.stringify(await fieldsOf(scope, file.content, needs.countryId)),
      documentId: document.documentId,
      isImported: true,
      savedAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  broadcastDraftChange(scope, talentRequestId);
  const [imported] = await toImportedCvs(scope, [row]);
  return imported ?? notFound();
};
