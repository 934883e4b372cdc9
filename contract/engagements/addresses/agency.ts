import { address, type Address } from '#contract/common/address.ts';
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
  readWithoutApplication,
} from '../operations/agency.ts';

/** In the calls by success fee and by auction the engagement has the name of its kind. */
const bySuccessFee = { names: { engagementId: 'successFeeId' } };
const byAuction = { names: { engagementId: 'auctionId' } };

export const readInformationAt = address<typeof readInformation>(
  'engagements.information',
  'GET',
  '/api/v1/engagements/{engagementId}/information',
);
export const listTalentRequestsAt = address<typeof listTalentRequests>(
  'engagements.talentRequests',
  'GET',
  '/api/v1/engagements/{engagementId}/talentRequest',
);
export const readTalentRequestAt = address<typeof readTalentRequest>(
  'engagements.talentRequest',
  'GET',
  '/api/v1/engagement/{engagementId}/talentRequest/{talentRequestId}',
);
export const listRequirementsAt = address<typeof listRequirements>(
  'engagements.requirements',
  'GET',
  '/api/v1/engagements/{engagementId}/requirement',
);
export const listDocumentsAt = address<typeof listDocuments>(
  'engagements.documents',
  'GET',
  '/api/v1/engagements/{engagementId}/document',
);
export const downloadDocumentAt = address<typeof downloadDocument>(
  'engagements.downloadDocument',
  'GET',
  '/api/v1/engagementDocument/{documentId}',
);
export const agencyEngagementAddresses: readonly Address[] = [
  readInformationAt,
  address<typeof readStatus>(
    'engagements.status',
    'GET',
    '/api/v2.1/successfee/status/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  address<typeof readStatus>(
    'engagements.status',
    'GET',
    '/api/v2.1/auction/getCompetitiveStatus/{clientId}/{auctionId}',
    byAuction,
  ),
  listTalentRequestsAt,
  address<typeof listTalentRequests>(
    'engagements.talentRequests',
    'GET',
    '/api/v2.1/successfee/fulfillmentTalentRequests/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  address<typeof listTalentRequests>(
    'engagements.talentRequests',
    'GET',
    '/api/fulfillment/talentrequests/{clientId}/{auctionId}',
    byAuction,
  ),
  readTalentRequestAt,
  address<typeof readTalentRequest>(
    'engagements.talentRequest',
    'GET',
    '/api/v2.1/successfee/talentRequest/{clientId}/{talentRequestId}',
  ),
  address<typeof readTalentRequest>(
    'engagements.talentRequest',
    'GET',
    '/api/v2.1/auction/getCompetitiveTalentRequestInformation/{clientId}/{talentRequestId}',
  ),
  address<typeof readTalentRequest>(
    'engagements.talentRequest',
    'GET',
    '/api/v2.1/employer/talentrequest/{clientId}/{talentRequestId}',
  ),
  listRequirementsAt,
  address<typeof listRequirements>(
    'engagements.requirements',
    'GET',
    '/api/v2.1/successfee/requirements/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  address<typeof listRequirements>(
    'engagements.requirements',
    'GET',
    '/api/v2.1/auction/auctionCompetitiveRequirements/{clientId}/{auctionId}',
    byAuction,
  ),
  listDocumentsAt,
  address<typeof listSuccessFeeDocuments>(
    'engagements.successFeeDocuments',
    'GET',
    '/api/v2.1/successfee/documents/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
  address<typeof listDocuments>(
    'engagements.documents',
    'GET',
    '/api/v2.1/auction/auctionCompetitiveDocuments/{clientId}/{auctionId}',
    byAuction,
  ),
  address<typeof listTalentRequestDocuments>(
    'engagements.talentRequestDocuments',
    'GET',
    '/api/v2.1/successfee/talentRequest/{clientId}/{talentRequestId}/documents',
  ),
  address<typeof listTalentRequestDocuments>(
    'engagements.talentRequestDocuments',
    'GET',
    '/api/v2.1/auction/getCompetitiveTalentRequestDocuments/{clientId}/{talentRequestId}',
  ),
  downloadDocumentAt,
  address<typeof readWithoutApplication>(
    'engagements.informationWithoutApplication',
    'GET',
    '/api/v1/engagement/{engagementId}/infoWithoutApplication',
  ),
  address<typeof readHeader>('engagements.header', 'GET', '/api/v2.1/successfee/header/{successFeeId}', bySuccessFee),
  address<typeof readHeader>(
    'engagements.header',
    'GET',
    '/api/v2.1/auction/competitiveTalentRequestHeader/{auctionId}',
    byAuction,
  ),
  address<typeof listJobTitles>(
    'engagements.jobTitles',
    'GET',
    '/api/v2.1/successfee/jobTitles/{successFeeId}',
    bySuccessFee,
  ),
  address<typeof listJobTitles>(
    'engagements.jobTitles',
    'GET',
    '/api/v2.1/auction/competitiveJobTitles/{auctionId}',
    byAuction,
  ),
  address<typeof readSurvey>('engagements.survey', 'GET', '/api/v2.1/successfee/survey/{talentRequestId}'),
  address<typeof listTalentRequestsById>('engagements.talentRequestsById', 'GET', '/api/fulfillment/talentrequests', {
    places: { talentRequestIds: 'header' },
    names: { talentRequestIds: 'TalentRequestIds' },
  }),
  address<typeof listEmployerDocuments>(
    'engagements.employerDocuments',
    'GET',
    '/api/fulfillment/employerDocuments/{talentRequestId}',
  ),
];
