import { findPersonCandidateIds, lockPeople } from '#server/candidates/public.ts';
import type { ProviderScope, SystemScope } from '#server/platform/scope/scope.ts';
import type { DefenceRow } from './lock-dispute.ts';

type Scope = ProviderScope | SystemScope;
type DisputedCandidate = Pick<DefenceRow, 'candidateId' | 'scopeId'>;

/** Selects the open disputes that an owner answers at the client of one of them, in the order of their IDs. */
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
 * Locks the owner's open disputes at a client, and then all candidates of the disputed people there, including earlier
 * hires that this dispute doesn't affect: its end may also end another dispute, which does. The order is always the same,
 * so that the beginning and the end of disputes about the same person wait for each other and never deadlock.
 */
export const lockDisputesOfOwner = async (scope: Scope, disputeId: string): Promise<void> => {
  const open = await selectOpenDefences(scope, disputeId).select('d.id').forUpdate('d').execute();
  if (!open.some(({ id }) => id === disputeId)) return;
  const defences = await selectOpenDefences(scope, disputeId).select('f.candidateId').execute();
  await lockPeople(
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
