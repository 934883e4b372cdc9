import * as operations from '#contract/engagements/operations/agency.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
import * as noticeOperations from '#contract/engagements/operations/notices.ts';
import { markNoticesSeen } from '../commands/mark-notices-seen.ts';
import * as documents from '../queries/read-documents.ts';
import {
  readEngagementHeader,
  readEngagementInformation,
  readEngagementInformationWithoutApplication,
  readEngagementStatus,
} from '../queries/read-engagement.ts';
import { readNotices, countVisibleNotices } from '../queries/read-notices.ts';
import * as requests from '../queries/read-talent-requests.ts';

export const agencyEngagementRoutes: readonly Route[] = [
  bindOperation(operations.readInformation, readEngagementInformation),
  bindOperation(operations.readEngagementWithoutApplication, readEngagementInformationWithoutApplication),
  bindOperation(operations.readHeader, readEngagementHeader),
  bindOperation(operations.listJobTitles, requests.readJobTitles),
  bindOperation(operations.readStatus, readEngagementStatus),
  bindOperation(operations.listTalentRequests, requests.readTalentRequests),
  bindOperation(operations.listTalentRequestsById, requests.readTalentRequestsById),
  bindOperation(operations.readTalentRequest, requests.readOneTalentRequest),
  bindOperation(operations.readSurvey, requests.readQualificationSurvey),
  bindOperation(operations.listRequirements, documents.readRequirements),
  bindOperation(operations.listDocuments, documents.readEngagementDocuments),
  bindOperation(operations.listSuccessFeeDocuments, documents.readSuccessFeeDocuments),
  bindOperation(operations.listEmployerDocuments, documents.readEmployerDocuments),
  bindOperation(operations.listTalentRequestDocuments, documents.readTalentRequestDocuments),
  bindOperation(operations.downloadDocument, documents.openDocumentFile),
  bindOperation(noticeOperations.listNotices, readNotices),
  bindOperation(noticeOperations.countNotices, countVisibleNotices),
  bindOperation(noticeOperations.markNoticesSeen, markNoticesSeen),
];
