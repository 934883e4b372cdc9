import * as operations from '#contract/engagements/operations/agency.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import * as noticeOperations from '#contract/engagements/operations/notices.ts';
import { seeNotices } from '../commands/see-notices.ts';
import * as documents from '../queries/read-documents.ts';
import { header, information, informationWithoutApplication, status } from '../queries/read-engagement.ts';
import { notices, noticesCount } from '../queries/read-notices.ts';
import * as requests from '../queries/read-talent-requests.ts';

export const agencyEngagementRoutes: readonly Route[] = [
  answer(operations.readInformation, information),
  answer(operations.readWithoutApplication, informationWithoutApplication),
  answer(operations.readHeader, header),
  answer(operations.listJobTitles, requests.jobTitles),
  answer(operations.readStatus, status),
  answer(operations.listTalentRequests, requests.talentRequests),
  answer(operations.listTalentRequestsById, requests.talentRequestsById),
  answer(operations.readTalentRequest, requests.talentRequest),
  answer(operations.readSurvey, requests.survey),
  answer(operations.listRequirements, documents.requirements),
  answer(operations.listDocuments, documents.engagementDocuments),
  answer(operations.listSuccessFeeDocuments, documents.successFeeDocuments),
  answer(operations.listEmployerDocuments, documents.employerDocuments),
  answer(operations.listTalentRequestDocuments, documents.talentRequestDocuments),
  answer(operations.downloadDocument, documents.documentFile),
  answer(noticeOperations.listNotices, notices),
  answer(noticeOperations.countNotices, noticesCount),
  answer(noticeOperations.seeNotices, seeNotices),
];
