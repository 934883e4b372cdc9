import { lockTalentRequest } from '#server/engagements/public.ts';
import type { SystemScope, TenantScope } from '#server/platform/scope/scope.ts';
import type { CandidateRow } from '../../queries/find-candidate.ts';

/**
 * Locks a candidate that the caller can see, after locking the talent request, as in the usual lock order; undefined if
 * the candidate was erased.
 */
export const lockUnerasedCandidate = async (
  scope: TenantScope | SystemScope,
  candidateId: string,
): Promise<CandidateRow | undefined> => {
  const candidates = scope.db.selectFrom('candidate').where('id', '=', candidateId).where('erasedAt', 'is', null);
  const found = await candidates.select('talentRequestId').executeTakeFirst();
  if (!found) return undefined;
  await lockTalentRequest(scope, found.talentRequestId);
  return candidates.selectAll().forUpdate().executeTakeFirst();
};
