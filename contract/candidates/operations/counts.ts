import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { candidateRefusals } from '../refusals.ts';
import { engagementCountsShape, requestCountsShape, awardedRequestShape } from '../shapes/counts.ts';
import { submitAccess, viewAccess } from './fields.ts';

const ofRequest = z.object({ talentRequestId: id() });
const ofEngagement = z.object({ engagementId: id() });

export const readRequestCounts = operation({
  name: 'candidates.requestCounts',
  summary: "The agency's candidates of a talent request by status, and how many CVs it has handed in",
  effect: 'read',
  access: viewAccess,
  input: ofRequest,
  output: requestCountsShape,
});

export const readEngagementCounts = operation({
  name: 'candidates.engagementCounts',
  summary: "The agency's candidates of an engagement by status, in all and by talent request",
  effect: 'read',
  access: viewAccess,
  input: ofEngagement,
  output: engagementCountsShape,
});

export const countOfRequest = operation({
  name: 'candidates.countOfRequest',
  summary: 'What the server has counted in a talent request: all candidates for its employer, its own for an agency',
  effect: 'read',
  access: { agency: 'any', client: 'any' },
  input: ofRequest,
  output: requestCountsShape,
});

export const countOfEngagement = operation({
  name: 'candidates.countOfEngagement',
  summary: 'What the server has counted in an engagement: all candidates for its employer, its own for an agency',
  effect: 'read',
  access: { agency: 'any', client: 'any' },
  input: ofEngagement,
  output: engagementCountsShape,
});

export const readNumberOfCvs = operation({
  name: 'candidates.numberOfCvs',
  summary: 'How many CVs the agency has handed in; the server counts them, and another number is refused',
  effect: 'read',
  access: submitAccess,
  input: z.object({
    talentRequestId: id(),
    engagementId: id(),
    clientId: id().optional(),
    noOfCvs: z.number().int().min(0).max(10_000).optional(),
  }),
  output: z.object({ engagementId: z.string(), talentRequestId: z.string(), noOfCvs: z.number().int() }),
  refusals: [candidateRefusals['cvs-not-counted']],
});

export const listAwardedRequests = operation({
  name: 'candidates.awardedRequests',
  summary: 'The talent requests of an auction that was awarded to the agency; none where it was not',
  effect: 'read',
  access: viewAccess,
  input: ofEngagement,
  output: z.array(awardedRequestShape),
});

export const listServedRequests = operation({
  name: 'candidates.servedRequests',
  summary: 'The talent requests of all running engagements that the agency was approved for, the newest first',
  effect: 'read',
  access: viewAccess,
  input: z.object(pageInput),
  output: z.object({ records: z.array(awardedRequestShape), ...pageOutput }),
});

export const countOperations: readonly Operation[] = [
  readRequestCounts,
  readEngagementCounts,
  countOfRequest,
  countOfEngagement,
  readNumberOfCvs,
  listAwardedRequests,
  listServedRequests,
];
