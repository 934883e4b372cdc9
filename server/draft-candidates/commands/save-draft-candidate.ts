import { sql } from 'kysely';
import type {
  discardDraftCandidate as discardOperation,
  saveDraftCandidate as operation,
} from '#contract/draft-candidates/operations.ts';
import { draftCandidateRefusals } from '#contract/draft-candidates/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { readSubmission, findUnattachedDocuments } from '#server/candidates/public.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { draftCandidateEvents } from '../events.ts';
import { lockDraftCandidate, type DraftCandidateRecord } from '../queries/find-draft-candidate.ts';
import { readDraftCandidate } from '../queries/read-draft-candidates.ts';
import { draftEventIds, requestAssessment } from './request-assessment.ts';

type Input = InputOf<typeof operation>;

const personOf = (input: Input) => ({
  firstName: input.firstName,
  lastName: input.lastName,
  emailAddress: input.email.toLowerCase(),
  currentCountryId: input.currentCountryId,
});

const hasCv = async (scope: AgencyScope, documentId: string): Promise<boolean> =>
  (await findUnattachedDocuments(scope, [documentId])).some(({ kind }) => kind === 'cv');

const create = async (scope: AgencyScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  const place = await readSubmission(scope, { talentRequestId: input.talentRequestId });
  if (place instanceof Refused) return notFound();
  if (!place.can.submit.allowed) {
    return refuse(draftCandidateRefusals['submission-closed'], { reasons: place.can.submit.reasons });
  }
  if (!(await hasCv(scope, input.documentId))) return refuse(draftCandidateRefusals['document-needed']);
  const draft = await scope.db
    .insertInto('draftCandidate')
    .values({
      id: newId(),
      supplierId: scope.tenantId,
      clientId: place.clientId,
      engagementId: place.engagementId,
      talentRequestId: input.talentRequestId,
      ...personOf(input),
      documentId: input.documentId,
      askedBy: scope.userId,
      createdAt: scope.now,
      updatedAt: scope.now,
    })
    .returningAll()
    .executeTakeFirstOrThrow();
  await scope.emit({ kind: draftCandidateEvents.assessmentRequested, ...draftEventIds(draft) });
  return readDraftCandidate(scope, draft.id);
};

const change = async (
  scope: AgencyScope,
  draft: DraftCandidateRecord,
  input: Input,
): Promise<HandlerResult<typeof operation>> => {
  if (draft.candidateId !== null) return refuse(draftCandidateRefusals['draft-submitted']);
  if (draft.talentRequestId !== input.talentRequestId) return refuse(draftCandidateRefusals['other-request']);
  const isNewCv = draft.documentId !== input.documentId;
  if (isNewCv && !(await hasCv(scope, input.documentId))) return refuse(draftCandidateRefusals['document-needed']);
  await scope.db
    .updateTable('draftCandidate')
    .set({ ...personOf(input), documentId: input.documentId, updatedAt: scope.now })
    .where('id', '=', draft.id)
    .execute();
  if (isNewCv) await requestAssessment(scope, draft);
  else await scope.emit({ kind: draftCandidateEvents.saved, ...draftEventIds(draft) });
  return readDraftCandidate(scope, draft.id);
};

/** Creates or changes a draft candidate. A new CV is assessed. */
export const saveDraftCandidate = async (
  scope: AgencyScope,
  input: Input,
): Promise<HandlerResult<typeof operation>> => {
  if (input.draftCandidateId === undefined) return create(scope, input);
  const draft = await lockDraftCandidate(scope, input.draftCandidateId);
  return draft ? change(scope, draft, input) : notFound();
};

/** Whether the draft names a person on hold. If so, the database refuses to delete it. */
const isHeldDraft = async (scope: AgencyScope, draftCandidateId: string): Promise<boolean> => {
  const { isHeld } = await scope.db
    .selectFrom('draftCandidate as d')
    .select(sql<boolean>`app.is_kept_record(d.supplier_id, app.text_of_draft_candidate(d.id), true)`.as('isHeld'))
    .where('d.id', '=', draftCandidateId)
    .executeTakeFirstOrThrow();
  return isHeld;
};

/** Deletes a draft with its assessment and link. Its CV is deleted later as an unattached upload. */
export const discardDraftCandidate = async (
  scope: AgencyScope,
  { draftCandidateId }: InputOf<typeof discardOperation>,
): Promise<HandlerResult<typeof discardOperation>> => {
  const draft = await lockDraftCandidate(scope, draftCandidateId);
  if (!draft) return notFound();
  if (draft.candidateId !== null) return refuse(draftCandidateRefusals['draft-submitted']);
  if (await isHeldDraft(scope, draft.id)) return refuse(draftCandidateRefusals['person-held']);
  await scope.db.deleteFrom('draftCandidate').where('id', '=', draft.id).execute();
  await scope.emit({ kind: draftCandidateEvents.discarded, ...draftEventIds(draft) });
  return {};
};
