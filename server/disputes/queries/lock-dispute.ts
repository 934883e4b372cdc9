import type { Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import type { Scope } from '#server/platform/scope/scope.ts';

export type DisputeRow = Selectable<Database['ownershipDispute']>;
export type DefenceRow = Selectable<Database['ownershipDefence']>;

/** A dispute that the caller may see, locked; undefined if there is none, or once the person was removed from it. */
export const lockDispute = async (scope: Scope, disputeId: string): Promise<DisputeRow | undefined> =>
  scope.db
    .selectFrom('ownershipDispute')
    .selectAll()
    .where('id', '=', disputeId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();

/** The owner's side of a dispute, locked after the dispute; undefined if there is none for the caller. */
export const lockDefence = async (scope: Scope, disputeId: string): Promise<DefenceRow | undefined> =>
  scope.db.selectFrom('ownershipDefence').selectAll().where('disputeId', '=', disputeId).forUpdate().executeTakeFirst();

/** The IDs of a dispute for the events of the agency that opened it. They don't name the client, who has no part in it. */
export const disputeIds = (dispute: DisputeRow) => ({
  supplierId: dispute.supplierId,
  engagementId: dispute.engagementId,
  talentRequestId: dispute.talentRequestId,
  data: { disputeId: dispute.id },
});

/** The IDs of a dispute for the events of the owner, with its own candidate. */
export const defenceIds = (
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
