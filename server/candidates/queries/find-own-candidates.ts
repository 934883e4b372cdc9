import { sql } from 'kysely';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { nameQuery } from '../rules/name-query.ts';

/** The ids of the agency's newest candidates with words in their name or number that start with the typed ones. */
export const findOwnCandidates = async (
  scope: AgencyScope,
  typed: string,
  most: number,
): Promise<readonly string[]> => {
  const query = nameQuery(scope.tenantId, typed);
  if (query === null) return [];
  const { rows } = await sql<{ ids: string[] }>`
    select app.find_own_candidates(${query}::tsquery, ${most}::int) as ids`.execute(scope.db);
  return rows[0]?.ids ?? [];
};
