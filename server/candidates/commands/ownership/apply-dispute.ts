import { sql } from 'kysely';
import { candidateStatus, openCandidateStatuses } from '#contract/candidates/states.ts';
import type { ProviderScope, Scope, SystemScope } from '#server/platform/scope/scope.ts';
import type { CandidateRow } from '../../queries/find-candidate.ts';
import { recordCandidateTransition } from '../record-transition.ts';
import { lockUnerasedCandidate } from './lock-unerased.ts';

/** The ID of "Duplicate" in the list of rejection reasons. */
const duplicate = 6;
const representedByAnother = 'Rolecall decided that another agency represents this candidate.';

/**
 * Returns the IDs of the agency's candidates who are the same person as this one, in the talent request or at the client
 * whose ID is `scopeId`. Hires from before this candidate are left out: their fees were earned under an earlier
 * ownership.
 */
export const findPersonCandidateIds = async (scope: Scope, candidateId: string, scopeId: string): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom(
      sql<{ candidateId: string }>`app.candidates_of_person(${candidateId}, ${scopeId})`.as<'same'>(sql.ref('same')),
    )
    .innerJoin('candidate as found', 'found.id', 'same.candidateId')
    .innerJoin('candidate as owning', (join) => join.on('owning.id', '=', candidateId))
    .select('same.candidateId')
    .where((eb) =>
      eb.or([
        eb('found.statusId', '<>', candidateStatus.hired),
        eb('found.dateSubmitted', '>=', eb.ref('owning.dateSubmitted')),
      ]),
    )
    .where((eb) => eb.or([eb('found.clientId', '=', scopeId), eb('found.talentRequestId', '=', scopeId)]))
    .orderBy('same.candidateId')
    .execute();
  return rows.map((row) => row.candidateId);
};

/**
 * Puts the fee of a hire on hold during a dispute, or releases it. A fee that a decision has assigned to the other agency
 * stays assigned.
 */
const applyFeeState = async (
  scope: ProviderScope | SystemScope,
  { id, feeState }: Pick<CandidateRow, 'id' | 'feeState'>,
  disputeState: CandidateRow['disputeState'],
): Promise<void> => {
  if (feeState === 'assigned' || disputeState === 'lost') return;
  await scope.db
    .updateTable('candidate')
    .set({ feeState: disputeState === 'pending' ? 'on_hold' : null })
    .where('id', '=', id)
    .execute();
};

/**
 * Records the state of an ownership dispute on all of the person's candidates. A lost dispute ends the open ones and
 * lets the other agency submit the person. Hired candidates keep their status, and only their fee is affected, which
 * `assignFees` assigns.
 */
export const applyDisputeState = async (
  scope: ProviderScope | SystemScope,
  candidateIds: readonly string[],
  disputeState: CandidateRow['disputeState'],
): Promise<void> => {
  for (const candidateId of candidateIds) {
    const candidate = await lockUnerasedCandidate(scope, candidateId);
    if (!candidate) continue;
    if (candidate.statusId === candidateStatus.hired) {
      await applyFeeState(scope, candidate, disputeState);
      continue;
    }
    // A lost dispute can't be reopened.
    if (candidate.disputeState === 'lost') continue;
    await scope.db.updateTable('candidate').set({ disputeState }).where('id', '=', candidateId).execute();
    if (disputeState !== 'lost') continue;
    if (openCandidateStatuses.includes(candidate.statusId)) {
      const step = { toStatusId: candidateStatus.rejected, reasonIds: [duplicate], reasonText: representedByAnother };
      await recordCandidateTransition(scope, candidate, step, true);
    }
    await scope.db
      .updateTable('candidateIdentity')
      .set({ active: false })
      .where('candidateId', '=', candidateId)
      .execute();
  }
};
