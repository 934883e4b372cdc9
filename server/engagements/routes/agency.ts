import * as operations from '#contract/engagements/operations/agency.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as noticeOperations from '#contract/engagements/operations/notices.ts';
import { seeNotices } from '../commands/see-notices.ts';
import * as documents from '../queries/read-documents.ts';
import {
  readEngagementHeader,
  readEngagementInformation,
  readInformationWithoutApplication,
  readEngagementStatus,
} from '../queries/read-engagement.ts';
import { readNotices, countVisibleNotices } from '../queries/read-notices.ts';
import * as requests from '../queries/read-talent-requests.ts';

export const agencyEngagementRoutes: readonly Route[] = [
  answer(operations.readInformation, readEngagementInformation),
  answer(operations.readWithoutApplication, readInformationWithoutApplication),
  answer(operations.readHeader, readEngagementHeader),
  answer(operations.listJobTitles, requests.readJobTitles),
  answer(operations.readStatus, readEngagementStatus),
  answer(operations.listTalentRequests, requests.readTalentRequests),
  answer(operations.listTalentRequestsById, requests.readTalentRequestsById),
  answer(operations.readTalentRequest, requests.readOneTalentRequest),
  answer(operations.readSurvey, requests.readQualificationSurvey),
  answer(operations.listRequirements, documents.readRequirements),
  answer(operations.listDocuments, documents.readEngagementDocuments),
  answer(operations.listSuccessFeeDocuments, documents.readSuccessFeeDocuments),
  answer(operations.listEmployerDocuments, documents.readEmployerDocuments),
  answer(operations.listTalentRequestDocuments, documents.readTalentRequestDocuments),
  answer(operations.downloadDocument, documents.openDocumentFile),
  answer(noticeOperations.listNotices, readNotices),
  answer(noticeOperations.countNotices, countVisibleNotices),
  answer(noticeOperations.seeNotices, seeNotices),
];
