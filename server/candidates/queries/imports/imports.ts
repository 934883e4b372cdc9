import type { listImports as operation } from '#contract/candidates/operations/import.ts';
import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import type { ImportedCv } from '#contract/candidates/shapes/imported-cv.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { unreadCvMessage } from '../../rules/imported-draft.ts';
import { toCandidateDocument, findUnattachedDocuments } from '../documents/documents.ts';
import { selectOwnImports, type SubmissionDraftRow } from './imported-drafts.ts';
import { readSubmissionContext } from '../submission.ts';

/** Converts imported drafts to the API's format, each with its document. */
export const toImportedCvs = async (scope: AgencyScope, rows: readonly SubmissionDraftRow[]): Promise<ImportedCv[]> => {
  const documents = await findUnattachedDocuments(
    scope,
    rows.flatMap((row) => row.documentId ?? []),
  );
  const byId = new Map(documents.map((document) => [document.id, toCandidateDocument(document)]));
  return rows.map((row) => {
    const file = byId.get(row.documentId ?? '') ?? null;
    const fields = submissionDraftFieldsShape.parse(row.fields);
    return {
      draftId: row.id,
      savedAt: row.savedAt.toISOString(),
      file,
      fields,
      unreadWords: unreadCvMessage(fields, file),
    };
  });
};

export const listImports = async (
  scope: AgencyScope,
  { talentRequestId }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const needs = await readSubmissionContext(scope, talentRequestId);
  if (!needs) return notFound();
  const rows = await selectOwnImports(scope, talentRequestId).selectAll().orderBy('id').execute();
  return { ...needs, imports: await toImportedCvs(scope, rows) };
};
