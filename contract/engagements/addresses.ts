import { address, type Address } from '#contract/common/address.ts';
import type {
  changeClosing,
  downloadDocument,
  listDocuments,
  listOwnEngagements,
  listRequirements,
  listTalentRequestDocuments,
  listTalentRequests,
  publishAgain,
  readInformation,
  readOwnEngagement,
  readStatus,
  readTalentRequest,
} from './operations.ts';

/** In the calls by success fee and by auction the engagement has the name of its kind. */
const bySuccessFee = { names: { engagementId: 'successFeeId' } };
const byAuction = { names: { engagementId: 'auctionId' } };

export const readInformationAt = address<typeof readInformation>(
  'engagements.information',
  'GET',
  '/api/v1/engagement/{engagementId}/info',
);
export const listTalentRequestsAt = address<typeof listTalentRequests>(
  'engagements.talentRequests',
  'GET',
  '/api/v1/engagement/{engagementId}/talentRequest',
);
export const readTalentRequestAt = address<typeof readTalentRequest>(
  'engagements.talentRequest',
  'GET',
  '/api/v1/engagement/{engagementId}/talentRequest/{talentRequestId}',
);
export const listRequirementsAt = address<typeof listRequirements>(
  'engagements.requirements',
  'GET',
  '/api/v1/engagement/{engagementId}/requirement',
);
export const listDocumentsAt = address<typeof listDocuments>(
  'engagements.documents',
  'GET',
  '/api/v1/engagement/{engagementId}/document',
);
export const downloadDocumentAt = address<typeof downloadDocument>(
  'engagements.downloadDocument',
  'GET',
  '/api/v1/engagement/document/{documentId}',
);
export const listOwnEngagementsAt = address<typeof listOwnEngagements>(
  'engagements.own',
  'GET',
  '/api/v1/employer/engagement',
);
export const readOwnEngagementAt = address<typeof readOwnEngagement>(
  'engagements.ownOne',
  'GET',
  '/api/v1/employer/engagement/{engagementId}',
);

export const changeClosingAt = address<typeof changeClosing>(
  'engagements.changeClosing',
  'PATCH',
  '/api/v1/employer/engagement/closing',
);
export const publishAgainAt = address<typeof publishAgain>(
  'engagements.publishAgain',
  'POST',
  '/api/v1/employer/engagement/again',
);

export const engagementAddresses: readonly Address[] = [
  readInformationAt,
  address<typeof readInformation>(
    'engagements.information',
    'GET',
    '/api/v2.1/successfee/info/{clientId}/{successFeeId}',
    bySuccessFee,
  ),
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
  address<typeof listDocuments>(
    'engagements.documents',
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
  listOwnEngagementsAt,
  readOwnEngagementAt,
  changeClosingAt,
  publishAgainAt,
];
