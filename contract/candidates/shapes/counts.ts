import { z } from 'zod';
import { candidateStatus } from '#contract/candidates/states.ts';
import { rightShape } from '#contract/common/problem.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';

const figure = z.number().int();

const counted = {
  /** The number of CVs that were submitted and not withdrawn. */
  noOfCvs: figure,
  /** The number of candidates as shown in lists; for a cancelled request, only the rejected ones. */
  total: figure,
  byStatus: z.array(
    z.object({ candidateStatusId: z.enum(candidateStatus), candidateStatus: z.string(), count: figure }),
  ),
};

/**
 * The number of candidates for a talent request by status. An agency counts its own candidates, the employer all of
 * them.
 */
export const requestCountsShape = z.object({
  talentRequestId: z.string(),
  talentRequestNumber: figure,
  jobTitle: z.string(),
  engagementId: z.string(),
  noOfRoles: figure,
  noOfRolesFilled: figure,
  internallyFilledRoles: figure,
  isPaused: z.boolean(),
  talentRequestStatusId: z.enum(talentRequestStatus),
  talentRequestStatus: z.string(),
  cvCap: figure.nullable(),
  ...counted,
});
export type RequestCounts = z.infer<typeof requestCountsShape>;

/** The number of candidates for an engagement and for each of its talent requests. */
export const engagementCountsShape = z.object({
  engagementId: z.string(),
  engagementNumber: figure,
  auctionType: z.enum(['competitive', 'successfee']),
  ...counted,
  talentRequests: z.array(requestCountsShape),
});

export type EngagementCounts = z.infer<typeof engagementCountsShape>;

/** A talent request in an engagement that the agency was approved for, with details of that engagement. */
export const awardedRequestShape = z.object({
  ...requestCountsShape.shape,
  engagementNumber: figure,
  engagementTitle: z.string(),
  auctionType: z.enum(['competitive', 'successfee']),
  clientId: z.string(),
  clientName: z.string(),
  location: z.string(),
  rolesRemaining: figure,
  /** The agency's share of the roles in percent, if the award is shared. It does not limit submissions. */
  sharePercent: z.number().int().nullable(),
  can: z.object({ submit: rightShape }),
});
export type AwardedRequest = z.infer<typeof awardedRequestShape>;
