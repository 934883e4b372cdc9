import { z } from 'zod';
import { operation, type Operation } from '#contract/common/operation.ts';
import { legacyPageInput, legacyPageOutput } from '#contract/common/paging.ts';
import { optionalTextSchema } from '#contract/common/text.ts';
import { isTotalAtLeast } from '../shapes.ts';
import { auctionRowShape, successFeeRowShape } from '../shapes/tables.ts';

/** The fields that can be searched for keywords; by default all of them are searched. */
const tableFields = ['number', 'title', 'clientName', 'location'] as const;

const access = { agency: 'Auctions=View Auctions / Staging' } as const;
const input = z.object({
  ...legacyPageInput,
  /**
   * Whether to list the whole agency's engagements, if the caller may view them, instead of those assigned to the
   * caller.
   */
  isViewAll: z.boolean().default(false),
  field: z.enum(tableFields).optional(),
  keywords: optionalTextSchema('Keywords', 100),
});

export const listAuctionHeaders = operation({
  name: 'board.auctionHeaders',
  summary: "Lists the agency's competitive engagements, newest first. The first page is 1",
  effect: 'read',
  access,
  input,
  output: z.object({ records: z.array(auctionRowShape), ...legacyPageOutput, isTotalAtLeast: isTotalAtLeast() }),
});

export const listSuccessFees = operation({
  name: 'board.successFees',
  summary: "Lists the agency's success fee engagements, newest first. The first page is 1",
  effect: 'read',
  access,
  input,
  output: z.object({ records: z.array(successFeeRowShape), ...legacyPageOutput, isTotalAtLeast: isTotalAtLeast() }),
});

export const tableOperations: readonly Operation[] = [listAuctionHeaders, listSuccessFees];
