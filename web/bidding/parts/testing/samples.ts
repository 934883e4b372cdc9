import { lotRuleSentences } from '#contract/bidding/rules.ts';
import type { BidHistoryRow, LotResult, LotView, OwnBid } from '#contract/bidding/shapes.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';

/* Sample lots as the server sends them to an agency, for tests. All names are invented. */

export const sampleNow = Date.parse('2026-11-20T04:01:26Z');
export const auctionId = '01920000-0000-7000-8000-000000000412';
const talentRequestId = '01920000-0000-7000-8000-000000001204';

const sampleRules: LotRules = {
  version: 1,
  bidTypeId: 3,
  bidMethodId: 1,
  awardTypeId: 2,
  awardLimit: 2,
  ceiling: '18',
  startPrice: null,
  referenceAmount: '98000.00',
  hoursPerDay: null,
  minimumStep: '0.10',
  isStepPercent: false,
  minimumBids: 2,
  extensionMinutes: 5,
  extensionLimit: 6,
  hardEndMinutes: 30,
  tieRule: 'time',
  standstillDays: 2,
  showsBidderCount: true,
};

export const sampleBid: OwnBid = {
  bidId: '01920000-0000-7000-8000-000000000b01',
  tenantId: 'harbour',
  talentRequestId,
  bidMethodId: 1,
  bidAmount: '14.20',
  bidCurrency: 'AUD',
  bidMethodCurrencyId: 9,
  bidMethodCurrencyIso: 'AUD',
  percentBase: '14.20',
  percentCompensation: null,
  totalDayRateBid: '13916.00',
  bidTimestamp: '2026-11-20T03:52:03.418207Z',
  bidTime: Date.parse('2026-11-20T03:52:03.418Z'),
  agencyName: 'Harbour Talent',
  positionThen: 2,
  round: 1,
  placedByName: 'Mara Ellingsen',
  status: 'valid',
  receipt: 'header.payload.signature',
};

type Changes = Partial<Omit<LotView, 'rules'>> & { rules?: Partial<LotRules> };

/** Returns an open ranked lot in its last minutes, with the agency third of six. */
export const sampleLot = ({ rules: changedRules, ...changes }: Changes = {}): LotView => {
  const rules = { ...sampleRules, ...changedRules };
  return {
    talentRequestId,
    talentRequestNumber: 1204,
    engagementId: auctionId,
    jobTitle: 'Theatre Nurse',
    noOfRoles: 6,
    state: 'open',
    round: 1,
    opensAt: '2026-11-19T04:00:00Z',
    scheduledEndsAt: '2026-11-20T04:00:00Z',
    endsAt: '2026-11-20T04:05:12Z',
    hardEndsAt: '2026-11-20T04:30:00Z',
    extensions: 2,
    isPaused: false,
    closedAt: null,
    standstillEndsAt: null,
    unsuccessfulReason: null,
    position: 3,
    bidderCount: 6,
    leadingAmount: '13.90',
    isInAward: false,
    hasPlacedBid: true,
    bidStatus: 'valid',
    nextAction: null,
    isAwarded: null,
    clientId: '01920000-0000-7000-8000-0000000000c1',
    clientName: 'Northwind Health',
    timeZone: 'Australia/Sydney',
    currencyId: 9,
    currencyIso: 'AUD',
    rules,
    ruleSentences: [...lotRuleSentences(rules, { currencyIso: 'AUD' })],
    rulesHash: 'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
    termsVersion: 1,
    ownBid: sampleBid,
    maximumAmount: '14.10',
    withdrawableUntil: null,
    serverTime: new Date(sampleNow).toISOString(),
    can: {
      placeBid: { allowed: true },
      withdrawBid: {
        allowed: false,
        reasons: [
          { code: 'bid-not-withdrawable', text: 'Bids could be withdrawn until 1 hour before the end.' } as never,
        ],
      },
      confirmBid: { allowed: false, reasons: [] },
    },
    ...changes,
  };
};

export const sampleHistory: readonly BidHistoryRow[] = [
  {
    entryId: '1',
    at: '2026-11-20T03:52:03.418207Z',
    amount: '14.20',
    totalDayRateBid: '13916.00',
    positionThen: 2,
    round: 1,
    byName: 'Mara Ellingsen',
    status: 'valid',
    reason: null,
    proof: 'receipt.of.14-20',
  },
  {
    entryId: '2',
    at: '2026-11-20T03:40:47.902113Z',
    amount: '14.60',
    totalDayRateBid: '14308.00',
    positionThen: null,
    round: 1,
    byName: 'Tom Okafor',
    status: 'refused',
    reason: 'Your new bid must be lower than your current one.',
    proof: 'refusal.of.14-60',
  },
  {
    entryId: '3',
    at: '2026-11-19T05:08:31.240000Z',
    amount: '14.60',
    totalDayRateBid: '14308.00',
    positionThen: 1,
    round: 1,
    byName: 'Mara Ellingsen',
    status: 'replaced',
    reason: null,
    proof: 'receipt.of.14-60',
  },
];

/** Returns a published result, during the standstill of a lot that the agency hasn't won. */
export const sampleResult = (changes: Partial<LotResult> = {}): LotResult => ({
  talentRequestId,
  talentRequestNumber: 1204,
  engagementId: auctionId,
  jobTitle: 'Theatre Nurse',
  noOfRoles: 6,
  state: 'standstill',
  round: 1,
  opensAt: '2026-11-19T04:00:00Z',
  scheduledEndsAt: '2026-11-20T04:00:00Z',
  endsAt: '2026-11-20T04:05:12Z',
  hardEndsAt: '2026-11-20T04:30:00Z',
  extensions: 2,
  isPaused: false,
  closedAt: '2026-11-20T04:05:12Z',
  standstillEndsAt: '2026-11-24T06:00:00Z',
  unsuccessfulReason: null,
  clientName: 'Northwind Health',
  timeZone: 'Australia/Sydney',
  engagementTitle: 'Perioperative and theatre nursing, statewide',
  resultState: 'standstill',
  isAwarded: false,
  position: 3,
  bidderCount: 6,
  awardedCount: 2,
  ownBid: sampleBid,
  reason: null,
  finalHead: { size: 41, root: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08', signed: 'a.b.c' },
  objection: null,
  can: { object: { allowed: true } },
  ...changes,
});
