import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { inputError, missingOrInvalid } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { multilineTextSchema } from '#contract/common/text.ts';
import { biddingRefusals } from '../refusals.ts';
import {
  bidHistoryRowShape,
  lotResultShape,
  lotShape,
  objectionShape,
  lotListItemShape,
  lotPositionShape,
} from '../shapes.ts';

const view = { agency: 'Bidding Stage=View Details' } as const;
const bids = { agency: 'Bidding Stage=Place Bids' } as const;

export const checkPlacedBid = operation({
  name: 'bidding.confirmPlacedBid',
  summary: 'Returns whether the agency has placed a bid on a talent request. The call changes nothing',
  effect: 'write',
  access: bids,
  input: z.object({ talentRequestId: id() }),
  output: z.object({ talentRequestId: id(), hasPlacedBid: z.boolean() }),
});

export const listLots = operation({
  name: 'bidding.lots',
  summary: "Lists the lots of an auction with the agency's own positions. Nothing about other bidders is returned",
  effect: 'read',
  access: view,
  input: z.object({ auctionId: id() }),
  output: z.object({ auctionId: id(), serverTime: instant(), lots: z.array(lotListItemShape) }),
});

export const readLot = operation({
  name: 'bidding.lot',
  summary: "Returns a lot with its rules, its clock and the agency's own bid and position. Rivals are masked",
  effect: 'read',
  access: view,
  input: z.object({ auctionId: id(), talentRequestId: id() }),
  output: lotShape,
});

/** The amount of a bid, in the unit of the bid method. */
export const bidAmount = () =>
  z
    .string(missingOrInvalid(requiredError('Amount')))
    .trim()
    .regex(/^\d{1,12}(\.\d{1,4})?$/, inputError('Amount must be a number such as 15 or 12.5.'))
    .refine((text) => Number(text) > 0, inputError('Amount must be more than zero.'));

/**
 * The version of the terms that the agency has read. If the terms have changed since then, the bid is refused; without
 * a version, this isn't checked.
 */
const termsVersion = () => z.number().int().optional();

export const placeBid = operation({
  name: 'bidding.placeBid',
  summary: 'Places a bid in a lot and returns its signed receipt. A refused bid gets a signed refusal',
  effect: 'write',
  access: bids,
  input: z.object({
    talentRequestId: id(),
    bidAmount: bidAmount(),
    /** The version of the rules that the agency has read. If the rules have changed since then, the bid is refused. */
    rulesVersion: z.number().int(),
    termsVersion: termsVersion(),
  }),
  /**
   * The output leaves out the amount: the response is stored with its idempotency key, and would reveal the amount of a
   * sealed bid.
   */
  output: z.object({
    bidId: id(),
    talentRequestId: id(),
    /** The time of receipt in UTC, with microseconds. */
    bidTimestamp: z.string(),
    ...lotPositionShape.shape,
    endsAt: instant(),
    /** Whether this bid extended the end of bidding. */
    isExtended: z.boolean(),
    receipt: z.string(),
  }),
  refusals: [
    biddingRefusals['not-open-to-you'],
    biddingRefusals['rules-changed'],
    biddingRefusals['terms-changed'],
    biddingRefusals['bid-too-late'],
    biddingRefusals['sealed-bid-placed'],
    biddingRefusals['bid-not-lower'],
    biddingRefusals['step-too-small'],
    biddingRefusals['above-ceiling'],
    biddingRefusals['above-start-price'],
    biddingRefusals['bid-out-of-range'],
  ],
});

export const withdrawBid = operation({
  name: 'bidding.withdrawBid',
  summary: "Withdraws the agency's bid in a lot, before the deadline for withdrawals",
  effect: 'write',
  access: bids,
  input: z.object({ talentRequestId: id() }),
  output: z.object({ talentRequestId: id(), bidTimestamp: z.string(), proof: z.string() }),
  refusals: [biddingRefusals['bid-not-withdrawable']],
});

export const confirmBid = operation({
  name: 'bidding.confirmBid',
  summary: "Confirms the agency's bid after a change of terms. Unconfirmed bids do not count at the close",
  effect: 'write',
  access: bids,
  input: z.object({ talentRequestId: id(), rulesVersion: z.number().int(), termsVersion: termsVersion() }),
  output: z.object({ talentRequestId: id(), bidTimestamp: z.string(), proof: z.string(), ...lotPositionShape.shape }),
  refusals: [
    biddingRefusals['nothing-to-confirm'],
    biddingRefusals['rules-changed'],
    biddingRefusals['terms-changed'],
    biddingRefusals['above-ceiling'],
  ],
});

export const readBidHistory = operation({
  name: 'bidding.history',
  summary: "Lists the agency's own bids in a lot and refused attempts, newest first",
  effect: 'read',
  access: view,
  input: z.object({ talentRequestId: id() }),
  output: z.object({ talentRequestId: id(), rows: z.array(bidHistoryRowShape) }),
});

export const readLotResult = operation({
  name: 'bidding.result',
  summary:
    "Returns the result of a lot for the agency: its own rank, the award or the reason, and the log's final head",
  effect: 'read',
  access: view,
  input: z.object({ talentRequestId: id() }),
  output: lotResultShape,
});

export const objectToAward = operation({
  name: 'bidding.object',
  summary: 'Objects to the published result of a lot during its standstill',
  effect: 'write',
  access: bids,
  input: z.object({
    talentRequestId: id(),
    text: multilineTextSchema('Objection', 2000).refine((text) => text !== '', requiredError('Objection')),
  }),
  output: objectionShape,
  refusals: [biddingRefusals['not-to-object']],
});
