import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { boardRowShape } from '../shapes.ts';

/** A row of the older table of auctions: one of the agency's auctions. */
export const auctionRowShape = z.object({
  ...boardRowShape.shape,
  auctionId: id(),
  auctionNumber: z.number().int(),
  auctionStatus: z.string(),
});

/** A row of the older table of success fees: one of the agency's success fees. Source: specification 2, section 3. */
export const successFeeRowShape = z.object({
  ...boardRowShape.shape,
  successFeeId: id(),
  successFeeNumber: z.number().int(),
  successFeeStatus: z.string(),
});
