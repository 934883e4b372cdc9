import { sql } from 'kysely';
import { lockTalentRequest } from '#server/engagements/public.ts';
import type { ProviderScope, SystemScope, TenantScope } from '#server/platform/scope/scope.ts';
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

/**
 * Locks several candidates that weren't erased, and their talent requests first. Always in the same order, so that two
 * callers who lock some of the same candidates wait for each other and never deadlock.
 */
const lockUnerasedCandidates = async (
  scope: ProviderScope | SystemScope,
  candidateIds: readonly string[],
): Promise<CandidateRow[]> => {
  if (candidateIds.length === 0) return [];
  const candidates = scope.db
    .selectFrom('candidate')
    .where('id', 'in', [...candidateIds])
    .where('erasedAt', 'is', null);
  const requests = await candidates
    .select(['engagementId', 'talentRequestId'])
    .distinct()
    .orderBy('engagementId')
    .orderBy('talentRequestId')
    .execute();
  for (const { talentRequestId } of requests) await lockTalentRequest(scope, talentRequestId);
  return candidates.selectAll().orderBy('id').forUpdate().execute();
};

/**
 * Locks all candidates that an agency has for the people behind some of its candidates at the client, whatever their
 * status, in the same order as `lockUnerasedCandidates`.
 */
export const lockCandidatesOfPeople = async (
  scope: ProviderScope | SystemScope,
  candidateIds: readonly string[],
): Promise<CandidateRow[]> => {
  if (candidateIds.length === 0) return [];
  const { rows } = await sql<{ candidateId: string }>`
    select distinct same.candidate_id
    from candidate c cross join lateral app.candidates_of_person(c.id, c.client_id) same
    where c.id = any (${candidateIds}::uuid[])`.execute(scope.db);
  return lockUnerasedCandidates(
    scope,
    rows.map(({ candidateId }) => candidateId),
  );
};
