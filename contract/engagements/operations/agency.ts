import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import {
  documentShape,
  engagementHeaderShape,
  engagementShape,
  jobTitleShape,
  questionShape,
  requirementShape,
  statusRecordShape,
  talentRequestShape,
} from '../shapes.ts';

const viewer = { agency: 'Auctions=View Auctions / Staging' } as const;

/** The engagement's ID. Many paths also contain `clientId`, which must be the ID of the engagement's client. */
const ofEngagement = z.object({ engagementId: id(), clientId: id().optional() });
const ofTalentRequest = z.object({
  talentRequestId: id(),
  engagementId: id().optional(),
  clientId: id().optional(),
});

export const readInformation = operation({
  name: 'engagements.information',
  summary: 'Returns an engagement with its details, fees, stages and status',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: engagementShape,
});

export const readEngagementWithoutApplication = operation({
  name: 'engagements.informationWithoutApplication',
  summary: "Returns the current state of an engagement, independent of the agency's application",
  effect: 'read',
  access: { agency: 'Application Stage=View' },
  input: ofEngagement,
  output: engagementShape,
});

export const readHeader = operation({
  name: 'engagements.header',
  summary: 'Returns a summary of the talent requests of an engagement, with the status of each',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: engagementHeaderShape,
});

export const listJobTitles = operation({
  name: 'engagements.jobTitles',
  summary: 'The job titles of the talent requests of an engagement',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: z.array(jobTitleShape),
});

export const readStatus = operation({
  name: 'engagements.status',
  summary: 'Returns the status of an engagement, with a message if it has ended',
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

export const listTalentRequestsById = operation({
  name: 'engagements.talentRequestsById',
  summary: "Returns talent requests by ID, from any engagement. Those that the caller can't see are omitted",
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: z.object({ talentRequestIds: z.array(id()).max(100) }),
  output: z.array(talentRequestShape),
});

export const readSurvey = operation({
  name: 'engagements.survey',
  summary: 'Returns the questions that every candidate for a talent request must answer',
  effect: 'read',
  access: viewer,
  input: ofTalentRequest,
  output: z.array(questionShape),
});

export const listRequirements = operation({
  name: 'engagements.requirements',
  summary: "Returns the employer's requirements for agencies in an engagement",
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

export const listSuccessFeeDocuments = operation({
  name: 'engagements.successFeeDocuments',
  summary: 'Returns the documents of a success fee engagement, with agreements listed separately',
  effect: 'read',
  access: viewer,
  input: ofEngagement,
  output: z.object({ documents: z.array(documentShape), successFeeReferenceAgreements: z.array(documentShape) }),
});

export const listEmployerDocuments = operation({
  name: 'engagements.employerDocuments',
  summary: "The employer's documents for a talent request: its own, and those of its engagement",
  effect: 'read',
  access: { agency: 'Fulfillment Stage=View Details' },
  input: ofTalentRequest,
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
  summary: 'Downloads a document of an engagement',
  effect: 'read',
  access: { agency: 'any', client: 'any' },
  input: z.object({ documentId: id() }),
  output: z.string(),
  download: true,
});

export const agencyEngagementOperations: readonly Operation[] = [
  readInformation,
  readEngagementWithoutApplication,
  readHeader,
  listJobTitles,
  readStatus,
  listTalentRequests,
  listTalentRequestsById,
  readTalentRequest,
  readSurvey,
  listRequirements,
  listDocuments,
  listSuccessFeeDocuments,
  listEmployerDocuments,
  listTalentRequestDocuments,
  downloadDocument,
];
