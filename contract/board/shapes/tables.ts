import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { boardRowShape } from '../shapes.ts';

/** An auction of the agency as the older table has it. */
export const auctionRowShape = z.object({
  ...boardRowShape.shape,
  auctionId: id(),
  auctionNumber: z.number().int(),
  auctionStatus: z.string(),
});

/** A success fee of the agency as the older table has it. Source: specification 2, section 3. */
export const successFeeRowShape = z.object({
  ...boardRowShape.shape,
  successFeeId: id(),
  successFeeNumber: z.number().int(),
  successFeeStatus: z.string(),
});
