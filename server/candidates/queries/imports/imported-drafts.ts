import type { Selectable } from 'kysely';
import { draftFieldsShape, type CvField } from '#contract/candidates/shapes/draft-fields.ts';
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

/** Whether a submission repeats a value read from the CV that nobody has confirmed. */
export const hasUnconfirmedFields = async (
  scope: AgencyScope,
  input: { talentRequestId: string; draftId?: string | undefined; confirmedFields: readonly CvField[] } & Record<
    CvField,
    string
  >,
): Promise<boolean> => {
  if (input.draftId === undefined) return false;
  const row = await findImportedDraft(scope, input.draftId, input.talentRequestId);
  if (!row) return false;
  const draft = draftFieldsShape.parse(row.fields);
  return draft.unconfirmedFields.some(
    (field) => !input.confirmedFields.includes(field) && draft[field].trim() === input[field],
  );
};
