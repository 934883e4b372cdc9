import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { engagementRefusals } from '../refusals.ts';
import {
  documentShape,
  engagementShape,
  ownEngagementRightsShape,
  ownEngagementShape,
  ownTalentRequestShape,
  requirementShape,
} from '../shapes.ts';
import { engagementStatuses } from '../states.ts';
import { draftOperations } from './drafts.ts';
import { endingOperations } from './ending.ts';
import { engagementChangeOperations } from './changes.ts';
import { documentOperations } from './documents.ts';
import { pausingOperations } from './pausing.ts';
import { requestChangeOperations } from './request-changes.ts';
import { stageOperations } from './stages.ts';
import { talentRequestOperations } from './talent-requests.ts';

export const listOwnEngagements = operation({
  name: 'engagements.own',
  summary: "Lists the employer's engagements, newest first",
  effect: 'read',
  access: { client: 'any' },
  input: z.object({ status: z.enum(engagementStatuses).optional(), ...pageInput }),
  output: z.object({ records: z.array(ownEngagementShape), ...pageOutput }),
});

export const readOwnEngagement = operation({
  name: 'engagements.ownOne',
  summary: 'One engagement of the employer, with its talent requests, requirements and documents',
  effect: 'read',
  access: { client: 'any' },
  input: z.object({ engagementId: id() }),
  output: z.object({
    ...engagementShape.shape,
    /** The hiring lead's email address. Agencies that are not approved can't see contact details. */
    hiringLeadEmail: z.string(),
    hiringLeadMobile: z.string(),
    talentRequests: z.array(ownTalentRequestShape),
    requirements: z.array(requirementShape),
    documents: z.array(documentShape),
    /** The stage to which the employer can move the engagement next, once that is allowed. */
    nextStage: z.enum(['clarification', 'bidding']).nullable(),
    can: ownEngagementRightsShape,
  }),
});

const closingRefusals = [engagementRefusals['closing-in-the-past'], engagementRefusals['closing-too-far']];

export const changeClosing = operation({
  name: 'engagements.changeClosing',
  summary: 'Changes the closing time of an open engagement to a time within the next year',
  effect: 'write',
  access: { client: 'any' },
  input: z.object({ engagementId: id(), closingAt: instant() }),
  output: z.object({ engagementId: id(), closingAt: instant() }),
  refusals: [engagementRefusals['closing-settled'], ...closingRefusals],
});

export const publishAgain = operation({
  name: 'engagements.publishAgain',
  summary: 'Publishes a copy of an engagement with its terms, talent requests, requirements and documents',
  effect: 'write',
  access: { client: 'any' },
  input: z.object({ engagementId: id(), closingAt: instant() }),
  output: z.object({ engagementId: id(), engagementNumber: z.number().int(), closingAt: instant() }),
  refusals: [engagementRefusals['not-to-repeat'], ...closingRefusals],
});

export const employerEngagementOperations: readonly Operation[] = [
  listOwnEngagements,
  readOwnEngagement,
  changeClosing,
  publishAgain,
  ...draftOperations,
  ...documentOperations,
  ...engagementChangeOperations,
  ...stageOperations,
  ...talentRequestOperations,
  ...requestChangeOperations,
  ...pausingOperations,
  ...endingOperations,
];
