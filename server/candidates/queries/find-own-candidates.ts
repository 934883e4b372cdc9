import { sql } from 'kysely';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { candidateNameQuery } from '../rules/name-query.ts';

/**
 * Returns the IDs of the agency's newest candidates whose name or number has words that begin with the search words.
 */
export const findOwnCandidates = async (
  scope: AgencyScope,
  typed: string,
  most: number,
): Promise<readonly string[]> => {
  const query = candidateNameQuery(scope.tenantId, typed);
  if (query === null) return [];
  const { rows } = await sql<{ ids: string[] }>`
    select app.find_own_candidates(${query}::tsquery, ${most}::int) as ids`.execute(scope.db);
  return rows[0]?.ids ?? [];
};
