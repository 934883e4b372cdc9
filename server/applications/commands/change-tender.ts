import type { changeTender as operation } from '#contract/applications/operations/agency.ts';
import { applicationRefusals } from '#contract/applications/refusals.ts';
import { applicationStatus, applicationStatuses } from '#contract/applications/states.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { feeFieldOf, type FeeTypeId } from '#contract/engagements/states.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { applicationEvents } from '../events.ts';
import { rightToChangeTender } from '../policy.ts';
import { lockApplication } from '../queries/own-application.ts';
import { statusAfterRebid, clearedRebidColumns } from '../rules/rebid.ts';
import { saveTender, type Tender } from './save-tender.ts';
import { expireRebid } from './expire-rebid.ts';
import { applicationEventIds, recordApplicationTransition } from './record-transition.ts';

const sameTender = inputError('This is already your tender.');

const isSame = (
  one: Tender,
  other: { feeTypeId: FeeTypeId | null; feePercent: string | null; feeAmount: string | null },
) =>
  one.feeTypeId === other.feeTypeId &&
  Number(one.feePercent) === Number(other.feePercent) &&
  Number(one.feeAmount) === Number(other.feeAmount);

/**
 * Changes a tender before the closing time. During a Re-bid, this counts as the answer, even at the same price, and
 * restores the approval.
 */
export const changeTender = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const place = await lockApplication(scope, input.engagementId);
  if (!place) return notFound();
  const { engagement } = place;
  const application = place.application && (await expireRebid(scope, place.application));
  const right = rightToChangeTender(scope, engagement, application);
  if (!right.allowed || !application) {
    return refuse(applicationRefusals['tender-fixed'], { reasons: right.allowed ? [] : right.reasons });
  }
  const { feeTypeId, feePercent = null, feeAmount = null } = input;
  const tender = { feeTypeId, feePercent, feeAmount };
  const isAnswer = application.statusId === applicationStatus.rebid;
  if (!isAnswer && isSame(tender, application)) {
    const field = feeFieldOf(feeTypeId);
    return refuse(commonRefusals['invalid-input'], { fields: [{ field, message: sameTender.error() }] });
  }
  const toStatusId = isAnswer ? statusAfterRebid : applicationStatus.pending;
  if (isAnswer) await recordApplicationTransition(scope, application, { toStatusId, set: clearedRebidColumns });
  await scope.db.updateTable('application').set(tender).where('id', '=', application.id).execute();
  await saveTender(scope, application, tender);
  await scope.emit({
    kind: isAnswer ? applicationEvents.rebidAnswered : applicationEvents.tenderChanged,
    ...applicationEventIds(application),
  });
  return {
    applicationId: application.id,
    engagementId: engagement.id,
    applicationStatusId: toStatusId,
    applicationStatus: lookupValue(applicationStatuses, toStatusId),
  };
};
