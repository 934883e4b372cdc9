import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { engagementShape, stageStepShape, talentRequestShape } from '#contract/engagements/shapes.ts';
import { stages } from '#contract/engagements/states.ts';
import { nextActionShape } from '../shapes.ts';

/** The agency's application as it stands; what it says is the applications' own to tell. */
const ownApplicationStateShape = z.object({
  applicationId: id(),
  applicationStatusId: z.number().int(),
  applicationStatus: z.string(),
  appliedAt: instant(),
});

/** What comes next in an engagement, and when, as far as that is known. */
const nextShape = z.object({ text: z.string(), at: instant().nullable() });

const work = {
  application: ownApplicationStateShape.nullable(),
  next: nextShape.nullable(),
  /** What the engagement waits for the caller to do; null when nothing. */
  waits: nextActionShape.nullable(),
  /** Why the caller has nothing to do with it any more; the portal says so and leads away. */
  errors: z.array(z.string()),
};

export const engagementWorkShape = z.object({
  ...engagementShape.shape,
  ...work,
  /** Whether the agency has to do with the client already, and so may read what came of it. */
  isOwnClient: z.boolean(),
});
export type EngagementWork = z.infer<typeof engagementWorkShape>;

/** A talent request as it stands to the agency. Source: specification 2, section 3. */
export const stagingRowShape = z.object({
  ...talentRequestShape.pick({
    talentRequestId: true,
    talentRequestNumber: true,
    jobTitle: true,
    location: true,
    noOfRoles: true,
    noOfRolesFilled: true,
    internallyFilledRoles: true,
    isPaused: true,
    talentRequestStatusId: true,
    talentRequestStatus: true,
    cvCap: true,
  }).shape,
  /** The agency's own candidates, without those it withdrew. */
  candidates: z.number().int(),
  hasPlacedBid: z.boolean(),
});

export const stagingShape = z.object({
  ...engagementShape.pick({
    engagementId: true,
    engagementNumber: true,
    kind: true,
    title: true,
    clientId: true,
    clientName: true,
    status: true,
    engagementStatus: true,
    notice: true,
    stage: true,
    stages: true,
    closingAt: true,
    timeZone: true,
  }).shape,
  /** The stage that was asked for: behind, now, or still to come. */
  asked: stageStepShape.nullable(),
  ...work,
  talentRequests: z.array(stagingRowShape),
});

const figure = z.number().int();

export const engagementSummaryShape = z.object({
  engagementId: id(),
  engagementNumber: figure,
  stage: z.enum(stages),
  application: ownApplicationStateShape.nullable(),
  roles: z.object({ all: figure, filled: figure, internallyFilled: figure, remaining: figure }),
  talentRequests: z.object({
    all: figure,
    byStatus: z.array(z.object({ id: figure, value: z.string(), count: figure })),
  }),
  /** The agency's own, without those it withdrew. */
  candidates: z.object({
    total: figure,
    byStatus: z.array(z.object({ candidateStatusId: figure, candidateStatus: z.string(), count: figure })),
  }),
  approvedCandidates: figure,
  /** What the agency earns with those who were hired, by currency; only for who may see the fulfillment. */
  earnings: z.array(z.object({ currencyIso: z.string(), amount: z.string() })),
  requests: z.array(stagingRowShape),
});
export type EngagementSummary = z.infer<typeof engagementSummaryShape>;
