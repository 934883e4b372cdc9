import { disputeRefusals } from '#contract/disputes/refusals.ts';
import type { agreeFee as operation } from '#contract/disputes/operations.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { isFeeByAgreement, findAssignedFee, recordAgreedFee } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { disputeEvents } from '../events.ts';

/** Records the fee that the employer has agreed on with the agency that won the dispute, and tells the agency. */
export const agreeFee = async (
  scope: ClientScope,
  { candidateId, amount }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const fee = await findAssignedFee(scope, candidateId);
  if (!fee) return notFound();
  if (!isFeeByAgreement(fee)) return refuse(disputeRefusals['fee-fixed']);
  const result = await recordAgreedFee(scope, candidateId, amount);
  if (result === 'fixed') return refuse(disputeRefusals['fee-fixed']);
  if (result === 'too-low') return refuse(disputeRefusals['fee-lower']);
  if (result === 'unchanged') return { candidateId, amount, agreedAt: (fee.agreedAt ?? scope.now).toISOString() };
  // The event doesn't name the candidate, whose record belongs to the former owner.
  const { supplierId, engagementId, disputeId } = fee;
  const ids = { supplierId, clientId: scope.tenantId, engagementId };
  await scope.emit({ kind: disputeEvents.feeAgreed, ...ids, data: { disputeId } });
  return { candidateId, amount, agreedAt: scope.now.toISOString() };
};
