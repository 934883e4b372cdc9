import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { maxImportedCvs } from '#contract/candidates/rules.ts';
import { submissionDraftFieldsShape, type SubmissionDraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { countImports } from '../../queries/imports/imported-drafts.ts';
import { readSubmissionContext } from '../../queries/submission.ts';
import { lockStoredFiles } from '../../queries/documents/unused-files.ts';
import { hasTooManyUploads } from '../upload-document.ts';
import { broadcastDraftChange } from './save-draft.ts';

type StartedDraft = { draftId: string; engagementId: string; talentRequestId: string };

/** Creates an upload for the user from the file of an existing CV; null if the CV has been deleted. */
const reuseCv = async (scope: AgencyScope, documentId: string): Promise<string | null> => {
  const find = () =>
    scope.db
      .selectFrom('candidateDocument')
      .selectAll()
      .where('id', '=', documentId)
      .where('supplierId', '=', scope.tenantId)
      .where('kind', '=', 'cv')
      .where('deletedAt', 'is', null)
      .executeTakeFirst();
  const found = await find();
  if (!found) return null;
  await lockStoredFiles(scope, [found.storageKey]);
  const cv = await find();
  if (!cv) return null;
  const id = newId();
  await scope.db
    .insertInto('candidateDocument')
    .values({ ...cv, id, candidateId: null, clientId: null, uploadedBy: scope.userId, createdAt: scope.now })
    .execute();
  return id;
};

/** Starts a submission from fields that are already known, in a draft separate from the form's own draft. */
export const startDraft = async (
  scope: AgencyScope,
  {
    talentRequestId,
    fields,
    cvId,
  }: { talentRequestId: string; fields: Partial<SubmissionDraftFields>; cvId: string | undefined },
): Promise<StartedDraft | Refused<'not-found' | 'submission-closed' | 'too-many-imports' | 'too-many-uploads'>> => {
  const needs = await readSubmissionContext(scope, talentRequestId);
  if (!needs) return notFound();
  if (!needs.can.submit.allowed) {
    return refuse(candidateRefusals['submission-closed'], { reasons: needs.can.submit.reasons });
  }
  // This check also locks the user, so that simultaneous drafts are created in turn and each is counted.
  if (await hasTooManyUploads(scope)) return refuse(candidateRefusals['too-many-uploads']);
  if ((await countImports(scope, talentRequestId)) >= maxImportedCvs)
    return refuse(candidateRefusals['too-many-imports']);
  const draftId = newId();
  await scope.db
    .insertInto('submissionDraft')
    .values({
      id: draftId,
      supplierId: scope.tenantId,
      userId: scope.userId,
      talentRequestId,
      fields: JSON.stringify(submissionDraftFieldsShape.parse(fields)),
      documentId: cvId === undefined ? null : await reuseCv(scope, cvId),
      isImported: true,
      savedAt: scope.now,
    })
    .execute();
  broadcastDraftChange(scope, talentRequestId);
  return { draftId, engagementId: needs.engagementId, talentRequestId };
};
