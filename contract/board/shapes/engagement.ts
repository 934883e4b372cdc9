import { z } from 'zod';
import { applicationStatus } from '#contract/applications/states.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { id, instant } from '#contract/common/ids.ts';
import { engagementShape, stageStepShape, talentRequestShape } from '#contract/engagements/shapes.ts';
import { stages } from '#contract/engagements/states.ts';
import { nextActionShape } from '../shapes.ts';

/** The state of the agency's application. The applications room has its details. */
const ownApplicationStateShape = z.object({
  applicationId: id(),
  applicationStatusId: z.enum(applicationStatus),
  applicationStatus: z.string(),
  appliedAt: instant(),
});

/** The next step in an engagement, with its date if known. */
const nextShape = z.object({ text: z.string(), at: instant().nullable() });

const work = {
  application: ownApplicationStateShape.nullable(),
  next: nextShape.nullable(),
  /** The action that the engagement needs from the caller; null if none. */
  waits: nextActionShape.nullable(),
  /** Messages that explain why the caller no longer has access. The portal shows them and redirects. */
  errors: z.array(z.string()),
};

export const engagementWorkShape = z.object({
  ...engagementShape.shape,
  ...work,
  /** Whether the client is already a client of the agency, in which case the client's page can be opened. */
  isOwnClient: z.boolean(),
});
export type EngagementWork = z.infer<typeof engagementWorkShape>;

/** A talent request as the agency sees it. Source: specification 2, section 3. */
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
  /** The number of the agency's own candidates, except those that it withdrew. */
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
  /** The stage that the caller requested, with its state: completed, current or upcoming. */
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
  /** The agency's own candidates, except those that it withdrew. */
  candidates: z.object({
    total: figure,
    byStatus: z.array(
      z.object({ candidateStatusId: z.enum(candidateStatus), candidateStatus: z.string(), count: figure }),
    ),
  }),
  approvedCandidates: figure,
  /** The agency's earnings from hires, by currency; only for users who may view fulfillment. */
  earnings: z.array(z.object({ currencyIso: z.string(), amount: z.string() })),
  requests: z.array(stagingRowShape),
});
export type EngagementSummary = z.infer<typeof engagementSummaryShape>;
