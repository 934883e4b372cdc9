import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { appliedStatusShape, applicationCountsShape, dashboardStageShape } from '../shapes.ts';

export const applicationSummary = operation({
  name: 'applications.summary',
  summary: 'The applications to a success fee by status, as far as the caller may know them: an agency its own',
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: applicationCountsShape,
});

export const countAgencies = operation({
  name: 'applications.countAgencies',
  summary: 'How many agencies have applied to an engagement: all of them for its employer, itself for an agency',
  effect: 'read',
  access: { agency: 'any', client: 'any' },
  input: z.object({ engagementId: id() }),
  output: applicationCountsShape,
});

export const readApplied = operation({
  name: 'applications.applied',
  summary: 'Whether the agency is marked as applied; the server sets the mark by itself, and asking changes nothing',
  effect: 'read',
  access: { agency: 'Application Stage=Submit Application Request' },
  input: z.object({ engagementId: id().optional(), clientId: id().optional() }),
  output: appliedStatusShape,
});

export const dashboardStage = operation({
  name: 'applications.dashboardStage',
  summary: "The stage of an engagement and of the agency's application, as the dashboard shows them",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: z.object({ engagementId: id() }),
  output: dashboardStageShape,
});
