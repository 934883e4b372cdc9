import { createHash } from 'node:crypto';
import { compactVerify, createLocalJWKSet, type JSONWebKeySet } from 'jose';
import type pg from 'pg';
import type { BidReceipt } from './bid-load.ts';

interface StoredBid {
  id: string;
  lot: string;
  supplierId: string;
  receipt: string;
  leafIndex: number;
  isStanding: boolean;
}

const sha256 = (...parts: (string | Buffer)[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/**
 * Computes the root of a Merkle tree as RFC 9162 defines it, without using the product's code, which stores only a
 * frontier.
 */
const rootOf = (contents: readonly string[]): Buffer => {
  const [first = ''] = contents;
  if (contents.length === 1) return sha256(Buffer.from([0]), first);
  let half = 1;
  while (half * 2 < contents.length) half *= 2;
  return sha256(Buffer.from([1]), rootOf(contents.slice(0, half)), rootOf(contents.slice(half)));
};

/** Returns the difference, if any, between a receipt and its lot's log, up to the leaf of the bid. */
const logProblem = (
  { leafIndex }: StoredBid,
  contents: readonly string[],
  receipt: { root: string; commitment: string },
): string | undefined => {
  if (contents[leafIndex]?.includes(receipt.commitment) !== true) return 'has no leaf in the log';
  const root = rootOf(contents.slice(0, leafIndex + 1)).toString('hex');
  return root === receipt.root ? undefined : 'has another root than the log';
};

/**
 * Returns the problems found when comparing the bidders' receipts with the ledger. Each receipt must have a valid
 * signature and match its stored bid and the lot's log. Each log must be complete, and each agency's latest bid must be
 * its standing bid.
 */
export const findReceiptProblems = async (
  db: pg.Client,
  keys: JSONWebKeySet,
  held: readonly BidReceipt[],
): Promise<string[]> => {
  const lots = [...new Set(held.map(({ talentRequestId }) => talentRequestId))];
  const { rows: bids } = await db.query<StoredBid>(
    `select b.id, b.talent_request_id as lot, b.supplier_id as "supplierId", b.receipt,
       b.leaf_index as "leafIndex", s.bid_id is not null as "isStanding"
     from bid b left join standing_bid s on s.bid_id = b.id where b.talent_request_id = any ($1) order by b.sequence`,
    [lots],
  );
  const { rows: leaves } = await db.query<{ lot: string; index: number; content: string }>(
    `select talent_request_id as lot, index, content from lot_leaf where talent_request_id = any ($1) order by index`,
    [lots],
  );
  const { rows: books } = await db.query<{ lot: string; size: number }>(
    `select talent_request_id as lot, log_size as size from lot_book where talent_request_id = any ($1)`,
    [lots],
  );
  const problems: string[] = [];
  for (const { lot, size } of books) {
    const own = leaves.filter((leaf) => leaf.lot === lot);
    if (own.length !== size || own.some(({ index }, at) => index !== at)) problems.push(`the log of ${lot} has gaps`);
  }
  const bidById = new Map(bids.map((bid) => [bid.id, bid]));
  const verify = createLocalJWKSet(keys);
  for (const { bidId, receipt } of held) {
    const bid = bidById.get(bidId);
    if (bid?.receipt !== receipt) {
      problems.push(`the receipt of bid ${bidId} is not in the ledger`);
      continue;
    }
    const { payload } = await compactVerify(receipt, verify);
    const signed = JSON.parse(new TextDecoder().decode(payload)) as { root: string; commitment: string };
    const problem = logProblem(
      bid,
      leaves.filter(({ lot }) => lot === bid.lot).map(({ content }) => content),
      signed,
    );
    if (problem !== undefined) problems.push(`the receipt of bid ${bidId} ${problem}`);
  }
  const latest = new Map(bids.map((bid) => [`${bid.lot} ${bid.supplierId}`, bid]));
  for (const { id, isStanding } of latest.values()) if (!isStanding) problems.push(`bid ${id} does not count`);
  return problems;
};

/** Returns the keys that an instance of the product publishes for checking receipts. */
export const readAuctionKeys = async (url: string): Promise<JSONWebKeySet> =>
  (await (await fetch(`${url}/.well-known/rolecall-auction-keys.json`)).json()) as JSONWebKeySet;

/** Returns the number of bids stored in these lots. */
export const countBids = async (db: pg.Client, lots: readonly string[]): Promise<number> => {
  const { rows } = await db.query<{ bids: number }>(
    'select count(*)::int as bids from bid where talent_request_id = any ($1)',
    [lots],
  );
  return rows[0]?.bids ?? 0;
};
