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
    'An engagement with the application of the agency, what comes next and what waits for the caller; errors where it is no longer theirs to work on',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: engagementWorkShape,
});

export const readStaging = operation({
  name: 'board.staging',
  summary: 'An engagement in one of its stages: whether it is there, how the agency stands, and its talent requests',
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
  summary: 'The figures of an engagement: roles, talent requests, own candidates by status, and earnings by currency',
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
