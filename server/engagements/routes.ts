import * as operations from '#contract/engagements/operations.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { changeClosing } from './commands/change-closing.ts';
import { publishAgain } from './commands/publish-again.ts';
import { ownEngagement, ownEngagements } from './queries/own-engagements.ts';
import { documentFile, engagementDocuments, requirements, talentRequestDocuments } from './queries/read-documents.ts';
import { information, status } from './queries/read-engagement.ts';
import { talentRequest, talentRequests } from './queries/read-talent-requests.ts';

export const engagementRoutes: readonly Route[] = [
  answer(operations.readInformation, information),
  answer(operations.readStatus, status),
  answer(operations.listTalentRequests, talentRequests),
  answer(operations.readTalentRequest, talentRequest),
  answer(operations.listRequirements, requirements),
  answer(operations.listDocuments, engagementDocuments),
  answer(operations.listTalentRequestDocuments, talentRequestDocuments),
  answer(operations.downloadDocument, documentFile),
  answer(operations.listOwnEngagements, ownEngagements),
  answer(operations.readOwnEngagement, ownEngagement),
  answer(operations.changeClosing, changeClosing),
  answer(operations.publishAgain, publishAgain),
];
