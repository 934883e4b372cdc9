import { submissionDraftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { IdentityKey } from '../../rules/identity-keys.ts';
import { identityKeysForAgency } from '../person.ts';
import { selectOwnImports } from './imported-drafts.ts';

/** Returns the identity keys in each of the caller's imported CVs for a talent request. */
export const listImportIdentityKeys = async (
  scope: AgencyScope,
  talentRequestId: string,
): Promise<{ draftId: string; keys: IdentityKey[] }[]> => {
  const rows = await selectOwnImports(scope, talentRequestId).select(['id', 'fields']).orderBy('id').execute();
  const keys = await identityKeysForAgency(
    scope,
    rows.map(({ fields }) => submissionDraftFieldsShape.parse(fields)),
  );
  return rows.map(({ id }, at) => ({ draftId: id, keys: keys[at] ?? [] }));
};
