import type { Selectable } from 'kysely';
import { submissionDraftFieldsShape, type CvField } from '#contract/candidates/shapes/draft-fields.ts';
import type { Database } from '#server/database.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export type SubmissionDraftRow = Selectable<Database['submissionDraft']>;

/** Selects the caller's imported drafts for a talent request. */
export const selectOwnImports = (scope: AgencyScope, talentRequestId: string) =>
  scope.db
    .selectFrom('submissionDraft')
    .where('supplierId', '=', scope.tenantId)
    .where('userId', '=', scope.userId)
    .where('talentRequestId', '=', talentRequestId)
    .where('isImported', '=', true);

/** Finds one of the caller's imported drafts. */
export const findImportedDraft = (
  scope: AgencyScope,
  draftId: string,
  talentRequestId: string,
): Promise<SubmissionDraftRow | undefined> =>
  selectOwnImports(scope, talentRequestId).selectAll().where('id', '=', draftId).executeTakeFirst();

export const countImports = async (scope: AgencyScope, talentRequestId: string): Promise<number> => {
  const { count } = await selectOwnImports(scope, talentRequestId)
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return Number(count);
};

/**
 * Returns the code of the refusal if a submission's imported draft was removed, or if the submission repeats a value
 * read from the CV that nobody has confirmed; otherwise undefined.
 */
export const findImportedDraftProblem = async (
  scope: AgencyScope,
  input: { talentRequestId: string; draftId?: string | undefined; confirmedFields: readonly CvField[] } & Record<
    CvField,
    string
  >,
): Promise<'draft-removed' | 'unconfirmed-fields' | undefined> => {
  if (input.draftId === undefined) return undefined;
  const row = await findImportedDraft(scope, input.draftId, input.talentRequestId);
  if (!row) return 'draft-removed';
  const draft = submissionDraftFieldsShape.parse(row.fields);
  const isUnconfirmed = draft.unconfirmedFields.some(
    (field) => !input.confirmedFields.includes(field) && draft[field].trim() === input[field],
  );
  return isUnconfirmed ? 'unconfirmed-fields' : undefined;
};
