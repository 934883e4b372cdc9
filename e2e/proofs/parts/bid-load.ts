import { setTimeout as sleep } from 'node:timers/promises';
import { placeBidEndpoint } from '#contract/bidding/endpoints.ts';
import type { HttpActor } from '#e2e/actors/http-sign-in.ts';
import { idempotentCall, sendIdempotentCall, type IdempotentCall } from './idempotent-call.ts';

/** A receipt that a bidder has received, with its bid. */
export interface BidReceipt {
  readonly supplierId: string;
  readonly talentRequestId: string;
  readonly bidId: string;
  readonly receipt: string;
}

/** A load of bids: agencies continuously lower their bids on lots and store every receipt. */
export interface BidLoad {
  readonly receipts: readonly BidReceipt[];
  /** The responses other than receipts. Each is a problem, because every bid is lower than the last. */
  readonly refused: readonly string[];
  /**
   * Returns how often a bid had to be sent again with the same key, because there was no response or the server was
   * unavailable.
   */
  readonly unanswered: () => number;
  readonly moreReceipts: (count: number) => Promise<void>;
  /** Resolves when all bidders are waiting for the server to come back. */
  readonly allWait: () => Promise<void>;
  readonly resume: (baseUrl: string) => void;
  /** Stops every bidder after its current bid. */
  readonly end: () => Promise<void>;
}

export const startBidLoad = (firstUrl: string, agencies: readonly HttpActor[], lots: readonly string[]): BidLoad => {
  const receipts: BidReceipt[] = [];
  const refused: string[] = [];
  let url = firstUrl;
  let unanswered = 0;
  let isEnding = false;
  let waiting: (() => void)[] = [];

  const sendUntilAnswered = async (call: IdempotentCall): Promise<Record<string, unknown> | undefined> => {
    for (;;) {
      try {
        const { status, body } = await sendIdempotentCall(url, call);
        if (status === 200) return body;
        // The lot or the key is locked for longer than a request waits. The product's client repeats the request in
        // this case too.
        if (body['code'] === 'key-in-flight') continue;
        if (status < 502) {
          refused.push(`${String(status)} ${JSON.stringify(body)}`);
          return undefined;
        }
      } catch {
        // It is unknown whether the bid was received.
      }
      unanswered += 1;
      await new Promise<void>((resume) => waiting.push(resume));
    }
  };

  const bidder = async (actor: HttpActor, talentRequestId: string): Promise<void> => {
    for (let amount = 90_000; !isEnding; amount -= 1) {
      const input = { talentRequestId, bidAmount: String(amount), rulesVersion: 1 };
      const body = await sendUntilAnswered(idempotentCall(actor, placeBidEndpoint, input));
      if (!body) return;
      const { bidId, receipt } = body as { bidId: string; receipt: string };
      receipts.push({ supplierId: actor.who.tenant.id, talentRequestId, bidId, receipt });
    }
  };
  const bidders = agencies.flatMap((actor) => lots.map((lot) => bidder(actor, lot)));

  const waitUntil = async (isReached: () => boolean, failure: string): Promise<void> => {
    const deadline = Date.now() + 60_000;
    while (!isReached()) {
      if (Date.now() > deadline || refused.length > 0) throw new Error(`${failure} ${refused.join('\n')}`);
      await sleep(5);
    }
  };
  return {
    receipts,
    refused,
    unanswered: () => unanswered,
    moreReceipts: (count) => {
      const wanted = receipts.length + count;
      return waitUntil(() => receipts.length >= wanted, 'Too few receipts.');
    },
    allWait: () => waitUntil(() => waiting.length === bidders.length, 'Some bidders still get responses.'),
    resume: (baseUrl) => {
      url = baseUrl;
      const resumed = waiting;
      waiting = [];
      for (const resume of resumed) resume();
    },
    end: async () => {
      isEnding = true;
      await Promise.all(bidders);
    },
  };
};
