import { z } from 'zod';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { emailSchema } from '#contract/common/text.ts';
import { dashboardOperations } from './operations/dashboard.ts';
import { engagementWorkOperations } from './operations/engagement.ts';
import { boardSearchOperations } from './operations/search.ts';
import { tableOperations } from './operations/tables.ts';
import { boardViewOperations } from './operations/views.ts';
import { boardSorts } from './rules.ts';
import { boardRowShape, boardSummaryShape, isTotalAtLeast } from './shapes.ts';
import { boardFilterInput } from './shapes/query.ts';

export const listBoard = operation({
  name: 'board.list',
  summary:
    "Lists the agency's engagements: those it applied to or is assigned to. engagementStatusId is the stage (1 Application, " +
    '2 Fulfillment, 3 Completed, 4 Cancelled). Who may not see the work of others sees what is assigned to them. More than ' +
    '500 are not counted: then isTotalAtLeast is true, and the pages go on',
  effect: 'read',
  access: { agency: 'Auctions=View Auctions / Staging' },
  input: z.object({
    ...boardFilterInput,
    isAssignedToYou: z.boolean().optional(),
    /** If false, the list is limited to the caller's own assignments. True grants no additional access. */
    hasAccessViewAssignments: z.boolean().optional(),
    /** The caller's email address; any other address is refused. */
    email: emailSchema('Email').optional(),
    ...pageInput,
    sortBy: z.enum(boardSorts).default('createdWhen'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: z.object({ records: z.array(boardRowShape), ...pageOutput, isTotalAtLeast: isTotalAtLeast() }),
});

export const summarizeBoard = operation({
  name: 'board.summary',
  summary:
    'Counts the engagements on the board by next action, stage, view and client. A count of 501 means more than 500',
  effect: 'read',
  access: { agency: 'Auctions=View Auctions / Staging' },
  input: z.object({}),
  output: boardSummaryShape,
});

export const boardOperations: readonly Operation[] = [
  listBoard,
  summarizeBoard,
  ...boardSearchOperations,
  ...dashboardOperations,
  ...boardViewOperations,
  ...engagementWorkOperations,
  ...tableOperations,
];
