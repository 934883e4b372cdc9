import { findPersonCandidateIds, lockCandidatesOfPeople } from '#server/candidates/public.ts';
import type { ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';
import type { DefenceRow } from './lock-dispute.ts';

type Scope = ProviderScope | SystemScope;
type DisputedCandidate = Pick<DefenceRow, 'candidateId' | 'scopeId'>;

/**
 * Selects the open disputes that have the same owner and client as the given dispute, including that one, ordered by
 * ID.
 */
const selectOpenDefences = (scope: Scope, disputeId: string) =>
  scope.db
    .selectFrom('ownershipDefence as f')
    .innerJoin('ownershipDispute as d', 'd.id', 'f.disputeId')
    .innerJoin('ownershipDispute as one', 'one.clientId', 'd.clientId')
    .innerJoin('ownershipDefence as answered', (join) =>
      join.onRef('answered.disputeId', '=', 'one.id').onRef('answered.supplierId', '=', 'f.supplierId'),
    )
    .where('one.id', '=', disputeId)
    .where('f.outcome', 'is', null)
    .orderBy('f.disputeId');

/** Returns the candidates that a dispute's decision affects. */
export const findDisputedCandidateIds = (scope: Scope, { candidateId, scopeId }: DisputedCandidate) =>
  findPersonCandidateIds(scope, candidateId, scopeId);

/**
 * Locks the owner's open disputes at a client, and then all candidates of the disputed people there. These include
 * earlier hires that this dispute doesn't affect, because ending it may also end another dispute that affects them. The
 * order is always the same, so that disputes about the same person that begin or end at the same time wait for each
 * other and never deadlock.
 */
export const lockDisputesOfOwner = async (scope: Scope, disputeId: string): Promise<void> => {
  const open = await selectOpenDefences(scope, disputeId).select('d.id').forUpdate('d').execute();
  if (!open.some(({ id }) => id === disputeId)) return;
  const defences = await selectOpenDefences(scope, disputeId).select('f.candidateId').execute();
  await lockCandidatesOfPeople(
    scope,
    defences.map(({ candidateId }) => candidateId),
  );
};

/** Returns the owner's other open disputes at the same client, with the candidates that they affect. */
export const findOtherOpenDisputes = async (scope: Scope, disputeId: string) => {
  const rows = await selectOpenDefences(scope, disputeId)
    .selectAll('f')
    .where('f.disputeId', '<>', disputeId)
    .execute();
  return Promise.all(
    rows.map(async (defence) => ({ defence, candidateIds: await findDisputedCandidateIds(scope, defence) })),
  );
};
