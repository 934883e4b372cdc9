import { sql } from 'kysely';
import { candidateStatus, openStatuses } from '#contract/candidates/states.ts';
import { lockTalentRequest } from '#server/engagements/public.ts';
import type { SystemScope, TenantScope } from '#server/platform/scope/scope.ts';
import type { CandidateRow } from '../../queries/find-candidate.ts';
import { recordTransition } from '../record-transition.ts';

/** "Duplicate" in the list of reasons for a rejection. */
const duplicate = 6;
const alreadyKnown = 'The employer already knew this candidate.';

/** A candidate visible to the caller, locked after its talent request as everywhere; undefined once erased. */
export const lockForClaim = async (
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
 * Records the state of the employer's claim with a locked candidate. A claim that stands ends an open candidacy, and the
 * employer owns the person; the claim must have been saved before.
 */
export const applyClaim = async (
  scope: TenantScope | SystemScope,
  candidate: CandidateRow,
  claimState: CandidateRow['claimState'],
): Promise<void> => {
  await scope.db.updateTable('candidate').set({ claimState }).where('id', '=', candidate.id).execute();
  if (claimState !== 'stands') return;
  await sql`select app.give_person_to_client(${candidate.id}, ${scope.now})`.execute(scope.db);
  if (!openStatuses.includes(candidate.statusId)) return;
  const step = { toStatusId: candidateStatus.rejected, reasonIds: [duplicate], reasonText: alreadyKnown };
  await recordTransition(scope, candidate, step, true);
};
