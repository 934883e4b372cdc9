import type { awardLots as operation } from '#contract/bidding/operations/employer.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { lockEngagement, findLotRules, listEngagementRequests } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { employerLotRights } from '../policy.ts';
import { findLots, toLotTiming } from '../queries/find-lots.ts';
import { lockLot } from '../queries/lock-lot.ts';
import { awardError, type AwardDecision } from '../rules/award-validation.ts';
import { rankableBids } from '../rules/position.ts';
import { publishAward, type AwardableLot } from './publish-award.ts';

type Input = InputOf<typeof operation>;

/** Locks a lot and checks that the given award is allowed. `field` is the award's path in the input, for errors. */
const lockAwardable = async (
  scope: ClientScope,
  place: Pick<AwardableLot, 'engagement' | 'request' | 'rules'>,
  award: AwardDecision,
  field: string,
) => {
  const { engagement, request, rules } = place;
  const lot = await lockLot(scope, request.id);
  const { award: right } = employerLotRights({ ...place, lot });
  if (!right.allowed || !lot)
    return refuse(biddingRefusals['not-to-award'], { reasons: right.allowed ? [] : right.reasons });
  const candidates = lot.standingBids.filter(({ supplierId }) => lot.applicants.includes(supplierId));
  const error = awardError(rules, engagement.currencyDigits, rankableBids(rules, 'closed', candidates), award);
  if (error) {
    const refusal = biddingRefusals[error];
    const part = error === 'reason-missing' ? 'reasons' : 'awarded';
    return refuse(refusal, { fields: [{ field: `${field}.${part}`, message: refusal.message }] });
  }
  return { ...place, lot } satisfies AwardableLot;
};

/** Publishes the employer's award of one or several lots: either all of them or none. Source: domain rules D20. */
export const awardLots = async (scope: ClientScope, input: Input): Promise<HandlerResult<typeof operation>> => {
  const engagement = await lockEngagement(scope, input.engagementId);
  if (engagement?.kind !== 'competitive') return notFound();
  const ids = input.lots.map(({ talentRequestId }) => talentRequestId);
  if (new Set(ids).size < ids.length) return refuse(biddingRefusals['award-invalid']);
  const requests = new Map(
    (await listEngagementRequests(scope, engagement.id)).map((request) => [request.id, request]),
  );
  const rulesById = await findLotRules(scope, ids);
  const lots = [];
  const inLockOrder = [...input.lots.entries()].toSorted(([, one], [, other]) =>
    one.talentRequestId < other.talentRequestId ? -1 : 1,
  );
  for (const [at, award] of inLockOrder) {
    const request = requests.get(award.talentRequestId);
    const rules = rulesById.get(award.talentRequestId);
    if (!request || !rules) return notFound();
    const awardable = await lockAwardable(scope, { engagement, request, rules }, award, `lots.${String(at)}`);
    if (awardable instanceof Refused) return awardable;
    lots.push({ awardable, award });
  }
  for (const { awardable, award } of lots) await publishAward(scope, awardable, award);
  const awarded = (await findLots(scope, engagement.id))?.lots.filter(({ request }) => ids.includes(request.id)) ?? [];
  return { engagementId: engagement.id, lots: awarded.map(toLotTiming) };
};
