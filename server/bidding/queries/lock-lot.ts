import { sql } from 'kysely';
import type { LotState } from '#contract/bidding/states.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { StandingBidStatus } from '../tables.ts';

/** A standing bid of any agency. Nothing in it may be returned to another agency. */
export interface StandingBid {
  supplierId: string;
  bidId: string;
  bidder: string;
  status: StandingBidStatus;
  commitment: string;
  /** The bid amount; null while the lot is sealed. */
  amount: string | null;
  comparable: string | null;
  /** The time of receipt, in UTC with microseconds. */
  receivedAt: string;
  sequence: number;
  round: number;
  tiedInRound: number | null;
}

/** A lot as stored, locked by this transaction. */
export interface LockedLot {
  talentRequestId: string;
  engagementId: string;
  clientId: string;
  /** The time of the current action, in UTC with microseconds; later than any earlier action on the lot. */
  receivedAt: string;
  state: LotState;
  round: number;
  opensAt: Date;
  scheduledEndsAt: Date;
  endsAt: Date;
  /** The end in UTC with microseconds, since an extended end isn't rounded. */
  exactEnd: string;
  hardEndsAt: Date;
  extensions: number;
  pausedAt: Date | null;
  /** When the job closed the lot and opened its bids; null until then. */
  closedAt: Date | null;
  reopenedAt: Date | null;
  standstillEndsAt: Date | null;
  /** The state that a cancelled lot returns to. */
  stateBeforeCancel: LotState | null;
  isForTied: boolean;
  rulesHash: string;
  /** When the terms last changed during bidding, with microseconds. */
  termsChangedAt: string | null;
  lastSequence: number;
  logSize: number;
  frontier: readonly string[];
  sealedKey: string | null;
  /** The IDs of the provider's tenants, whose users are Rolecall's staff. */
  providers: readonly string[];
  /** The IDs of the agencies that may bid. */
  applicants: readonly string[];
  standingBids: readonly StandingBid[];
}

type Time = 'opensAt' | 'scheduledEndsAt' | 'endsAt' | 'hardEndsAt';
type NullableTime = 'pausedAt' | 'closedAt' | 'reopenedAt' | 'standstillEndsAt';
type Row = Omit<LockedLot, Time | NullableTime> & Record<Time, string> & Record<NullableTime, string | null>;

const dateOrNull = (text: string | null): Date | null => (text === null ? null : new Date(text));

/**
 * Locks a lot until the transaction ends, so that all bids on it and changes to it are processed one after another. The
 * engagement must be locked first; agencies take a shared lock on it.
 */
export const lockLot = async (scope: Scope, talentRequestId: string): Promise<LockedLot | undefined> => {
  const { rows } = await sql<{ lot: Row | null }>`select app.lock_lot(${talentRequestId}, ${scope.now}) as lot`.execute(
    scope.db,
  );
  const row = rows[0]?.lot;
  if (!row) return undefined;
  return {
    ...row,
    opensAt: new Date(row.opensAt),
    scheduledEndsAt: new Date(row.scheduledEndsAt),
    endsAt: new Date(row.endsAt),
    hardEndsAt: new Date(row.hardEndsAt),
    pausedAt: dateOrNull(row.pausedAt),
    closedAt: dateOrNull(row.closedAt),
    reopenedAt: dateOrNull(row.reopenedAt),
    standstillEndsAt: dateOrNull(row.standstillEndsAt),
  };
};
