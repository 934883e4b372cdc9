import type { PracticeView } from '#contract/bidding/operations/practice.ts';
import type { LotView } from '#contract/bidding/shapes.ts';

/** Returns a practice auction as a lot that the bidding page's components can show. It has no receipts and no log. */
export const practiceLot = (practice: PracticeView): LotView => {
  const { practiceId, jobTitle, currencyIso, rules, ownBids, scheduledEndsAt, endsAt, hardEndsAt } = practice;
  const [own] = ownBids;
  const notAllowed = { allowed: false as const, reasons: [] };
  return {
    talentRequestId: practiceId,
    talentRequestNumber: 0,
    engagementId: practiceId,
    jobTitle,
    noOfRoles: 1,
    state: practice.state,
    round: 1,
    opensAt: practice.startedAt,
    scheduledEndsAt,
    endsAt,
    hardEndsAt,
    extensions: practice.extensions,
    isPaused: false,
    closedAt: practice.state === 'closed' ? endsAt : null,
    standstillEndsAt: null,
    unsuccessfulReason: null,
    position: practice.position,
    bidderCount: practice.bidderCount,
    leadingAmount: practice.leadingAmount,
    isInAward: practice.isInAward,
    hasPlacedBid: own !== undefined,
    bidStatus: own === undefined ? null : 'valid',
    nextAction: null,
    isAwarded: practice.result?.isAwarded ?? null,
    clientId: practiceId,
    clientName: '',
    timeZone: 'UTC',
    currencyId: 0,
    currencyIso,
    rules,
    ruleSentences: practice.ruleSentences,
    rulesHash: '',
    termsVersion: 1,
    ownBid:
      own === undefined
        ? null
        : {
            bidId: practiceId,
            tenantId: practiceId,
            talentRequestId: practiceId,
            bidMethodId: rules.bidMethodId,
            bidAmount: own.amount,
            bidCurrency: currencyIso,
            bidMethodCurrencyId: 0,
            bidMethodCurrencyIso: currencyIso,
            percentBase: null,
            percentCompensation: null,
            totalDayRateBid: own.comparable,
            bidTimestamp: own.receivedAt,
            bidTime: Date.parse(own.receivedAt),
            agencyName: '',
            positionThen: null,
            round: 1,
            placedByName: '',
            status: 'valid',
            receipt: '',
          },
    maximumAmount: practice.maximumAmount,
    withdrawableUntil: null,
    serverTime: practice.serverTime,
    can: { placeBid: practice.can.placeBid, withdrawBid: notAllowed, confirmBid: notAllowed },
  };
};
