import { sql } from 'kysely';
import type {
  decideDispute as decideOperation,
  withdrawDispute as withdrawOperation,
} from '#contract/disputes/operations.ts';
import { disputeRefusals } from '#contract/disputes/refusals.ts';
import type { DefenceOutcome, DisputeState } from '#contract/disputes/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { applyDisputeState, assignFees, lockUnerasedCandidate } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope, ProviderScope, Scope, SystemScope } from '#server/platform/scope/scope.ts';
import { disputeEndReasons } from '../copy.ts';
import { disputeEvents, disputeOutcomeEvents } from '../events.ts';
import { disputeDecisionRights, rightToWithdrawDispute } from '../policy.ts';
import {
  defenceEventIds,
  disputeEventIds,
  lockDefence,
  lockDispute,
  type DefenceRow,
  type DisputeRow,
} from '../queries/lock-dispute.ts';
import { reloadDispute } from '../queries/own-disputes.ts';
import { findDisputedCandidateIds, findOtherOpenDisputes, lockDisputesOfOwner } from '../queries/person-disputes.ts';
import { readDecisionFacts, reloadStaffDispute } from '../queries/staff-disputes.ts';

type EndState = Exclude<DisputeState, 'open'>;
interface Ending {
  state: EndState;
  by: string;
  reasons: string;
}

/** Ends the opening agency's side of a dispute, whose row the caller has locked. */
export const endDispute = async (scope: Scope, dispute: DisputeRow, { state, by, reasons }: Ending): Promise<void> => {
  await scope.db
    .updateTable('ownershipDispute')
    .set({ state, endedAt: scope.now, endedByName: by, reasons })
    .where('id', '=', dispute.id)
    .execute();
  await scope.emit({ kind: disputeEvents[state], ...disputeEventIds(dispute) });
};

/**
 * Ends the owner's side of a locked dispute. Candidates that another open dispute affects stay blocked, and fees stay on
 * hold for it.
 */
const endDefence = async (
  scope: ProviderScope | SystemScope,
  defence: DefenceRow,
  outcome: DefenceOutcome,
  reasons: string,
): Promise<void> => {
  await scope.db
    .updateTable('ownershipDefence')
    .set({ outcome, endedAt: scope.now, reasons })
    .where('disputeId', '=', defence.disputeId)
    .execute();
  const candidateIds = await findDisputedCandidateIds(scope, defence);
  if (outcome === 'lost') await applyDisputeState(scope, candidateIds, 'lost');
  const others = await findOtherOpenDisputes(scope, defence.disputeId);
  const disputed = new Set(others.flatMap((other) => other.candidateIds));
  await applyDisputeState(
    scope,
    candidateIds.filter((id) => !disputed.has(id)),
    null,
  );
  const candidate = await lockUnerasedCandidate(scope, defence.candidateId);
  // The owner doesn't learn of a dispute that ended before it was raised.
  if (candidate && defence.isRaised)
    await scope.emit({ kind: disputeOutcomeEvents[outcome], ...defenceEventIds(defence.disputeId, candidate) });
};

/**
 * Deletes the keys that were stored for the decision. They are hashes of the person's contact details, and an ended
 * dispute is never opened again, so nothing reads them afterwards. Source: decision 0171.
 */
const deleteStoredKeys = async (scope: ProviderScope | SystemScope, disputeId: string): Promise<void> => {
  await scope.db.updateTable('ownershipDefence').set({ keys: [] }).where('disputeId', '=', disputeId).execute();
};

/** Withdraws the agency's dispute. A job unblocks hires, since the agency has no access to the owner's data. */
export const withdrawDispute = async (
  scope: AgencyScope,
  { disputeId }: InputOf<typeof withdrawOperation>,
): Promise<HandlerResult<typeof withdrawOperation>> => {
  const dispute = await lockDispute(scope, disputeId);
  if (!dispute) return notFound();
  const right = rightToWithdrawDispute(scope, dispute);
  if (!right.allowed) return refuse(disputeRefusals['not-possible'], { reasons: right.reasons });
  await endDispute(scope, dispute, { state: 'withdrawn', by: scope.userName, reasons: '' });
  return reloadDispute(scope, disputeId);
};

/** Ends the owner's side of a withdrawn dispute. */
export const endWithdrawnDefence = async (scope: SystemScope, disputeId: string): Promise<void> => {
  await lockDisputesOfOwner(scope, disputeId);
  const defence = await lockDefence(scope, disputeId);
  if (defence?.outcome !== null) return;
  await endDefence(scope, defence, 'withdrawn', '');
  await deleteStoredKeys(scope, disputeId);
};

/**
 * Returns the IDs of ended disputes whose owner's side hasn't ended, because the job that ends it has failed, or
 * because an earlier release dismissed the dispute without knowing that an owner was stored.
 */
export const findDisputesWithOpenDefence = async (scope: SystemScope): Promise<string[]> => {
  const rows = await scope.db
    .selectFrom('ownershipDefence as f')
    .innerJoin('ownershipDispute as d', 'd.id', 'f.disputeId')
    .select('d.id')
    .where('f.outcome', 'is', null)
    .where('d.state', '<>', 'open')
    .orderBy('d.endedAt')
    .limit(500)
    .execute();
  return rows.map(({ id }) => id);
};

/**
 * Ends other open disputes about a person whose ownership has just been decided. If it was decided for one talent
 * request, disputes about the whole client stay open.
 */
const endOthers = async (scope: ProviderScope, decided: DefenceRow, clientId: string): Promise<void> => {
  const candidateIds = await findDisputedCandidateIds(scope, decided);
  const ending = { state: 'dismissed', by: 'Rolecall', reasons: disputeEndReasons.decidedForAnother } as const;
  for (const { defence } of await findOtherOpenDisputes(scope, decided.disputeId)) {
    const isDecided = decided.scopeId === clientId || decided.scopeId === defence.scopeId;
    if (!isDecided || !candidateIds.includes(defence.candidateId)) continue;
    const dispute = await lockDispute(scope, defence.disputeId);
    if (dispute?.state === 'open') await endDispute(scope, dispute, ending);
    await endDefence(scope, defence, 'lost', disputeEndReasons.decidedForAnother);
    await deleteStoredKeys(scope, defence.disputeId);
  }
};

/**
 * Assigns the fees for the person's hires to the agency that won the dispute, and emits an event for each, so that the
 * employer knows whom to pay.
 */
const assignFeesOf = async (scope: ProviderScope, dispute: DisputeRow, defence: DefenceRow): Promise<void> => {
  const candidateIds = await findDisputedCandidateIds(scope, defence);
  const winner = { disputeId: dispute.id, supplierId: dispute.supplierId, engagementId: dispute.engagementId };
  for (const candidateId of await assignFees(scope, winner, candidateIds)) {
    const hired = await lockUnerasedCandidate(scope, candidateId);
    if (!hired) continue;
    // The agency is left out of this event, because it learns of the decision from its own event.
    const { supplierId: _agency, applicationId: _application, ...ids } = defenceEventIds(dispute.id, hired);
    await scope.emit({ kind: disputeEvents.feeAssigned, ...ids });
  }
};

/** Decides a dispute on behalf of Rolecall. */
export const decideDispute = async (
  scope: ProviderScope,
  { disputeId, isUpheld, reasons }: InputOf<typeof decideOperation>,
): Promise<HandlerResult<typeof decideOperation>> => {
  await lockDisputesOfOwner(scope, disputeId);
  const dispute = await lockDispute(scope, disputeId);
  if (!dispute) return notFound();
  const defence = await lockDefence(scope, disputeId);
  const owner = (await readDecisionFacts(scope, [disputeId])).get(disputeId);
  const rights = disputeDecisionRights(scope, { state: dispute.state, owner });
  const right = isUpheld ? rights.uphold : rights.dismiss;
  if (!right.allowed || !defence)
    return refuse(disputeRefusals['not-possible'], { reasons: right.allowed ? [] : right.reasons });
  await endDispute(scope, dispute, { state: isUpheld ? 'upheld' : 'dismissed', by: scope.userName, reasons });
  if (isUpheld) {
    await assignFeesOf(scope, dispute, defence);
    await endDefence(scope, defence, 'lost', reasons);
    await endOthers(scope, defence, dispute.clientId);
    // Runs after the candidates are locked, in the same order as in a submission, so that the two wait for each other
    // and never deadlock.
    await sql`select app.give_person_to_agency(${disputeId}, ${scope.now})`.execute(scope.db);
  } else await endDefence(scope, defence, 'kept', reasons);
  await deleteStoredKeys(scope, disputeId);
  return reloadStaffDispute(scope, disputeId);
};
