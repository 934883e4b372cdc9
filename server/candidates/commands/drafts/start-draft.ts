import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { maxImports } from '#contract/candidates/rules.ts';
import { draftFieldsShape, type DraftFields } from '#contract/candidates/shapes/draft-fields.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { notFound, refuse, type Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { countImports } from '../../queries/imports/imported-drafts.ts';
import { submissionNeeds } from '../../queries/submission.ts';
import { refreshOwnPages } from './save-draft.ts';

type StartedDraft = { draftId: string; engagementId: string; talentRequestId: string };

/** Starts a submission with fields that are known already: a draft of its own, beside that of the form. */
export const startDraft = async (
  scope: AgencyScope,
  { talentRequestId, fields }: { talentRequestId: string; fields: Partial<DraftFields> },
): Promise<StartedDraft | Refused<'not-found' | 'submission-closed' | 'too-many-imports'>> => {
  const needs = await submissionNeeds(scope, talentRequestId);
  if (!needs) return notFound();
  if (!needs.can.submit.allowed) {
    return refuse(candidateRefusals['submission-closed'], { reasons: needs.can.submit.reasons });
  }
  // Serialises the drafts of a user, so that simultaneous ones are counted.
  await scope.db.selectFrom('appUser').select('id').where('id', '=', scope.userId).forNoKeyUpdate().execute();
  if ((await countImports(scope, talentRequestId)) >= maxImports) return refuse(candidateRefusals['too-many-imports']);
  const draftId = newId();
  await scope.db
    .insertInto('submissionDraft')
    .values({
      id: draftId,
      supplierId: scope.tenantId,
      userId: scope.userId,
      talentRequestId,
      fields: JSON.stringify(draftFieldsShape.parse(fields)),
      documentId: null,
      isImported: true,
      savedAt: scope.now,
    })
    .execute();
  refreshOwnPages(scope, talentRequestId);
  return { draftId, engagementId: needs.engagementId, talentRequestId };
};
