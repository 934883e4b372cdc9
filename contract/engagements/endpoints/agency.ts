import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type {
  downloadDocument,
  listDocuments,
  listEmployerDocuments,
  listJobTitles,
  listRequirements,
  listSuccessFeeDocuments,
  listTalentRequestDocuments,
  listTalentRequests,
  listTalentRequestsById,
  readHeader,
  readInformation,
  readStatus,
  readSurvey,
  readTalentRequest,
  readEngagementWithoutApplication,
} from '../operations/agency.ts';

/**
 * In the endpoints for success fees and for auctions, the engagement ID is named after the engagement's kind, such as
 * `auctionId`.
 */
const bySuccessFee = { names: { engagementId: 'successFeeId' } };
const byAuction = { names: { engagementId: 'auctionId' } };

export const readInformationEndpoint = endpoint<typeof readInformation>(
  'engagements.information',
  'GET',
  '/api/v1/engagements/{engagementId}/information',
);
export const listTalentRequestsEndpoint = endpoint<typeof listTalentRequests>(
  'engagements.talentRequests',
  'GET',
  '/api/v1/engagements/{engagementId}/talentRequest',
);
export const readTalentRequestEndpoint = endpoint<typeof readTalentRequest>(
  'engagements.talentRequest',
  'GET',
  '/api/v1/engagement/{engagementId}/talentRequest/{talentRequestId}',
);
export const listRequirementsEndpoint = endpoint<typeof listRequirements>(
  'engagements.requirements',
  'GET',
  '/api/v1/engagements/{engagementId}/requirement',
);
export const listDocumentsEndpoint = endpoint<typeof listDocuments>(
  'engagements.documents',
  'GET',
  '/api/v1/engagements/{engagementId}/document',
);
export const downloadDocumentEndpoint = endpoint<typeof downloadDocument>(
  'engagements.downloadDocument',
  'GET',
  '/api/v1/engagementDocument/{documentId}',
);
export const listEmployerDocumentsEndpoint = endpoint<typeof listEmployerDocuments>(
  'engagements.employerDocuments',
  'GET',
  '/api/fulfillment/employerDocuments/{talentRequestId}',
);

export const agencyEngagementEndpoints: readonly Endpoint[] = [
  readInformationEndpoint,
  endpoint<typeof readStatus>(
    'engagements.status',
    'GET',
    '/api/v2.1/successfee/status/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  endpoint<typeof readStatus>(
    'engagements.status',
    'GET',
    '/api/v2.1/auction/getCompetitiveStatus/{clientId}/{auctionId}',
    byAuction,
  ),
  listTalentRequestsEndpoint,
  endpoint<typeof listTalentRequests>(
    'engagements.talentRequests',
    'GET',
    '/api/v2.1/successfee/fulfillmentTalentRequests/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  endpoint<typeof listTalentRequests>(
    'engagements.talentRequests',
    'GET',
    '/api/fulfillment/talentrequests/{clientId}/{auctionId}',
    byAuction,
  ),
  readTalentRequestEndpoint,
  endpoint<typeof readTalentRequest>(
    'engagements.talentRequest',
    'GET',
    '/api/v2.1/successfee/talentRequest/{clientId}/{talentRequestId}',
  ),
  endpoint<typeof readTalentRequest>(
    'engagements.talentRequest',
    'GET',
    '/api/v2.1/auction/getCompetitiveTalentRequestInformation/{clientId}/{talentRequestId}',
  ),
  endpoint<typeof readTalentRequest>(
    'engagements.talentRequest',
    'GET',
    '/api/v2.1/employer/talentrequest/{clientId}/{talentRequestId}',
  ),
  listRequirementsEndpoint,
  endpoint<typeof listRequirements>(
    'engagements.requirements',
    'GET',
    '/api/v2.1/successfee/requirements/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  endpoint<typeof listRequirements>(
    'engagements.requirements',
    'GET',
    '/api/v2.1/auction/auctionCompetitiveRequirements/{clientId}/{auctionId}',
    byAuction,
  ),
  listDocumentsEndpoint,
  endpoint<typeof listSuccessFeeDocuments>(
    'engagements.successFeeDocuments',
    'GET',
    '/api/v2.1/successfee/documents/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  endpoint<typeof listDocuments>(
    'engagements.documents',
    'GET',
    '/api/v2.1/auction/auctionCompetitiveDocuments/{clientId}/{auctionId}',
    byAuction,
  ),
  endpoint<typeof listTalentRequestDocuments>(
    'engagements.talentRequestDocuments',
    'GET',
    '/api/v2.1/successfee/talentRequest/{clientId}/{talentRequestId}/documents',
  ),
  endpoint<typeof listTalentRequestDocuments>(
    'engagements.talentRequestDocuments',
    'GET',
    '/api/v2.1/auction/getCompetitiveTalentRequestDocuments/{clientId}/{talentRequestId}',
  ),
  downloadDocumentEndpoint,
  endpoint<typeof readEngagementWithoutApplication>(
    'engagements.informationWithoutApplication',
    'GET',
    '/api/v1/engagement/{engagementId}/infoWithoutApplication',
  ),
  endpoint<typeof readHeader>('engagements.header', 'GET', '/api/v2.1/successfee/header/{successFeeId}', bySuccessFee),
  endpoint<typeof readHeader>(
    'engagements.header',
    'GET',
    '/api/v2.1/auction/competitiveTalentRequestHeader/{auctionId}',
    byAuction,
  ),
  endpoint<typeof listJobTitles>(
    'engagements.jobTitles',
    'GET',
    '/api/v2.1/successfee/jobTitles/{successFeeId}',
    bySuccessFee,
  ),
  endpoint<typeof listJobTitles>(
    'engagements.jobTitles',
    'GET',
    '/api/v2.1/auction/competitiveJobTitles/{auctionId}',
    byAuction,
  ),
  endpoint<typeof readSurvey>('engagements.survey', 'GET', '/api/v2.1/successfee/survey/{talentRequestId}'),
  endpoint<typeof listTalentRequestsById>('engagements.talentRequestsById', 'GET', '/api/fulfillment/talentrequests', {
    locations: { talentRequestIds: 'header' },
    names: { talentRequestIds: 'TalentRequestIds' },
  }),
  listEmployerDocumentsEndpoint,
];
