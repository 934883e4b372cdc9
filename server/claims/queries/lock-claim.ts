import { lockUnerasedCandidate } from '#server/candidates/public.ts';
import type { SystemScope, TenantScope } from '#server/platform/scope/scope.ts';
import type { ClaimRow } from './claims.ts';

type Candidate = NonNullable<Awaited<ReturnType<typeof lockUnerasedCandidate>>>;

/** Returns a claim's IDs for its events. */
export const claimEventIds = (claim: { id: string }, candidate: Candidate) => ({
  supplierId: candidate.supplierId,
  clientId: candidate.clientId,
  engagementId: candidate.engagementId,
  talentRequestId: candidate.talentRequestId,
  applicationId: candidate.applicationId,
  candidateId: candidate.id,
  data: { claimId: claim.id },
});

/** Locks a claim visible to the caller, after locking its candidate; undefined if there is none. */
export const lockClaim = async (
  scope: TenantScope | SystemScope,
  claimId: string,
): Promise<{ claim: ClaimRow; candidate: Candidate } | undefined> => {
  const claims = scope.db.selectFrom('ownershipClaim').where('id', '=', claimId);
  const found = await claims.select('candidateId').executeTakeFirst();
  const candidate = found && (await lockUnerasedCandidate(scope, found.candidateId));
  const claim = candidate && (await claims.selectAll().forUpdate().executeTakeFirst());
  return claim && { claim, candidate };
};
