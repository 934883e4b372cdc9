import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { engagementRefusals } from './refusals.ts';
import {
  documentShape,
  engagementShape,
  ownEngagementRightsShape,
  ownEngagementShape,
  requirementShape,
  statusRecordShape,
  talentRequestShape,
} from './shapes.ts';
import { engagementStatuses } from './states.ts';

const viewer = { agency: 'Auctions=View Auctions / Staging' } as const;

/** `clientId` stands in many of the paths: when it is given, it must be the engagement's. */
const ofEngagement = z.object({ engagementId: id(), clientId: id().optional() });
const ofTalentRequest = z.object({
  talentRequestId: id(),
  engagementId: id().optional(),
  clientId: id().optional(),
});

export const readInformation = operation({
  name: 'engagements.information',
  summary: 'An engagement: what it is, what it pays, its stages, and how it stands',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: engagementShape,
});

export const readStatus = operation({
  name: 'engagements.status',
  summary: 'How an engagement stands, with the words for one that has ended',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: statusRecordShape,
});

export const listTalentRequests = operation({
  name: 'engagements.talentRequests',
  summary: 'The talent requests of an engagement, with their questions',
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: ofEngagement,
  output: z.array(talentRequestShape),
});

export const readTalentRequest = operation({
  name: 'engagements.talentRequest',
  summary: 'One talent request, with its questions',
  effect: 'read',
  access: viewer,
  input: ofTalentRequest,
  output: talentRequestShape,
});

export const listRequirements = operation({
  name: 'engagements.requirements',
  summary: 'What an employer requires of the agencies of an engagement',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: z.array(requirementShape),
});

export const listDocuments = operation({
  name: 'engagements.documents',
  summary: 'The documents of an engagement and of its talent requests',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: z.array(documentShape),
});

export const listTalentRequestDocuments = operation({
  name: 'engagements.talentRequestDocuments',
  summary: 'The documents of one talent request',
  effect: 'read',
  access: viewer,
  input: ofTalentRequest,
  output: z.array(documentShape),
});

export const downloadDocument = operation({
  name: 'engagements.downloadDocument',
  summary: 'A document of an engagement, as a file',
  effect: 'read',
  access: { agency: 'any', client: 'any' },
  input: z.object({ documentId: id() }),
  output: z.string(),
  download: true,
});

export const listOwnEngagements = operation({
  name: 'engagements.own',
  summary: "The employer's engagements, the newest first",
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
    talentRequests: z.array(talentRequestShape),
    requirements: z.array(requirementShape),
    documents: z.array(documentShape),
    can: ownEngagementRightsShape,
  }),
});

const closingRefusals = [engagementRefusals['closing-in-the-past'], engagementRefusals['closing-too-far']];

export const changeClosing = operation({
  name: 'engagements.changeClosing',
  summary: 'The employer moves the closing time of an open engagement, to a time within the next year',
  effect: 'write',
  access: { client: 'any' },
  input: z.object({ engagementId: id(), closingAt: instant() }),
  output: z.object({ engagementId: id(), closingAt: instant() }),
  refusals: [engagementRefusals['closing-settled'], ...closingRefusals],
});

export const publishAgain = operation({
  name: 'engagements.publishAgain',
  summary:
    'The employer publishes a new engagement with the terms, talent requests, requirements and documents of another',
  effect: 'write',
  access: { client: 'any' },
  input: z.object({ engagementId: id(), closingAt: instant() }),
  output: z.object({ engagementId: id(), engagementNumber: z.number().int(), closingAt: instant() }),
  refusals: [engagementRefusals['not-to-repeat'], ...closingRefusals],
});

export const engagementOperations: readonly Operation[] = [
  readInformation,
  readStatus,
  listTalentRequests,
  readTalentRequest,
  listRequirements,
  listDocuments,
  listTalentRequestDocuments,
  downloadDocument,
  listOwnEngagements,
  readOwnEngagement,
  changeClosing,
  publishAgain,
];
