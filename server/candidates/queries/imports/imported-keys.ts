import { draftFieldsShape } from '#contract/candidates/shapes/draft-fields.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { IdentityKey } from '../../rules/identity-keys.ts';
import { keysOfPeopleForAgency } from '../person.ts';
import { ownImports } from './imported-drafts.ts';

/** Returns the identity keys in each of the caller's imported CVs for a talent request. */
export const keysOfImports = async (
  scope: AgencyScope,
  talentRequestId: string,
): Promise<{ draftId: string; keys: IdentityKey[] }[]> => {
  const rows = await ownImports(scope, talentRequestId).select(['id', 'fields']).orderBy('id').execute();
  const keys = await keysOfPeopleForAgency(
    scope,
    rows.map(({ fields }) => draftFieldsShape.parse(fields)),
  );
  return rows.map(({ id }, at) => ({ draftId: id, keys: keys[at] ?? [] }));
};
