import type {
  listDrafts as draftsOperation,
  readSubmission as operation,
} from '#contract/candidates/operations/submission.ts';
import { type SubmissionDraft } from '#contract/candidates/shapes.ts';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findOwnApplication } from '#server/applications/public.ts';
import { listOwnAwards } from '#server/bidding/public.ts';
import { findEngagement, findTalentRequest, listQuestions, type FoundQuestion } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { rightToSubmitCandidate } from '../policy.ts';
import { engagementFields } from '../rules/engagement-fields.ts';
import { findFeeTerms } from '../rules/fee-terms.ts';
import { toRequestSummary } from './candidate-details.ts';
import { toCandidateDocument, findUnattachedDocuments } from './documents/documents.ts';
import { findImportedDraft, type SubmissionDraftRow } from './imports/imported-drafts.ts';
import { countOwnOpenCandidates } from './own-candidates.ts';

const questionOf = (question: FoundQuestion) => ({
  questionId: question.id,
  text: question.text,
  kind: question.kind,
  options: question.options,
  isMandatory: question.isMandatory,
});

/** Finds a user's own draft of the submission form for a talent request. */
const findOwnDraft = (scope: AgencyScope, talentRequestId: string) =>
  scope.db
    .selectFrom('submissionDraft')
    .selectAll()
    .where('supplierId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('talentRequestId', '=', talentRequestId)
    .where('isImported', '=', false)
    .executeTakeFirst();

const toDraft = async (scope: AgencyScope, row: SubmissionDraftRow | undefined): Promise<SubmissionDraft | null> => {
  if (!row) return null;
  const { otherDocumentIds } = row.fields;
  const others = Array.isArray(otherDocumentIds) ? otherDocumentIds.map(String) : [];
  const documents = await findUnattachedDocuments(
    scope,
    row.documentId === null ? others : [row.documentId, ...others],
  );
  const cv = documents.find((document) => document.id === row.documentId);
  return {
    savedAt: row.savedAt.toISOString(),
    fields: submissionDraftFieldsShape.parse(row.fields),
    file: cv ? toCandidateDocument(cv) : null,
    otherDocuments: documents.filter((document) => document.kind === 'other').map(toCandidateDocument),
  };
};

/**
 * Reads the data that a submission for a talent request needs, apart from the draft; undefined if the request is
 * unknown.
 */
export const readSubmissionContext = async (scope: AgencyScope, talentRequestId: string) => {
  const request = await findTalentRequest(scope, talentRequestId);
  const engagement = request && (await findEngagement(scope, request.engagementId));
  if (!engagement) return undefined;
  const application = await findOwnApplication(scope, engagement.id);
  const award = (await listOwnAwards(scope, [request.id])).get(request.id);
  const open = await countOwnOpenCandidates(scope, request.id);
  const questions = await listQuestions(scope, [request.id]);
  return {
    ...toRequestSummary(request),
    ...findFeeTerms(application, engagement, award?.fee),
    ...engagementFields(engagement),
    clientId: engagement.clientId,
    clientName: engagement.clientName,
    countryId: engagement.countryId,
    currencyIso: engagement.currencyCode,
    currencyDigits: engagement.currencyDigits,
    baseSalaryFrom: request.baseSalaryFrom,
    baseSalaryTo: request.baseSalaryTo,
    requiresConsent: engagement.requiresConsent,
    requiresCandidateConsent: engagement.requiresCandidateConsent,
    questions: questions.map(questionOf),
    can: {
      submit: rightToSubmitCandidate(scope, { request, engagement, application, award, ownOpenCandidates: open }),
    },
  };
};

export const readSubmission = async (
  scope: AgencyScope,
  { talentRequestId, draftId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const needs = await readSubmissionContext(scope, talentRequestId);
  if (!needs) return notFound();
  const row =
    draftId === undefined
      ? await findOwnDraft(scope, talentRequestId)
      : await findImportedDraft(scope, draftId, talentRequestId);
  if (draftId !== undefined && !row) return notFound();
  return { ...needs, draft: await toDraft(scope, row) };
};

export const listSubmissionDrafts = async (
  scope: AgencyScope,
  { engagementId }: InputOf<typeof draftsOperation>,
): Promise<HandlerResult<typeof draftsOperation>> => {
  if (!(await findEngagement(scope, engagementId))) return notFound();
  const rows = await scope.db
    .selectFrom('submissionDraft as d')
    .innerJoin('talentRequest as r', 'r.id', 'd.talentRequestId')
    .select([
      'r.id',
      'r.number',
      'r.jobTitle',
      'd.id as draftId',
      'd.isImported',
      'd.fields',
      'd.documentId',
      'd.savedAt',
    ])
    .where('r.engagementId', '=', engagementId)
    .where('d.supplierId', '=', scope.tenantId)
    .where('d.userId', '=', scope.userId)
    .orderBy('d.savedAt', 'desc')
    .orderBy('d.id')
    .execute();
  return rows.map(({ id, number, jobTitle, draftId, isImported, fields, documentId, savedAt }) => {
    const { firstName, lastName } = submissionDraftFieldsShape.parse(fields);
    return {
      talentRequestId: id,
      talentRequestNumber: number,
      jobTitle,
      importedDraftId: isImported ? draftId : null,
      firstName,
      lastName,
      hasCv: documentId !== null,
      savedAt: savedAt.toISOString(),
    };
  });
};
