import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { lookupIdInput } from '#contract/common/lookup-shape.ts';
import { operation } from '#contract/common/operation.ts';
import { rightShape } from '#contract/common/problem.ts';
import { lotRulesShape } from '#contract/engagements/shapes.ts';
import { bidMethods, bidTypes } from '#contract/engagements/states.ts';
import { biddingRefusals } from '../refusals.ts';
import { lotPositionShape } from '../shapes.ts';
import { practiceDurationMinutes } from '../states.ts';
import { bidAmount } from './agency.ts';

const bids = { agency: 'Bidding Stage=Place Bids' } as const;

/** A bid in a practice auction. The rivals are simulated, so their bids can be shown after the end. */
const practiceBidShape = z.object({
  rank: z.number().int(),
  bidder: z.string(),
  isOwn: z.boolean(),
  amount: z.string(),
  /** The value by which the bid is ranked, in the currency of the practice auction. */
  comparable: z.string(),
  receivedAt: instant(),
  isAwarded: z.boolean(),
});

/**
 * A practice auction of one agency against simulated rivals, excluded from all statistics. Source: domain rules D21.
 */
const practiceShape = z.object({
  practiceId: id(),
  jobTitle: z.string(),
  state: z.enum(['open', 'closed']),
  startedAt: instant(),
  scheduledEndsAt: instant(),
  endsAt: instant(),
  hardEndsAt: instant(),
  extensions: z.number().int(),
  serverTime: instant(),
  currencyIso: z.string(),
  rules: lotRulesShape,
  ruleSentences: z.array(z.string()),
  ...lotPositionShape.shape,
  /** The agency's own bids, newest first. */
  ownBids: z.array(practiceBidShape.pick({ amount: true, comparable: true, receivedAt: true })),
  /** The largest amount that the agency could bid now; null if there is no limit. */
  maximumAmount: z.string().nullable(),
  /** The result of the practice auction; null while bidding is open. */
  result: z
    .object({
      isAwarded: z.boolean(),
      /** Each bidder's last bid, in order of rank. */
      bids: z.array(practiceBidShape),
      /** The explanation of the result, one sentence per reason. */
      explanation: z.array(z.string()),
    })
    .nullable(),
  can: z.object({ placeBid: rightShape }),
});
export type PracticeView = z.infer<typeof practiceShape>;

/** A practice auction in a list. */
const practiceRowShape = practiceShape
  .pick({ practiceId: true, jobTitle: true, state: true, startedAt: true, endsAt: true, position: true })
  .extend({ bidTypeId: z.number().int(), bidMethodId: z.number().int(), isAwarded: z.boolean().nullable() });
export type PracticeRow = z.infer<typeof practiceRowShape>;

export const startPractice = operation({
  name: 'bidding.startPractice',
  summary: "Starts a practice auction against simulated rivals. Only the caller's agency sees it",
  effect: 'write',
  access: bids,
  input: z.object({
    bidTypeId: lookupIdInput(bidTypes, 'Bid type'),
    bidMethodId: lookupIdInput(bidMethods, 'Bid method'),
    minutes: z
      .int(inputError('Length must be a whole number of minutes.'))
      .min(
        practiceDurationMinutes.least,
        inputError('Length must be at least {least} minutes.', { least: practiceDurationMinutes.least }),
      )
      .max(
        practiceDurationMinutes.most,
        inputError('Length must be at most {most} minutes.', { most: practiceDurationMinutes.most }),
      ),
  }),
  output: practiceShape,
});

export const listPractices = operation({
  name: 'bidding.practices',
  summary: "Lists the agency's latest practice auctions, newest first",
  effect: 'read',
  access: bids,
  input: z.object({}),
  output: z.object({ serverTime: instant(), practices: z.array(practiceRowShape) }),
});

export const readPracticeAuction = operation({
  name: 'bidding.practice',
  summary: "Returns a practice auction with the agency's bids and rank, and after its end with the explained result",
  effect: 'read',
  access: bids,
  input: z.object({ practiceId: id() }),
  output: practiceShape,
});

export const placePracticeBid = operation({
  name: 'bidding.practiceBid',
  summary: 'Places a bid in a practice auction, under the rules of real auctions. The bid gets no receipt',
  effect: 'write',
  access: bids,
  input: z.object({ practiceId: id(), bidAmount: bidAmount() }),
  output: practiceShape,
  refusals: [
    biddingRefusals['bid-too-late'],
    biddingRefusals['sealed-bid-placed'],
    biddingRefusals['bid-not-lower'],
    biddingRefusals['step-too-small'],
    biddingRefusals['above-ceiling'],
    biddingRefusals['above-start-price'],
    biddingRefusals['bid-out-of-range'],
  ],
});

export const practiceOperations = [startPractice, listPractices, readPracticeAuction, placePracticeBid] as const;
