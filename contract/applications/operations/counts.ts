import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { appliedEngagementsShape, applicationCountsShape, dashboardStageShape } from '../shapes.ts';

export const applicationSummary = operation({
  name: 'applications.summary',
  summary: 'Counts the applications to a success fee engagement by status. An agency sees only its own',
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: applicationCountsShape,
});

export const countAgencies = operation({
  name: 'applications.countAgencies',
  summary: 'Counts the agencies that have applied to an engagement. An agency sees only itself',
  effect: 'read',
  access: { agency: 'any', client: 'any' },
  input: z.object({ engagementId: id() }),
  output: applicationCountsShape,
});

export const readApplied = operation({
  name: 'applications.applied',
  summary: 'Returns whether the agency is marked as applied. The server sets the mark; the call changes nothing',
  effect: 'read',
  access: { agency: 'Application Stage=Submit Application Request' },
  input: z.object({ engagementId: id().optional(), clientId: id().optional() }),
  output: appliedEngagementsShape,
});

export const dashboardStage = operation({
  name: 'applications.dashboardStage',
  summary: "Returns the stage of an engagement and of the agency's application for the dashboard",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: dashboardStageShape,
});
