import type {
  reopenLot as reopenOperation,
  requestRebid as rebidOperation,
} from '#contract/bidding/operations/employer.ts';
import { biddingRefusals } from '#contract/bidding/refusals.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { missingContractedTimeError, lacksContractedTime } from '#contract/engagements/shapes/lot-rules.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { startRebid } from '#server/applications/public.ts';
import {
  closingTimeError,
  lockTalentRequest,
  findLotRules,
  saveContractedTime,
  saveLotEnd,
} from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, refuse, Refused } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { biddingEvents } from '../events.ts';
import { employerLotRights } from '../policy.ts';
import { findLot, toLotTiming } from '../queries/find-lots.ts';
import { lockLot, type LockedLot } from '../queries/lock-lot.ts';
import { appendLeaves, type NewLeaf } from './append-leaves.ts';
import { latestPossibleEnd } from './open-lots.ts';
import { setResultsAside } from './set-results-aside.ts';

type RoundInput = Pick<InputOf<typeof reopenOperation>, 'talentRequestId' | 'endsAt' | 'contractedUnits'>;

/** Locks an ended lot of the caller's company, and checks that bidding can resume until the given end. */
const lockEnded = async (
  scope: ClientScope,
  { talentRequestId, endsAt: typed, contractedUnits }: RoundInput,
  act: 'reopen' | 'requestRebid',
) => {
  const place = await lockTalentRequest(scope, talentRequestId);
  const rules = (await findLotRules(scope, [talentRequestId])).get(talentRequestId);
  if (place?.engagement.kind !== 'competitive' || !rules) return notFound();
  const lot = await lockLot(scope, talentRequestId);
  const right = employerLotRights({ ...place, rules, lot })[act];
  if (!right.allowed || !lot) return { reasons: right.allowed ? [] : right.reasons };
  const endsAt = new Date(typed);
  if (closingTimeError(endsAt, scope.now)) {
    const refusal = biddingRefusals['lot-ends-in-the-past'];
    return refuse(refusal, { fields: [{ field: 'endsAt', message: refusal.message }] });
  }
  if (lacksContractedTime(rules.bidMethodId, contractedUnits ?? place.request.contractedUnits)) {
    const refusal = biddingRefusals['contracted-time-needed'];
    return refuse(refusal, { fields: [{ field: 'contractedUnits', message: missingContractedTimeError.error() }] });
  }
  const isPaused = place.request.statusId === talentRequestStatus.paused;
  return { place, lot, isPaused, endsAt, contractedUnits, hardEndsAt: latestPossibleEnd(rules, endsAt) };
};

interface EndedLot {
  place: NonNullable<Awaited<ReturnType<typeof lockTalentRequest>>>;
  lot: LockedLot;
  /** Whether the talent request is paused. If so, the round waits for the pause to end. */
  isPaused: boolean;
  endsAt: Date;
  hardEndsAt: Date;
  /** The contracted time that was entered with the round; null to leave it unchanged. */
  contractedUnits: string | null;
}

/** Starts a lot's next round. Bids from earlier rounds stay valid. */
const startRound = async (
  scope: ClientScope,
  { place, lot, isPaused, endsAt, hardEndsAt, contractedUnits }: EndedLot,
  cause: 'employer' | 'reopening',
): Promise<void> => {
  const round = lot.round + 1;
  const ends = { endsAt: endsAt.toISOString(), hardEndsAt: hardEndsAt.toISOString() };
  await appendLeaves(scope, lot, [
    { kind: 'round', round, cause, isForTied: false, ...ends },
    ...(isPaused ? [{ kind: 'pause', reason: null } satisfies NewLeaf] : []),
  ]);
  await scope.db
    .updateTable('lot')
    .set({
      state: cause === 'employer' ? 'rebid' : 'open',
      round,
      isForTied: false,
      scheduledEndsAt: endsAt,
      endsAt,
      hardEndsAt,
      extensions: 0,
      pausedAt: isPaused ? scope.now : null,
      closedAt: null,
      unsuccessfulReason: null,
      // The log continues, so its current head is no longer final.
      finalHead: null,
      ...(cause === 'reopening' ? { reopenedAt: scope.now } : {}),
    })
    .where('talentRequestId', '=', lot.talentRequestId)
    .where('clientId', '=', scope.tenantId)
    .execute();
  await saveLotEnd(scope, lot, endsAt);
  // Saved only after the lot takes bids again: before that, the change wouldn't require bidders to confirm their bids.
  if (contractedUnits !== null) await saveContractedTime(scope, place, contractedUnits);
};

const clockOf = async (scope: ClientScope, talentRequestId: string) => {
  const found = await findLot(scope, talentRequestId);
  if (!found) throw new Error('A lot that was just changed is missing.');
  return toLotTiming(found);
};

/**
 * Reopens an unsuccessful lot, which is possible only once. If the employer had published results without awarding the
 * lot to anyone, those results are set aside. Source: domain rules D20.
 */
export const reopenLot = async (
  scope: ClientScope,
  input: InputOf<typeof reopenOperation>,
): Promise<HandlerResult<typeof reopenOperation>> => {
  const ended = await lockEnded(scope, input, 'reopen');
  if (ended instanceof Refused) return ended;
  if ('reasons' in ended) return refuse(biddingRefusals['not-to-reopen'], { reasons: ended.reasons });
  await setResultsAside(scope, input.talentRequestId);
  await startRound(scope, ended, 'reopening');
  const { talentRequestId, engagementId, clientId } = ended.lot;
  await scope.emit({
    kind: biddingEvents.lotReopened,
    clientId,
    engagementId,
    talentRequestId,
    data: { until: ended.endsAt.toISOString() },
  });
  return clockOf(scope, input.talentRequestId);
};

/** Asks all bidders on a closed lot for a new bid, in a new round. Source: domain rules D2. */
export const requestRebid = async (
  scope: ClientScope,
  input: InputOf<typeof rebidOperation>,
): Promise<HandlerResult<typeof rebidOperation>> => {
  const ended = await lockEnded(scope, input, 'requestRebid');
  if (ended instanceof Refused) return ended;
  if ('reasons' in ended) return refuse(biddingRefusals['not-to-rebid'], { reasons: ended.reasons });
  await startRound(scope, ended, 'employer');
  const { talentRequestId, engagementId, clientId, standingBids } = ended.lot;
  const bidders = standingBids.filter(({ status }) => status === 'valid' || status === 'unconfirmed');
  await startRebid(
    scope,
    engagementId,
    bidders.map(({ supplierId }) => supplierId),
    input.reasonText,
    ended.endsAt,
  );
  await scope.emit({
    kind: biddingEvents.rebidRequested,
    clientId,
    engagementId,
    talentRequestId,
    data: { until: ended.endsAt.toISOString() },
  });
  return clockOf(scope, input.talentRequestId);
};
