import { calculateJwkThumbprint, exportJWK, generateKeyPair, type JWK } from 'jose';
import type { LotEvidence } from '#contract/bidding/operations/evidence.ts';
import type { auditBundleShape } from '#contract/bidding/shapes.ts';
import { comparableAmount } from '#contract/bidding/rules.ts';
import type { LogLeafKind } from '#contract/bidding/states.ts';
import type { LotRules } from '#contract/engagements/shapes.ts';
import { bidAmounts } from '#server/bidding/rules/bid-amounts.ts';
import { canonicalJson } from '#server/bidding/rules/log/canonical-json.ts';
import { commitmentOf, toBidOpening, type BidAmounts, type BidOpening } from '#server/bidding/rules/log/commitment.ts';
import { headLeafKinds, buildProofs } from '#server/bidding/rules/log/evidence.ts';
import {
  serializeLeaf,
  bidderReadableLeafKinds,
  hashRules,
  type PublishedResult,
  type Leaf,
} from '#server/bidding/rules/log/leaf.ts';
import { leafHash, buildTree, treeRoot } from '#server/bidding/rules/log/merkle-tree.ts';
import { documentType, type Certificate, type LogHead } from '#server/bidding/rules/log/receipt.ts';
import { randomKey } from '#server/platform/vault/seal.ts';
import { createVault, type Vault } from '#server/platform/vault/vault.ts';

/** Creates an auction key: the vault that signs with it, and the public key set that verifies its signatures. */
export const createAuctionKey = async (): Promise<{ vault: Vault; keys: { keys: JWK[] } }> => {
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const jwk = await exportJWK(publicKey);
  const kid = await calculateJwkThumbprint(jwk);
  const vault = createVault('a secret', () => Promise.resolve({ kid, key: privateKey }));
  return { vault, keys: { keys: [{ ...jwk, kid, alg: 'EdDSA', use: 'sig' }] } };
};

type Content<K extends LogLeafKind> = Omit<Leaf<K>, 'kind' | 'lot' | 'time' | 'nonce'>;

export interface LoggedLeaf {
  leaf: Leaf;
  opening: BidOpening | null;
  /** The only bidder that may read the leaf; null if everybody may. */
  bidder: string | null;
}

interface IssuedDocument {
  bidder: string;
  isReceipt: boolean;
  jws: string;
}

/**
 * A lot's log in memory, with the documents that were issued for the lot. A test can change the leaves afterwards, as a
 * dishonest operator would. Heads and proofs are always computed from the current leaves.
 */
export class TestAuctionLog {
  readonly lot = '0193a000-0000-7000-8000-000000000001';
  leaves: LoggedLeaf[] = [];
  readonly documents: IssuedDocument[] = [];
  readonly certificates = new Map<string, string>();
  private readonly vault: Vault;
  private rules: LotRules;

  constructor(vault: Vault, rules: LotRules) {
    this.vault = vault;
    this.rules = rules;
  }

  private hashes(): string[] {
    return this.leaves.map(({ leaf }) => leafHash(serializeLeaf(leaf)));
  }

  private sign(type: string, payload: object): Promise<string> {
    return this.vault.sign(type, { lot: this.lot, ...payload });
  }

  append<K extends LogLeafKind>(kind: K, time: string, content: Content<K>, bidder: string | null = null): void {
    const leaf = { kind, lot: this.lot, time, nonce: randomKey(), ...content } as unknown as Leaf;
    this.leaves.push({ leaf, opening: null, bidder });
  }

  open(time: string, ends: { endsAt: string; hardEndsAt: string }): void {
    this.append('rules', time, { rules: this.rules, currency: 'AUD', currencyDigits: 2 });
    this.append('opening', time, { round: 1, ...ends });
  }

  changeTerms(time: string, ends: { endsAt: string; hardEndsAt: string }): void {
    this.rules = { ...this.rules, version: this.rules.version + 1 };
    this.append('terms', time, { rules: this.rules, currency: 'AUD', currencyDigits: 2, cause: 'terms', ...ends });
  }

  /** Places a bid and issues its receipt. */
  async bid(bidder: string, time: string, amount: string, round = 1): Promise<void> {
    const comparable = comparableAmount(this.rules, amount, 2);
    const amounts = bidAmounts({ methodId: this.rules.bidMethodId, amount, comparable, currency: 'AUD' });
    const opening = toBidOpening(amounts, randomKey());
    const commitment = commitmentOf(opening);
    this.append('bid', time, { bidder, commitment, round, rulesHash: hashRules(this.rules) }, bidder);
    const last = this.leaves.at(-1);
    if (last) last.opening = opening;
    const root = treeRoot(buildTree(this.hashes()));
    const jws = await this.sign(documentType.receipt, { receivedAt: time, commitment, root });
    this.documents.push({ bidder, isReceipt: true, jws });
  }

  private commitmentOf(bidder: string): string {
    const bid = this.leaves.findLast((each) => each.leaf.kind === 'bid' && each.bidder === bidder);
    if (bid?.leaf.kind !== 'bid') throw new Error(`${bidder} has no bid.`);
    return bid.leaf.commitment;
  }

  /** Withdraws, confirms or revokes the bidder's last bid, and issues a notice about it. */
  async change(kind: 'withdrawal' | 'confirmation' | 'revocation', bidder: string, time: string): Promise<void> {
    const ofBid = { bidder, commitment: this.commitmentOf(bidder) };
    const { commitment } = ofBid;
    if (kind === 'withdrawal') this.append(kind, time, ofBid, bidder);
    else if (kind === 'revocation') this.append(kind, time, { ...ofBid, reason: 'a reason' }, bidder);
    else this.append(kind, time, { ...ofBid, rulesHash: hashRules(this.rules) }, bidder);
    const root = treeRoot(buildTree(this.hashes()));
    const jws = await this.sign(documentType[kind], { at: time, commitment, root });
    this.documents.push({ bidder, isReceipt: false, jws });
  }

  async refuse(bidder: string, time: string): Promise<void> {
    const jws = await this.sign(documentType.refusal, { agency: bidder, refusedAt: time, reason: 'bid-too-late' });
    this.documents.push({ bidder, isReceipt: false, jws });
  }

  /** Returns the log's heads after each close, award or cancellation, oldest first. */
  async heads(): Promise<{ head: string; payload: LogHead }[]> {
    const tree = buildTree(this.hashes());
    const heads: { head: string; payload: LogHead }[] = [];
    for (const [index, { leaf }] of this.leaves.entries()) {
      if (!headLeafKinds.includes(leaf.kind)) continue;
      const size = index + 1;
      const payload = { lot: this.lot, size, root: treeRoot(tree, size), time: leaf.time };
      heads.push({ head: await this.sign(documentType.head, payload), payload });
    }
    return heads;
  }

  /** Publishes an award and issues a certificate to each of its bidders. */
  async award(time: string, results: readonly PublishedResult[], round = 1): Promise<void> {
    this.append('award', time, { round, results });
    const head = (await this.heads()).at(-1)?.payload;
    if (!head) throw new Error('The log has no head.');
    for (const { bidder, position, isAwarded, sharePercent, reason } of results) {
      const receipts = this.documents.filter((each) => each.bidder === bidder && each.isReceipt);
      const own = this.leaves.filter((each) => each.leaf.kind === 'bid' && each.bidder === bidder);
      const certificate: Certificate = {
        lot: this.lot,
        title: 'Theatre Nurse',
        client: 'Northwind Health',
        agency: bidder,
        agencyName: `Agency ${bidder}`,
        bidder,
        issuedAt: time,
        rulesHash: hashRules(this.rules),
        bids: own.map(({ leaf, opening }, index) => ({
          ...(JSON.parse(opening?.amounts ?? '{}') as BidAmounts),
          receivedAt: leaf.time,
          commitment: leaf.kind === 'bid' ? leaf.commitment : '',
          rulesHash: leaf.kind === 'bid' ? leaf.rulesHash : '',
          status: 'valid',
          receipt: receipts[index]?.jws ?? '',
        })),
        position,
        bidderCount: null,
        awardedCount: results.filter((each) => each.isAwarded).length,
        isAwarded,
        sharePercent,
        reason,
        head,
      };
      this.certificates.set(bidder, await this.vault.sign(documentType.certificate, certificate));
    }
  }

  async evidence(bidder: string): Promise<LotEvidence> {
    const heads = await this.heads();
    const final = heads.at(-1);
    const own = this.documents.filter((each) => each.bidder === bidder);
    const readable = this.leaves.flatMap(({ leaf, opening, bidder: of }, index) =>
      of === bidder || bidderReadableLeafKinds.includes(leaf.kind)
        ? [{ index, content: serializeLeaf(leaf), isOwn: of === bidder, opening }]
        : [],
    );
    return {
      version: 1,
      lot: this.lot,
      rules: canonicalJson({ ...this.rules }),
      receipts: own.filter(({ isReceipt }) => isReceipt).map(({ jws }) => jws),
      notices: own.filter(({ isReceipt }) => !isReceipt).map(({ jws }) => jws),
      certificate: this.certificates.get(bidder) ?? null,
      finalHead: final?.head ?? null,
      ...(final
        ? buildProofs({
            hashes: this.hashes().slice(0, final.payload.size),
            leaves: readable.filter(({ index }) => index < final.payload.size),
            earlierHeads: heads.slice(0, -1).map(({ head, payload }) => ({ head, size: payload.size })),
          })
        : { leaves: [], earlierHeads: [] }),
    };
  }

  async audit(): Promise<ReturnType<typeof auditBundleShape.parse>> {
    const finalHead = (await this.heads()).at(-1)?.head ?? '';
    const leaves = this.leaves.map(({ leaf, opening }) => ({ leaf: serializeLeaf(leaf), opening }));
    return { version: 1, lot: this.lot, finalHead, leaves };
  }
}
