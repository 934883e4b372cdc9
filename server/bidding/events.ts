import { z } from 'zod';
import { noPayload } from '#server/platform/events/payload-types.ts';

/** Events of lots and bids, as other rooms receive them. Those of a bid are visible to its own agency only, but for its revocation. */
export const biddingEvents = {
  bidPlaced: 'bid.placed',
  bidWithdrawn: 'bid.withdrawn',
  /** The agency has confirmed its bid after a change of terms. */
  bidConfirmed: 'bid.confirmed',
  /** The employer has revoked the agency's application, so its bid no longer counts. */
  bidRevoked: 'bid.revoked',
  /** Another agency's bid has taken the agency's place in the award. */
  positionLost: 'bid.position-lost',
  /** The agency's bid is tied, so that it can bid in the round for tied agencies; `data` has the end of that round. */
  bidTied: 'bid.tied',
  lotOpened: 'lot.opened',
  /** A bid in the last minutes has changed the award; `data` has the new end. */
  lotExtended: 'lot.extended',
  /** Bidders must confirm their bids; `data` has the end, which may have moved. */
  termsChanged: 'lot.terms-changed',
  /** `data` of this event and the next has the root of the log, which bidders compare with each other. */
  lotClosed: 'lot.closed',
  lotUnsuccessful: 'lot.unsuccessful',
  /** Equal bids for the last award place start a round for the tied agencies; `data` has its end. */
  lotTied: 'lot.tied',
  lotCancelled: 'lot.cancelled',
  /** The employer has published the results; `data` has the end of the standstill, if there is one. */
  lotAwarded: 'lot.awarded',
  /** The result of one bidder was published. */
  bidAwarded: 'bid.awarded',
  bidNotSelected: 'bid.not-selected',
  /** The standstill has ended. */
  lotFinal: 'lot.final',
  /** Rolecall has upheld an objection, so the lot can be awarded again. */
  awardSetAside: 'lot.award-set-aside',
  /** Unsuccessful bidding continues until the time in `data`. */
  lotReopened: 'lot.reopened',
  /** Bidding is open, or open again, because the talent request was restored; `data` has its end. */
  lotRestored: 'lot.restored',
  /** The employer has started a new round; `data` has its end. */
  rebidRequested: 'lot.rebid-requested',
  objectionMade: 'objection.made',
  objectionDecided: 'objection.decided',
  /** The award was cancelled, so that there is nothing left to decide. */
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
  [biddingEvents.positionLost]: noPayload,
  [biddingEvents.bidTied]: until,
  [biddingEvents.lotOpened]: until,
  [biddingEvents.lotExtended]: until,
  [biddingEvents.termsChanged]: until,
  [biddingEvents.lotClosed]: logHead,
  // Absent from events recorded before it was added.
  [biddingEvents.lotUnsuccessful]: logHead.partial(),
  [biddingEvents.lotTied]: until,
  [biddingEvents.lotCancelled]: noPayload,
  [biddingEvents.lotAwarded]: z.object({ until: z.iso.datetime().nullable() }),
  [biddingEvents.bidAwarded]: noPayload,
  [biddingEvents.bidNotSelected]: noPayload,
  [biddingEvents.lotFinal]: noPayload,
  [biddingEvents.awardSetAside]: noPayload,
  [biddingEvents.lotReopened]: until,
  [biddingEvents.lotRestored]: until,
  [biddingEvents.rebidRequested]: until,
  [biddingEvents.objectionMade]: z.object({ objectionId: z.uuid() }),
  [biddingEvents.objectionClosed]: z.object({ objectionId: z.uuid() }),
  [biddingEvents.objectionDecided]: z.object({ objectionId: z.uuid(), isUpheld: z.boolean() }),
} as const;

/** Messages to open pages without an event, because the event would reveal which agency has acted. */
export const lotMessages = { positionChanged: 'lot.position-changed', bidsChanged: 'lot.bids-changed' } as const;
