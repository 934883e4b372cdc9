import type { awardLots as operation } from '#contract/bidding/operations/employer.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { endedReasons, lockEngagement, lockTalentRequest, lotRulesOf } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { firstOf } from '#server/platform/policy/right-of.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { findLot, lotClock } from '../queries/find-lots.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { awardLotReasons } from '../rules/award-reasons.ts';
import { awardError } from '../rules/award-validation.ts';
import { openBids } from '../rules/position.ts';
import { closingOf } from '../queries/lot-closing.ts';
import { publishAward, type AwardableLot } from './publish-award.ts';

type Input = InputOf<typeof operation>;

/** Locks a lot of the engagement and checks that it can be awarded in this way. */
const lockAwardable = async (
  scope: ClientScope,
  engagementId: string,
  { talentRequestId, ...award }: Input['lots'][number],
  field: string,
) => {
  const place = await lockTalentRequest(scope, talentRequestId);
  const rules = (await lotRulesOf(scope, [talentRequestId])).get(talentRequestId);
  const lot = place?.engagement.id === engagementId ? await lockLot(scope, talentRequestId) : undefined;
  if (!place || !rules || place.engagement.id !== engagementId) return notFound();
  const reasons = firstOf(
    endedReasons(place.engagement),
    awardLotReasons(lot && { ...lot, ...(await closingOf(scope, talentRequestId)) }, {
      bidMethodId: rules.bidMethodId,
      contractedUnits: place.request.contractedUnits,
    }),
  );
  if (reasons.length > 0 || !lot) return refuse(biddingRefusals['not-to-award'], { reasons });
  const candidates = lot.standing.filter(({ supplierId }) => lot.applicants.includes(supplierId));
  const error = awardError(rules, place.engagement.currencyDigits, openBids(rules, 'closed', candidates), award);
  if (error) {
    const refusal = biddingRefusals[error];
    const part = error === 'reason-missing' ? 'reasons' : 'awarded';
    return refuse(refusal, { fields: [{ field: `${field}.${part}`, message: refusal.words }] });
  }
  return { ...place, rules, lot } satisfies AwardableLot;
};

/** The employer publishes the award of one or several lots together: all of them or none. Source: domain rules D20. */
export const awardLots = async (scope: ClientScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, input.engagementId);
  if (engagement?.kind !== 'competitive') return notFound();
  const ids = input.lots.map(({ talentRequestId }) => talentRequestId);
  if (new Set(ids).size < ids.length) return refuse(biddingRefusals['award-invalid']);
  const lots = [];
  const inLockOrder = [...input.lots.entries()].toSorted(([, one], [, other]) =>
    one.talentRequestId < other.talentRequestId ? -1 : 1,
  );
  for (const [at, award] of inLockOrder) {
    const awardable = await lockAwardable(scope, engagement.id, award, `lots.${String(at)}`);
    if (awardable instanceof Refused) return awardable;
    lots.push({ awardable, award });
  }
  for (const { awardable, award } of lots) await publishAward(scope, awardable, award);
  const clocks = [];
  for (const id of ids) {
    const found = await findLot(scope, id);
    if (found) clocks.push(lotClock(found));
  }
  return { engagementId: engagement.id, lots: clocks };
};
