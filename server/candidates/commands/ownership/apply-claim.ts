import { sql } from 'kysely';
import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import type { SystemScope, TenantScope } from '#server/platform/scope/scope.ts';
import type { CandidateRow } from '../../queries/find-candidate.ts';
import { recordCandidateTransition } from '../record-transition.ts';

/** The ID of "Duplicate" in the list of rejection reasons. */
const duplicate = 6;
const alreadyKnown = 'The employer already knew this candidate.';

/**
 * Records the state of the employer's claim on a locked candidate. An upheld claim ends an open candidacy and makes the
 * employer the person's owner. The claim itself must already be saved.
 */
export const applyClaimState = async (
  scope: TenantScope | SystemScope,
  candidate: CandidateRow,
  claimState: CandidateRow['claimState'],
): Promise<void> => {
  await scope.db.updateTable('candidate').set({ claimState }).where('id', '=', candidate.id).execute();
  if (claimState !== 'stands') return;
  await sql`select app.give_person_to_client(${candidate.id}, ${scope.now})`.execute(scope.db);
  if (!openCandidateStatuses.includes(candidate.statusId)) return;
  const step = { toStatusId: candidateStatus.rejected, reasonIds: [duplicate], reasonText: alreadyKnown };
  await recordCandidateTransition(scope, candidate, step, true);
};
