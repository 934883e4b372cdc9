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

export const readAppliedEngagements = operation({
  name: 'applications.applied',
  summary: 'Returns the engagements to which the agency is marked as having applied. The call changes nothing',
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
