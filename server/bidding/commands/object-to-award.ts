import type { objectToAward as operation } from '#contract/bidding/operations/agency.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { newId } from '#server/platform/db/new-id.ts';
import { lockEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { rightToObject } from '../policy.ts';
import { findLot } from '../queries/find-lots.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { findOwnResult } from '../queries/own-result.ts';
import { findObjection } from '../queries/objections.ts';

/**
 * Records the agency's objection to a lot's published result. The award can't become final until Rolecall decides on
 * the objection.
 */
export const objectToAward = async (
  scope: AgencyScope,
  { talentRequestId, text }: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const found = await findLot(scope, talentRequestId);
  if (!found || !(await lockEngagement(scope, found.engagement.id))) return notFound();
  await lockLot(scope, talentRequestId);
  // Read again under the lock, because the command that ends the standstill takes the same lock.
  const lot = (await findLot(scope, talentRequestId))?.lot;
  const own = await findOwnResult(scope, talentRequestId);
  const right = rightToObject(scope, lot, own);
  if (!right.allowed || !own)
    return refuse(biddingRefusals['not-to-object'], { reasons: right.allowed ? [] : right.reasons });
  const objectionId = newId();
  const { engagementId, clientId, id: resultId } = own;
  await scope.db
    .insertInto('awardObjection')
    .values({
      id: objectionId,
      talentRequestId,
      engagementId,
      clientId,
      supplierId: scope.tenantId,
      resultId,
      text,
      madeAt: scope.now,
      decidedAt: null,
      decisionText: null,
    })
    .execute();
  await scope.emit({
    kind: biddingEvents.objectionMade,
    supplierId: scope.tenantId,
    clientId,
    engagementId,
    talentRequestId,
    data: { objectionId },
  });
  const objection = await findObjection(scope, objectionId);
  if (!objection) throw new Error('An objection that was just made is missing.');
  return objection;
};
