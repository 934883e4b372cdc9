import * as operations from '#contract/engagements/operations/employer.ts';
import * as drafting from '#contract/engagements/operations/drafts.ts';
import * as changing from '#contract/engagements/operations/changes.ts';
import * as papers from '#contract/engagements/operations/documents.ts';
import * as pausing from '#contract/engagements/operations/pausing.ts';
import * as ending from '#contract/engagements/operations/ending.ts';
import * as staging from '#contract/engagements/operations/stages.ts';
import * as changes from '#contract/engagements/operations/request-changes.ts';
import * as requests from '#contract/engagements/operations/talent-requests.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { addRequest } from '../commands/add-request.ts';
import { cancelRequest, restoreRequest } from '../commands/cancel-request.ts';
import * as documents from '../commands/change-documents.ts';
import { changeEngagement, changeTerms } from '../commands/change-engagement.ts';
import { changeClosing } from '../commands/change-closing.ts';
import { completeRequest, fillInternally } from '../commands/complete-request.ts';
import { editRequest } from '../commands/edit-request.ts';
import { cancelEngagement, completeEngagement, discontinueEngagement } from '../commands/end-engagement.ts';
import { discardDraft, saveDraft } from '../commands/save-draft.ts';
import { changeClarification } from '../commands/stages/change-clarification.ts';
import { moveStage } from '../commands/stages/move-stage.ts';
import { pauseEngagement, resumeEngagement } from '../commands/pause-engagement.ts';
import { pauseRequest, resumeRequest } from '../commands/pause-request.ts';
import { publishDraft } from '../commands/publish-draft.ts';
import { publishAgain } from '../commands/publish-again.ts';
import { readHistory } from '../queries/read-history.ts';
import { previewDraft } from '../queries/preview-draft.ts';
import { readOneDraft, readDrafts } from '../queries/read-drafts.ts';
import { readOneOwnEngagement, readOwnEngagements } from '../queries/own-engagements.ts';

export const employerEngagementRoutes: readonly Route[] = [
  answer(operations.listOwnEngagements, readOwnEngagements),
  answer(operations.readOwnEngagement, readOneOwnEngagement),
  answer(operations.changeClosing, changeClosing),
  answer(operations.publishAgain, publishAgain),
  answer(drafting.listDrafts, readDrafts),
  answer(drafting.readDraft, readOneDraft),
  answer(drafting.saveDraft, saveDraft),
  answer(drafting.discardDraft, discardDraft),
  answer(drafting.previewDraft, previewDraft),
  answer(drafting.publishDraft, publishDraft),
  answer(papers.addDraftDocument, documents.addDraftDocument),
  answer(papers.removeDraftDocument, documents.removeDraftDocument),
  answer(papers.addDocument, documents.addDocument),
  answer(papers.removeDocument, documents.removeDocument),
  answer(changing.changeEngagement, changeEngagement),
  answer(changing.changeTerms, changeTerms),
  answer(staging.moveStage, moveStage),
  answer(staging.changeClarification, changeClarification),
  answer(staging.readHistory, readHistory),
  answer(changes.addRequest, addRequest),
  answer(changes.changeRequest, editRequest),
  answer(requests.pauseRequest, pauseRequest),
  answer(requests.resumeRequest, resumeRequest),
  answer(requests.cancelRequest, cancelRequest),
  answer(requests.restoreRequest, restoreRequest),
  answer(requests.completeRequest, completeRequest),
  answer(requests.fillInternally, fillInternally),
  answer(pausing.pauseEngagement, pauseEngagement),
  answer(pausing.resumeEngagement, resumeEngagement),
  answer(ending.cancelEngagement, cancelEngagement),
  answer(ending.discontinueEngagement, discontinueEngagement),
  answer(ending.completeEngagement, completeEngagement),
];
