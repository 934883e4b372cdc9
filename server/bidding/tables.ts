import type { Generated } from 'kysely';
import type { LotState, ObjectionState, ResultState, UnsuccessfulReason } from '#contract/bidding/states.ts';

export interface BiddingTables {
  /** A record that an agency has bid on a talent request, without the amount. */
  placedBid: { supplierId: string; talentRequestId: string; engagementId: string; placedAt: Date };
  lot: {
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    publishedAt: Date | null;
    state: LotState;
    round: Generated<number>;
    opensAt: Date;
    scheduledEndsAt: Date;
    endsAt: Date;
    hardEndsAt: Date;
    extensions: Generated<number>;
    pausedAt: Date | null;
    closedAt: Date | null;
    standstillEndsAt: Date | null;
    unsuccessfulReason: UnsuccessfulReason | null;
    reopenedAt: Date | null;
    isForTied: Generated<boolean>;
    rulesHash: string;
    finalHead: string | null;
  };
  lotResult: {
    id: string;
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    supplierId: string;
    round: number;
    bidId: string;
    state: ResultState;
    isAwarded: boolean;
    position: number | null;
    bidderCount: number | null;
    awardedCount: number;
    reason: string | null;
    sharePercent: number | null;
    feeTypeId: number | null;
    feePercent: string | null;
    feeAmount: string | null;
    publishedAt: Date;
    finalAt: Date | null;
    certificate: string;
  };
  awardObjection: {
    id: string;
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    supplierId: string;
    resultId: string;
    words: string;
    state: Generated<ObjectionState>;
    madeAt: Date;
    decidedAt: Date | null;
    decisionWords: string | null;
  };
}
