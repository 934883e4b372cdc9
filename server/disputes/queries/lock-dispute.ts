import type { Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

export type DisputeRow = Selectable<Database['ownershipDispute']>;
export type DefenceRow = Selectable<Database['ownershipDefence']>;

/** Locks a dispute that the caller may see; undefined if it doesn't exist, or if the person's data has been removed. */
export const lockDispute = async (scope: Scope, disputeId: string): Promise<DisputeRow | undefined> =>
  scope.db
    .selectFrom('ownershipDispute')
    .selectAll()
    .where('id', '=', disputeId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** Locks the owner's side of a dispute, after the dispute itself; undefined if the caller can't see it. */
export const lockDefence = async (scope: Scope, disputeId: string): Promise<DefenceRow | undefined> =>
  scope.db.selectFrom('ownershipDefence').selectAll().where('disputeId', '=', disputeId).forUpdate().executeTakeFirst();

/**
 * Returns a dispute's IDs for the events of the agency that opened it. The client is left out, because it isn't a party
 * to the dispute.
 */
export const disputeEventIds = (dispute: DisputeRow) => ({
  supplierId: dispute.supplierId,
  engagementId: dispute.engagementId,
  talentRequestId: dispute.talentRequestId,
  data: { disputeId: dispute.id },
});

/** Returns a dispute's IDs for the events of the owner, with the owner's candidate. */
export const defenceEventIds = (
  disputeId: string,
  candidate: Pick<
    Selectable<Database['candidate']>,
    'id' | 'supplierId' | 'clientId' | 'engagementId' | 'talentRequestId' | 'applicationId'
  >,
) => ({
  supplierId: candidate.supplierId,
  clientId: candidate.clientId,
  engagementId: candidate.engagementId,
  talentRequestId: candidate.talentRequestId,
  applicationId: candidate.applicationId,
  candidateId: candidate.id,
  data: { disputeId },
});
