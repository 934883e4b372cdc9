import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { optionalTextSchema } from '#contract/common/text.ts';
import { candidateRefusals } from '../refusals.ts';
import { engagementCountsShape, requestCountsShape, awardedRequestShape } from '../shapes/counts.ts';
import { kindInput, submitAccess, viewAccess } from './fields.ts';

const ofRequest = z.object({ talentRequestId: id(), ...kindInput });
const ofEngagement = z.object({ engagementId: id(), ...kindInput });

export const readRequestCounts = operation({
  name: 'candidates.requestCounts',
  summary: "Counts the agency's candidates for a talent request by status, and the CVs it has submitted",
  effect: 'read',
  access: viewAccess,
  input: ofRequest,
  output: requestCountsShape,
});

export const readEngagementCounts = operation({
  name: 'candidates.engagementCounts',
  summary: "Counts the agency's candidates in an engagement by status, in total and by talent request",
  effect: 'read',
  access: viewAccess,
  input: ofEngagement,
  output: engagementCountsShape,
});

export const countCandidatesInRequest = operation({
  name: 'candidates.countOfRequest',
  summary: 'Returns the candidate counts of a talent request: all for its employer, its own for an agency',
  effect: 'read',
  access: { agency: 'any', client: 'any' },
  input: ofRequest,
  output: requestCountsShape,
});

export const countCandidatesInEngagement = operation({
  name: 'candidates.countOfEngagement',
  summary: 'Returns the candidate counts of an engagement: all for its employer, its own for an agency',
  effect: 'read',
  access: { agency: 'any', client: 'any' },
  input: ofEngagement,
  output: engagementCountsShape,
});

export const readNumberOfCvs = operation({
  name: 'candidates.numberOfCvs',
  summary: 'Returns how many CVs the agency has submitted. The server counts them and refuses any other number',
  effect: 'read',
  access: submitAccess,
  input: z.object({
    talentRequestId: id(),
    engagementId: id(),
    clientId: id().optional(),
    noOfCvs: z.number().int().min(0).max(10_000).optional(),
    ...kindInput,
  }),
  output: z.object({ engagementId: z.string(), talentRequestId: z.string(), noOfCvs: z.number().int() }),
  refusals: [candidateRefusals['cvs-not-counted']],
});

export const listAwardedRequests = operation({
  name: 'candidates.awardedRequests',
  summary: 'Lists the talent requests of an auction awarded to the agency. Empty if it was not',
  effect: 'read',
  access: viewAccess,
  input: z.object({ engagementId: id() }),
  output: z.array(awardedRequestShape),
});

export const listAllAwardedRequests = operation({
  name: 'candidates.allAwardedRequests',
  summary: 'Lists the talent requests of all active engagements for which the agency is approved, newest first',
  effect: 'read',
  access: viewAccess,
  input: z.object({
    ...pageInput,
    /** Each word must occur in the job title, the number, the engagement's title, the client's name or the location. */
    keywords: optionalTextSchema('Keywords', atMost(100)),
    /** Limits the list to talent requests with the status Available. */
    isAvailable: z.boolean().optional(),
  }),
  output: z.object({ records: z.array(awardedRequestShape), ...pageOutput }),
});

export const candidateCountOperations: readonly Operation[] = [
  readRequestCounts,
  readEngagementCounts,
  countCandidatesInRequest,
  countCandidatesInEngagement,
  readNumberOfCvs,
  listAwardedRequests,
  listAllAwardedRequests,
];
