import { z } from 'zod';
import { operation, type Operation } from '#contract/common/operation.ts';
import { defaultPageSize } from '#contract/common/paging.ts';
import { engagementKinds, stages } from '#contract/engagements/states.ts';
import { boardRowShape, isTotalAtLeast } from '../shapes.ts';

export const readDashboard = operation({
  name: 'board.dashboard',
  summary:
    "Lists the agency's engagements in a stage, closing soonest first. showonly=1 returns only those assigned to the caller. from is the offset of the first one",
  effect: 'read',
  access: { agency: 'Auctions=View Auctions / Staging' },
  input: z.object({
    showonly: z.number().int().min(0).max(1).default(0),
    from: z.number().int().min(0).max(1_000_000).default(0),
    size: z.number().int().min(1).max(100).default(defaultPageSize),
    stage: z.enum(stages).optional(),
    auctionType: z.enum(engagementKinds).optional(),
  }),
  output: z.object({
    records: z.array(boardRowShape),
    from: z.number().int(),
    size: z.number().int(),
    recordCount: z.number().int(),
    total: z.number().int(),
    isTotalAtLeast: isTotalAtLeast(),
    /** Whether the caller can see other users' work. If not, filtering by the caller's own work changes nothing. */
    seesAll: z.boolean(),
  }),
});

export const dashboardOperations: readonly Operation[] = [readDashboard];
