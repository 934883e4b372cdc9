import type { correctSalary as operation } from '#contract/candidates/operations/salary.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateRefusals } from '#contract/candidates/refusals.ts';
import { currentSalary } from '#contract/candidates/rules.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ProviderScope } from '#server/platform/scope/scope.ts';
import { candidateEvents } from '../../events.ts';
import { readCandidateSalary } from '../../queries/salary-revisions.ts';
import { revisedPay } from '../../rules/revised-pay.ts';
import { recalculateAssignedFee } from '../ownership/assign-fees.ts';
import { candidateEventIds } from '../record-transition.ts';
import { applyRevision, insertRevision } from './save-revision.ts';

/** Corrects a hired candidate's salary immediately and notifies both sides. The recorded payment doesn't change. */
export const correctSalary = async (
  scope: ProviderScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const candidate = await scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('id', '=', input.candidateId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  if (!candidate) return notFound();
  if (candidate.statusId !== candidateStatus.hired) {
    return refuse(candidateRefusals['revision-not-possible'], { reasons: [candidateReasons['not-hired']] });
  }
  const currency = await scope.db
    .selectFrom('currency')
    .select(['code as currencyIso', 'digits as currencyDigits'])
    .where('id', '=', candidate.currencyId)
    .executeTakeFirstOrThrow();
  const revised = revisedPay(candidate, input, currency);
  if ('fields' in revised) return refuse(commonRefusals['invalid-input'], { fields: revised.fields });
  const data = await insertRevision(scope, candidate, {
    ...revised.pay,
    state: 'approved',
    reason: input.reason,
    decidedAt: scope.now,
    decidedBy: scope.userId,
    decidedByName: scope.userName,
    decidedBySide: scope.side,
  });
  await applyRevision(scope, candidate.id, {
    ...revised.pay,
    baseSalaryBefore: currentSalary(candidate),
    totalCompensationBefore: candidate.totalCompensation,
  });
  await recalculateAssignedFee(scope, candidate.id);
  await scope.emit({ kind: candidateEvents.salaryCorrected, ...candidateEventIds(candidate), data });
  return readCandidateSalary(scope, candidate.id);
};
