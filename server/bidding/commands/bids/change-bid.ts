import { sql } from 'kysely';
import { newId } from '#server/platform/db/new-id.ts';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { LockedLot, StandingBid } from '../../queries/lock-lot.ts';
import { documentType, type BidNotice } from '../../rules/log/receipt.ts';
import { appendLeaves, type NewLeaf } from '../append-leaves.ts';

interface Change {
  kind: 'withdrawn' | 'revoked' | 'confirmed';
  reason: string | null;
}

const typeOf = {
  withdrawn: documentType.withdrawal,
  revoked: documentType.revocation,
  confirmed: documentType.confirmation,
} as const;

const leafOf = (lot: LockedLot, { supplierId, bidder, commitment }: StandingBid, { kind, reason }: Change): NewLeaf => {
  const bid = { supplierId, bidder, commitment };
  if (kind === 'withdrawn') return { kind: 'withdrawal', ...bid };
  if (kind === 'revoked') return { kind: 'revocation', ...bid, reason: reason ?? '' };
  return { kind: 'confirmation', ...bid, rulesHash: lot.rulesHash };
};

/**
 * Withdraws, revokes or confirms a standing bid on a locked lot, both in the log and in the agency's history. Returns
 * the signed notice.
 */
export const changeStandingBid = async (
  scope: Scope,
  lot: LockedLot,
  bid: StandingBid,
  change: Change,
): Promise<string> => {
  const { talentRequestId, receivedAt: at } = lot;
  const { root } = await appendLeaves(scope, lot, [leafOf(lot, bid, change)]);
  const signed: BidNotice = {
    lot: talentRequestId,
    at,
    commitment: bid.commitment,
    root,
    ...(change.reason === null ? {} : { reason: change.reason }),
  };
  const proof = await scope.vault.sign(typeOf[change.kind], signed);
  const byName = 'userName' in scope ? scope.userName : 'Rolecall';
  const note = { id: newId(), bidId: bid.bidId, ...change, proof, byName };
  const status = change.kind === 'confirmed' ? 'valid' : change.kind;
  await sql`select app.change_standing_bid(${talentRequestId}, ${bid.supplierId}, ${status}, ${at}, ${JSON.stringify(note)}::jsonb)`.execute(
    scope.db,
  );
  return proof;
};
