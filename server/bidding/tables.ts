import type { ColumnType, Generated } from 'kysely';
import type {
  LogLeafKind,
  LotState,
  ObjectionState,
  LotResultState,
  UnsuccessfulReason,
} from '#contract/bidding/states.ts';
import type { FeeTypeId } from '#contract/engagements/states.ts';

export type StandingBidStatus = 'valid' | 'unconfirmed' | 'withdrawn' | 'revoked';
type BidNoteKind = 'refused' | 'withdrawn' | 'revoked' | 'confirmed';

export interface BiddingTables {
  /** The record that an agency has bid on a talent request. It doesn't contain the amount. */
  placedBid: { supplierId: string; talentRequestId: string; engagementId: string; placedAt: Date };
  /** Auctions against simulated rivals, which are left out of every other query. */
  practiceAuction: {
    id: string;
    tenantId: string;
    bidTypeId: number;
    bidMethodId: number;
    seed: number;
    startedAt: Date;
    /** The planned end, before any extension. */
    endsAt: Date;
  };
  practiceBid: { id: string; practiceId: string; tenantId: string; amount: string; receivedAt: Date };
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
    /** The state that a cancelled lot returns to; null for other lots. */
    stateBeforeCancel: ColumnType<LotState | null, never, LotState | null>;
    reopenedAt: Date | null;
    isForTied: Generated<boolean>;
    rulesHash: string;
    /** When the terms last changed during bidding, with microseconds. */
    termsChangedAt: ColumnType<Date | null, string | undefined, string>;
    finalHead: string | null;
  };
  /** The part of a lot that would reveal rivals' activity. Locking its row locks the lot. */
  lotBook: {
    talentRequestId: string;
    lastSequence: Generated<number>;
    lastReceivedAt: ColumnType<Date, Date | string>;
    logSize: Generated<number>;
    /** The roots of the log's complete subtrees, largest first, in hexadecimal. */
    frontier: Generated<string[]>;
    /** The key for sealed amounts, itself encrypted with the server's secret. */
    wrappedSecret: string | null;
  };
  lotLeaf: {
    talentRequestId: string;
    index: number;
    kind: LogLeafKind;
    at: ColumnType<Date, Date | string>;
    supplierId: string | null;
    content: string;
    hash: string;
  };
  /** A bid as received. A sealed bid has no amounts or salt in this table; once opened, they are in `bidOpening`. */
  bid: {
    id: string;
    talentRequestId: string;
    engagementId: string;
    supplierId: string;
    round: number;
    sequence: number;
    receivedAt: ColumnType<Date, Date | string>;
    bidMethodId: number;
    amount: string | null;
    comparable: string | null;
    salt: string | null;
    sealedForLot: string | null;
    sealedForBidder: string | null;
    commitment: string;
    leafIndex: number;
    root: string;
    rankThen: number | null;
    receipt: string;
    placedBy: string;
    placedByName: string;
  };
  bidOpening: { bidId: string; amount: string; comparable: string; salt: string };
  /** An agency's own refused attempts, withdrawals, revocations and confirmations, each with its signed proof. */
  bidNote: {
    id: string;
    talentRequestId: string;
    engagementId: string;
    supplierId: string;
    bidId: string | null;
    kind: BidNoteKind;
    at: ColumnType<Date, Date | string>;
    round: number;
    reason: string | null;
    proof: string;
    byName: string;
  };
  /** Each agency's latest bid on a lot. */
  standingBid: {
    talentRequestId: string;
    supplierId: string;
    bidId: string;
    /** The bidder's pseudonym. */
    bidder: string;
    status: StandingBidStatus;
    comparable: string | null;
    receivedAt: ColumnType<Date, Date | string>;
    sequence: number;
    round: number;
    tiedInRound: number | null;
  };
  lotResult: {
    id: string;
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    supplierId: string;
    round: number;
    bidId: string;
    state: LotResultState;
    isAwarded: boolean;
    position: number | null;
    bidderCount: number | null;
    awardedCount: number;
    reason: string | null;
    sharePercent: number | null;
    feeTypeId: FeeTypeId | null;
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
    text: string;
    state: Generated<ObjectionState>;
    madeAt: Date;
    decidedAt: Date | null;
    decisionText: string | null;
  };
  /** A use of a lot's key to open its sealed amounts. The lot's bidders can see each use. */
  lotKeyUse: {
    id: string;
    talentRequestId: string;
    engagementId: string;
    clientId: string;
    publishedAt: Date | null;
    at: Date;
  };
}
