import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { stages } from '#contract/engagements/states.ts';
import { engagementSummaryShape, engagementWorkShape, stagingRowShape, stagingShape } from '../shapes/engagement.ts';

const viewer = { agency: 'Auctions=View Auctions / Staging' } as const;
const ofEngagement = z.object({ engagementId: id(), clientId: id().optional() });

export const readEngagementWork = operation({
  name: 'board.engagement',
  summary:
    "Returns an engagement with the agency's application, what comes next and the caller's next action. Fails if the agency no longer works on it",
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: engagementWorkShape,
});

export const readStaging = operation({
  name: 'board.staging',
  summary:
    "Returns an engagement in one of its stages: whether it has reached the stage, the agency's status, and its talent requests",
  effect: 'read',
  access: viewer,
  input: z.object({ engagementId: id(), stage: z.enum(stages) }),
  output: stagingShape,
});

export const listStaging = operation({
  name: 'board.stagingTable',
  summary: "The talent requests of an engagement with the agency's own candidates and whether it has a bid in them",
  effect: 'read',
  access: viewer,
  input: z.object({ engagementId: id() }),
  output: z.array(stagingRowShape),
});

export const summarizeEngagement = operation({
  name: 'board.engagementSummary',
  summary:
    "Returns the figures of an engagement: roles, talent requests, the agency's candidates by status, and earnings by currency",
  effect: 'read',
  access: viewer,
  input: z.object({ engagementId: id() }),
  output: engagementSummaryShape,
});

export const engagementWorkOperations: readonly Operation[] = [
  readEngagementWork,
  readStaging,
  listStaging,
  summarizeEngagement,
];
