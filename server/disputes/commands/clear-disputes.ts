import { sql } from 'kysely';
import type { Scope, SystemScope } from '#server/platform/scope/scope.ts';
import { disputeEndReasons } from '../copy.ts';
import { lockDispute } from '../queries/lock-dispute.ts';
import { endDispute } from './end-dispute.ts';
import { keptDays, purgePastDisputes, recordOpenedDisputes } from './record-past-disputes.ts';

const dayMs = 86_400_000;

const cleared = {
  firstName: 'Erased',
  lastName: 'person',
  contacts: '[]',
  statement: '',
  reasons: '',
  consentRequestId: null,
  keys: [] as string[],
};

/** Whether the person in a dispute is on hold at either agency. */
const isHeld = sql<boolean>`app.is_held_dispute(
  ownership_dispute.id, ownership_dispute.supplier_id, ownership_dispute.keys)`;

/** Whether the person in a dispute is on hold at either agency, or something else about the person is undecided. */
const isKept = sql<boolean>`(${isHeld}
  or exists (select from ownership_defence d
    join app.open_matter m on m.candidate_id = d.candidate_id and m.supplier_id = d.supplier_id
    where d.dispute_id = ownership_dispute.id)
  or exists (select from unnest(ownership_dispute.keys) one
    join candidate_identity i on i.supplier_id = ownership_dispute.supplier_id
      and i.key_type = split_part(one, ':', 1) and i.key_hash = split_part(one, ':', 2)
    join app.open_matter m on m.candidate_id = i.candidate_id and m.supplier_id = i.supplier_id))`;

const hasKeys = sql<boolean>`cardinality(keys) > 0`;

/**
 * Deletes the identity keys that a version before this one has left in disputes: on the owner's side of decided ones, and
 * in those that were already cleared. Source: decision 0171.
 */
const deleteLeftKeys = async (scope: SystemScope): Promise<void> => {
  await scope.db
    .updateTable('ownershipDefence')
    .set({ keys: [] })
    .where('outcome', 'is not', null)
    .where(hasKeys)
    .execute();
  await scope.db
    .updateTable('ownershipDispute')
    .set({ keys: [] })
    .where('erasedAt', 'is not', null)
    .where(hasKeys)
    .execute();
};

/** Removes personal data from disputes that ended long ago, unless it must be kept. */
export const clearOldDisputes = async (scope: SystemScope): Promise<void> => {
  await deleteLeftKeys(scope);
  await purgePastDisputes(scope);
  await scope.db
    .updateTable('ownershipDispute')
    .set({ ...cleared, erasedAt: scope.now })
    .where('erasedAt', 'is', null)
    .where('endedAt', '<', new Date(scope.now.getTime() - keptDays * dayMs))
    .where(({ not }) => not(isKept))
    .execute();
};

/**
 * Removes personal data from ended disputes that an agency opened about a person who is being erased. If the person is on
 * hold at the other agency, the dispute keeps its data until a job clears it after the hold. The agency still can't dispute
 * the person again.
 */
export const clearOwnDisputes = async (scope: SystemScope, disputeIds: readonly string[]): Promise<void> => {
  if (disputeIds.length === 0) return;
  const rows = await scope.db
    .selectFrom('ownershipDispute')
    .select('id')
    .where('id', 'in', disputeIds)
    .where('erasedAt', 'is', null)
    .where('endedAt', 'is not', null)
    .where(({ not }) => not(isHeld))
    .orderBy('id')
    .forUpdate()
    .execute();
  const ids = rows.map(({ id }) => id);
  if (ids.length === 0) return;
  await recordOpenedDisputes(scope, ids);
  await scope.db
    .updateTable('ownershipDispute')
    .set({ ...cleared, erasedAt: scope.now })
    .where('id', 'in', ids)
    .execute();
};

/**
 * Removes the data that describes a person from the owner's side of disputes about an erased candidate, and ends the
 * open disputes.
 */
export const clearDefences = async (scope: Scope, candidateId: string): Promise<void> => {
  const rows = await scope.db
    .updateTable('ownershipDefence')
    .set({ contacts: '[]', statement: '', reasons: '', keys: [] })
    .where('candidateId', '=', candidateId)
    .returning(['disputeId', 'outcome'])
    .execute();
  for (const { disputeId } of rows.filter(({ outcome }) => outcome === null)) {
    await scope.db
      .updateTable('ownershipDefence')
      .set({ outcome: 'withdrawn', endedAt: scope.now })
      .where('disputeId', '=', disputeId)
      .execute();
    const dispute = await lockDispute(scope, disputeId);
    if (dispute?.state === 'open')
      await endDispute(scope, dispute, { state: 'dismissed', by: 'Rolecall', reasons: disputeEndReasons.erased });
  }
};
