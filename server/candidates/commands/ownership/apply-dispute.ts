import { candidateStatus, openStatuses } from '#contract/candidates/states.ts';
import type { ProviderScope, Scope, SystemScope } from '#server/platform/scope/scope.ts';
import type { CandidateRow } from '../../queries/find-candidate.ts';
import { recordTransition } from '../record-transition.ts';
import { lockUnerasedCandidate } from './lock-unerased.ts';

/** The ID of "Duplicate" in the list of rejection reasons. */
const duplicate = 6;
const representedByAnother = 'Rolecall decided that another agency represents this candidate.';

/**
 * Returns the IDs of the agency's candidates that share an identity key with this one, in the talent request or at the
 * client whose ID is `scopeId`.
 */
export const candidatesOfPerson = async (scope: Scope, candidateId: string, scopeId: string): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('candidateIdentity as one')
    .innerJoin('candidateIdentity as other', (join) =>
      join
        .onRef('other.supplierId', '=', 'one.supplierId')
        .onRef('other.clientId', '=', 'one.clientId')
        .onRef('other.keyType', '=', 'one.keyType')
        .onRef('other.keyHash', '=', 'one.keyHash'),
    )
    .select('other.candidateId')
    .distinct()
    .where('one.candidateId', '=', candidateId)
    .where((eb) => eb.or([eb('other.clientId', '=', scopeId), eb('other.talentRequestId', '=', scopeId)]))
    .orderBy('other.candidateId')
    .execute();
  return rows.map((row) => row.candidateId);
};

/**
 * Records the state of an ownership dispute on all of the person's candidates. A lost dispute ends the open ones and
 * lets the other agency submit the person. Hired candidates keep their status.
 */
export const applyDisputeState = async (
  scope: ProviderScope | SystemScope,
  candidateIds: readonly string[],
  disputeState: CandidateRow['disputeState'],
): Promise<void> => {
  for (const candidateId of candidateIds) {
    const candidate = await lockUnerasedCandidate(scope, candidateId);
    if (!candidate || candidate.statusId === candidateStatus.hired) continue;
    // A lost dispute can't be reopened.
    if (candidate.disputeState === 'lost') continue;
    await scope.db.updateTable('candidate').set({ disputeState }).where('id', '=', candidateId).execute();
    if (disputeState !== 'lost') continue;
    if (openStatuses.includes(candidate.statusId)) {
      const step = { toStatusId: candidateStatus.rejected, reasonIds: [duplicate], reasonText: representedByAnother };
      await recordTransition(scope, candidate, step, true);
    }
    await scope.db
      .updateTable('candidateIdentity')
      .set({ active: false })
      .where('candidateId', '=', candidateId)
      .execute();
  }
};
