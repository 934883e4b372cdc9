import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { boardRowShape } from '../shapes.ts';

/** An auction in the form of the older table that lists the agency's auctions. */
export const auctionRowShape = z.object({
  ...boardRowShape.shape,
  auctionId: id(),
  auctionNumber: z.number().int(),
  auctionStatus: z.string(),
});

/**
 * A success fee in the form of the older table that lists the agency's success fees. Source: specification 2, section
 * 3.
 */
export const successFeeRowShape = z.object({
  ...boardRowShape.shape,
  successFeeId: id(),
  successFeeNumber: z.number().int(),
  successFeeStatus: z.string(),
});
