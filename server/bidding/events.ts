import { z } from 'zod';
import { emptyPayloadSchema } from '#server/platform/events/payload-types.ts';

/**
 * The events of lots and bids that other rooms can subscribe to. Only the agency itself sees that it placed, withdrew
 * or confirmed a bid, or lost its position.
 */
export const biddingEvents = {
  bidPlaced: 'bid.placed',
  bidWithdrawn: 'bid.withdrawn',
  /** The agency confirmed its bid after a change of terms. */
  bidConfirmed: 'bid.confirmed',
  /** The bid no longer counts, because its agency no longer takes part in the engagement. */
  bidRevoked: 'bid.revoked',
  /** Another agency's bid took this agency's place in the award. */
  positionLost: 'bid.position-lost',
  /** The agency's bid is tied, so it can bid in the round for tied agencies; `data` has the end of that round. */
  bidTied: 'bid.tied',
  lotOpened: 'lot.opened',
  /** Bidding was extended, because a bid in the last minutes changed who would win. `data` has the new end. */
  lotExtended: 'lot.extended',
  /** Bidders must confirm their bids; `data` has the end, which may have moved. */
  termsChanged: 'lot.terms-changed',
  /** The lot closed. In this and the next event, `data` has the log's root, which bidders compare with each other. */
  lotClosed: 'lot.closed',
  lotUnsuccessful: 'lot.unsuccessful',
  /** Equal bids for the last place in the award started a round for the tied agencies; `data` has its end. */
  lotTied: 'lot.tied',
  lotCancelled: 'lot.cancelled',
  /** The employer published the results; `data` has the end of the standstill, if there is one. */
  lotAwarded: 'lot.awarded',
  /** One bidder's result was published. */
  bidAwarded: 'bid.awarded',
  bidNotSelected: 'bid.not-selected',
  /** The standstill ended, so the award is final. */
  lotFinal: 'lot.final',
  /** Rolecall upheld an objection, so the lot can be awarded again. */
  awardSetAside: 'lot.award-set-aside',
  /** Bidding on an unsuccessful lot was reopened until the time in `data`. */
  lotReopened: 'lot.reopened',
  /** Bidding is open, or open again, because the talent request was restored; `data` has the end of bidding. */
  lotRestored: 'lot.restored',
  /** The employer started a new round; `data` has its end. */
  rebidRequested: 'lot.rebid-requested',
  objectionMade: 'objection.made',
  objectionDecided: 'objection.decided',
  /** The objection was closed without a decision, because its award was cancelled. */
  objectionClosed: 'objection.closed',
} as const;

const until = z.object({ until: z.iso.datetime() });
const logHead = z.object({ logHead: z.string() });
const bid = z.object({ bidId: z.uuid() });

export const biddingPayloads = {
  [biddingEvents.bidPlaced]: bid,
  [biddingEvents.bidWithdrawn]: bid,
  [biddingEvents.bidConfirmed]: bid,
  [biddingEvents.bidRevoked]: bid,
  [biddingEvents.positionLost]: emptyPayloadSchema,
  [biddingEvents.bidTied]: until,
  [biddingEvents.lotOpened]: until,
  [biddingEvents.lotExtended]: until,
  [biddingEvents.termsChanged]: until,
  [biddingEvents.lotClosed]: logHead,
  // Absent from events recorded before the field was added.
  [biddingEvents.lotUnsuccessful]: logHead.partial(),
  [biddingEvents.lotTied]: until,
  [biddingEvents.lotCancelled]: emptyPayloadSchema,
  [biddingEvents.lotAwarded]: z.object({ until: z.iso.datetime().nullable() }),
  [biddingEvents.bidAwarded]: emptyPayloadSchema,
  [biddingEvents.bidNotSelected]: emptyPayloadSchema,
  [biddingEvents.lotFinal]: emptyPayloadSchema,
  [biddingEvents.awardSetAside]: emptyPayloadSchema,
  [biddingEvents.lotReopened]: until,
  [biddingEvents.lotRestored]: until,
  [biddingEvents.rebidRequested]: until,
  [biddingEvents.objectionMade]: z.object({ objectionId: z.uuid() }),
  [biddingEvents.objectionClosed]: z.object({ objectionId: z.uuid() }),
  [biddingEvents.objectionDecided]: z.object({ objectionId: z.uuid(), isUpheld: z.boolean() }),
} as const;

/** Messages to open pages about actions that have no event, because an event would reveal which agency acted. */
export const lotMessages = { positionChanged: 'lot.position-changed', bidsChanged: 'lot.bids-changed' } as const;
