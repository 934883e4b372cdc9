import { z } from 'zod';
import { applicationStatuses } from '#contract/applications/states.ts';
import { id } from '#contract/common/ids.ts';
import { idOf } from '#contract/common/lookup.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { lineText } from '#contract/common/text.ts';
import { boardStages, engagementKinds, engagementTypes, stages } from '#contract/engagements/states.ts';
import { engagementWorkOperations } from './operations/engagement.ts';
import { tableOperations } from './operations/tables.ts';
import { boardRowShape, boardSummaryShape } from './shapes.ts';

export const listBoard = operation({
  name: 'board.list',
  summary:
    "The agency's engagements: applied to, or assigned to somebody of it. engagementStatusId is the stage (1 Application, " +
    '2 Fulfillment, 3 Completed, 4 Cancelled). Who may not see the work of others sees what is assigned to them',
  effect: 'read',
  access: { agency: 'Auctions=View Auctions / Staging' },
  input: z.object({
    applicationStatusId: z.array(idOf(applicationStatuses, 'Application status')).optional(),
    engagementStatusId: z.array(idOf(boardStages, 'Stage')).optional(),
    engagementTypeId: z.array(idOf(engagementTypes, 'Engagement type')).optional(),
    stage: z.enum(stages).optional(),
    kind: z.enum(engagementKinds).optional(),
    clientId: id().optional(),
    keyword: lineText('Keyword', 100).optional(),
    assignToMe: z.boolean().optional(),
    isAssignedToYou: z.boolean().optional(),
    waits: z.boolean().optional(),
    closingWithinDays: z.number().int().min(1).max(365).optional(),
    ...pageInput,
    sortBy: z.enum(['createdWhen', 'closing', 'title', 'client', 'number', 'stage']).default('createdWhen'),
    sortOrder: z.enum(['asc', 'desc']).default('desc'),
  }),
  output: z.object({ records: z.array(boardRowShape), ...pageOutput }),
});

export const summarizeBoard = operation({
  name: 'board.summary',
  summary: 'How many engagements of the board wait, stand in each stage and are in each view, and whose they are',
  effect: 'read',
  access: { agency: 'Auctions=View Auctions / Staging' },
  input: z.object({}),
  output: boardSummaryShape,
});

export const boardOperations: readonly Operation[] = [
  listBoard,
  summarizeBoard,
  ...engagementWorkOperations,
  ...tableOperations,
];
