import type { changeLot as operation } from '#contract/bidding/operations/employer.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import { openLotStates } from '#contract/bidding/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import { contractedTimeNeededError, lacksContractedTime } from '#contract/engagements/shapes/lot-rules.ts';
import {
  changeLotRules,
  closingTimeError,
  lockTalentRequest,
  findLotPhases,
  requestRights,
} from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { findLot, toLotTiming, type LotWithRequest } from '../queries/find-lots.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { unconfirmBids } from './bids/unconfirm-bids.ts';

type Given = InputOf<typeof operation>;

/**
 * Returns a refusal if the end is earlier than the current one or not within a year from now; undefined if the end is
 * valid.
 */
const refuseEnd = (endsAt: Date, current: Date, now: Date) => {
  const refusal =
    closingTimeError(endsAt, now) !== undefined
      ? biddingRefusals['lot-ends-in-the-past']
      : endsAt < current
        ? biddingRefusals['lot-ends-earlier']
        : undefined;
  return refusal && refuse(refusal, { fields: [{ field: 'endsAt', message: refusal.message }] });
};

/** Returns the first field that the change may not alter, because bids depend on it. */
const fixedField = (before: LotWithRequest['rules'], after: Given['rules']): string | undefined =>
  (['bidTypeId', 'bidMethodId'] as const).find((field) => before[field] !== after[field]);

/**
 * Changes a talent request's bidding rules and, during bidding, its end, on the employer's behalf. Agencies are
 * notified, and those with a bid must confirm it. Before bidding, the end can't be changed here, since it is set when
 * bidding opens. Source: domain rules D9.
 */
export const changeLot = async (
  scope: ClientScope,
  { talentRequestId, version, rules, endsAt }: Given,
): Promise<HandlerResult<typeof operation>> => {
  const locked = await lockTalentRequest(scope, talentRequestId);
  if (locked?.engagement.kind !== 'competitive') return notFound();
  // While the lot is locked, no bid can be placed.
  const book = await lockLot(scope, talentRequestId);
  const found = await findLot(scope, talentRequestId);
  if (!found) return notFound();
  const phase = (await findLotPhases(scope, [talentRequestId])).get(talentRequestId);
  const right = requestRights({ ...locked, lot: phase }, scope.now).changeBasis;
  if (!right.allowed) return refuse(biddingRefusals['lot-not-changeable'], { reasons: right.reasons });
  if (version !== found.rules.version) return refuse(biddingRefusals['rules-changed']);
  const fixed = book && book.standingBids.length > 0 ? fixedField(found.rules, rules) : undefined;
  if (fixed !== undefined) {
    const refusal = biddingRefusals['bid-method-fixed'];
    return refuse(refusal, { fields: [{ field: `rules.${fixed}`, message: refusal.message }] });
  }
  if (lacksContractedTime(rules.bidMethodId, locked.request.contractedUnits)) {
    const fields = [{ field: 'rules.bidMethodId', message: contractedTimeNeededError.error() }];
    return refuse(commonRefusals['invalid-input'], { fields });
  }
  const lot = found.lot && openLotStates.includes(found.lot.state) ? found.lot : undefined;
  const after = endsAt === null || !lot ? undefined : new Date(endsAt);
  const refused = lot && after && refuseEnd(after, lot.endsAt, scope.now);
  if (refused) return refused;
  const isMoved = lot && after && after.getTime() !== lot.endsAt.getTime();
  const end = isMoved ? { before: lot.endsAt, after } : undefined;
  if (await changeLotRules(scope, locked, { rules, endsAt: end })) {
    await unconfirmBids(scope, talentRequestId, 'rules', end ? { endsAt: end.after } : {});
  }
  const changed = await findLot(scope, talentRequestId);
  return changed ? toLotTiming(changed) : notFound();
};
