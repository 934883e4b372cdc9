import type { InputOf } from '#contract/common/operation.ts';
import { draftFields } from '#contract/engagements/operations/draft-fields.ts';
import type { listDrafts, readDraft } from '#contract/engagements/operations/drafts.ts';
import type { Answer } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { whatIsMissing } from '../rules/what-is-missing.ts';

const own = (scope: ClientScope) =>
  scope.db.selectFrom('engagementDraft').selectAll().where('clientId', '=', scope.tenantId);

/** A draft of the caller's; what has been added to the form since it was kept has its default. */
export const findDraft = async (scope: ClientScope, draftId: string) => {
  const row = await own(scope).where('id', '=', draftId).executeTakeFirst();
  return row && { ...row, fields: draftFields.parse(row.fields) };
};

export const drafts = async (scope: ClientScope): Promise<Answer<typeof listDrafts>> => {
  const rows = await own(scope).orderBy('savedAt', 'desc').orderBy('id').execute();
  return rows.map(({ id, fields, savedAt }) => ({
    draftId: id,
    title: fields.title,
    kind: fields.kind,
    savedAt: savedAt.toISOString(),
  }));
};

export const draft = async (
  scope: ClientScope,
  input: InputOf<typeof readDraft>,
): Promise<Answer<typeof readDraft>> => {
  const found = await findDraft(scope, input.draftId);
  if (!found) return notFound();
  return {
    draftId: found.id,
    fields: found.fields,
    missing: whatIsMissing(found.fields, scope.now).missing,
    savedAt: found.savedAt.toISOString(),
  };
};
