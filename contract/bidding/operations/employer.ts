import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation } from '#contract/common/operation.ts';
import { requiredError } from '#contract/common/text-messages.ts';
import { multilineTextSchema } from '#contract/common/text.ts';
import { lotRulesInput } from '#contract/engagements/shapes/lot-rules.ts';
import { requestFieldsFor } from '#contract/engagements/shapes/request-fields.ts';
import { biddingRefusals } from '../refusals.ts';
import { employerLotShape, lotTimingShape, objectionShape } from '../shapes.ts';
import { objectionStates } from '../states.ts';

const employer = { client: 'any' } as const;
const provider = { provider: 'any' } as const;

export const monitorLots = operation({
  name: 'bidding.monitor',
  summary:
    'Returns the lots of an auction for its employer: counts while sealed, pseudonyms while ranked, names after the close',
  effect: 'read',
  access: { client: 'any', provider: 'any' },
  input: z.object({ engagementId: id() }),
  output: z.object({
    engagementId: id(),
    serverTime: instant(),
    timeZone: z.string(),
    lots: z.array(employerLotShape),
  }),
});

export const changeLot = operation({
  name: 'bidding.changeLot',
  summary: 'Changes the rules or the end of a lot before or during bidding. Bidders must confirm their bids',
  effect: 'write',
  access: employer,
  input: z.object({
    talentRequestId: id(),
    /** The version of the rules on which the change is based. */
    version: z.number().int(),
    /** A later end, allowed once bidding has begun; null to keep the current end. */
    endsAt: instant().nullable().default(null),
    rules: lotRulesInput,
  }),
  output: lotTimingShape,
  refusals: [
    biddingRefusals['lot-not-changeable'],
    biddingRefusals['rules-changed'],
    biddingRefusals['lot-ends-in-the-past'],
    biddingRefusals['lot-ends-earlier'],
    biddingRefusals['bid-method-fixed'],
  ],
});

const awardedBidder = z.object({
  bidder: z.string().max(40),
  /** The bidder's share of the roles in percent, if the award is shared. */
  sharePercent: z.number().int().min(1).max(100).nullable().default(null),
});

export const awardLots = operation({
  name: 'bidding.award',
  summary: 'Publishes the award of lots. Each bidder passed over needs a reason, which that bidder reads',
  effect: 'write',
  access: employer,
  input: z.object({
    engagementId: id(),
    lots: z
      .array(
        z.object({
          talentRequestId: id(),
          awarded: z.array(awardedBidder).max(20),
          reasons: z
            .array(z.object({ bidder: z.string().max(40), text: multilineTextSchema('Reason', 1000) }))
            .max(100),
        }),
      )
      .min(1, inputError('At least one lot is needed.'))
      .max(40),
  }),
  output: z.object({ engagementId: id(), lots: z.array(lotTimingShape) }),
  refusals: [biddingRefusals['not-to-award'], biddingRefusals['award-invalid'], biddingRefusals['reason-missing']],
});

/**
 * The talent request's contracted days or hours; null to keep the current ones. Required for a day or hourly rate if
 * the talent request has none, because without them an award would have no fee.
 */
const { contractedUnits } = requestFieldsFor('added');

export const reopenLot = operation({
  name: 'bidding.reopen',
  summary: 'Reopens an unsuccessful lot once, with a new end',
  effect: 'write',
  access: employer,
  input: z.object({ talentRequestId: id(), endsAt: instant(), contractedUnits }),
  output: lotTimingShape,
  refusals: [
    biddingRefusals['not-to-reopen'],
    biddingRefusals['lot-ends-in-the-past'],
    biddingRefusals['contracted-time-needed'],
  ],
});

export const requestRebid = operation({
  name: 'bidding.requestRebid',
  summary: 'Starts a new round of a closed lot, with its own end. Bids of the earlier round remain valid',
  effect: 'write',
  access: employer,
  input: z.object({
    talentRequestId: id(),
    endsAt: instant(),
    contractedUnits,
    reasonText: multilineTextSchema('Reason', 500).refine((text) => text !== '', requiredError('Reason')),
  }),
  output: lotTimingShape,
  refusals: [
    biddingRefusals['not-to-rebid'],
    biddingRefusals['lot-ends-in-the-past'],
    biddingRefusals['contracted-time-needed'],
  ],
});

export const listObjections = operation({
  name: 'bidding.objections',
  summary: "Lists agencies' objections to awards, open ones first",
  effect: 'read',
  access: provider,
  input: z.object({ state: z.enum(objectionStates).optional() }),
  output: z.object({ objections: z.array(objectionShape) }),
});

export const decideObjection = operation({
  name: 'bidding.decideObjection',
  summary: 'Upholds or dismisses an objection. An upheld one sets the award aside and the lot can be awarded again',
  effect: 'write',
  access: provider,
  input: z.object({
    objectionId: id(),
    decision: z.enum(['uphold', 'dismiss']),
    text: multilineTextSchema('Reasons', 2000).refine((text) => text !== '', inputError('Reasons are required!')),
  }),
  output: objectionShape,
  refusals: [biddingRefusals['objection-decided']],
});
