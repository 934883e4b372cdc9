import * as operations from '#contract/engagements/operations/employer.ts';
import * as drafting from '#contract/engagements/operations/drafts.ts';
import * as changing from '#contract/engagements/operations/changes.ts';
import * as papers from '#contract/engagements/operations/documents.ts';
import * as pausing from '#contract/engagements/operations/pausing.ts';
import * as ending from '#contract/engagements/operations/ending.ts';
import * as staging from '#contract/engagements/operations/stages.ts';
import * as changes from '#contract/engagements/operations/request-changes.ts';
import * as requests from '#contract/engagements/operations/talent-requests.ts';
import { bindOperation, type Route } from '#server/platform/http/handler.ts';
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
  bindOperation(operations.listOwnEngagements, readOwnEngagements),
  bindOperation(operations.readOwnEngagement, readOneOwnEngagement),
  bindOperation(operations.changeClosing, changeClosing),
  bindOperation(operations.publishAgain, publishAgain),
  bindOperation(drafting.listDrafts, readDrafts),
  bindOperation(drafting.readDraft, readOneDraft),
  bindOperation(drafting.saveDraft, saveDraft),
  bindOperation(drafting.discardDraft, discardDraft),
  bindOperation(drafting.previewDraft, previewDraft),
  bindOperation(drafting.publishDraft, publishDraft),
  bindOperation(papers.addDraftDocument, documents.addDraftDocument),
  bindOperation(papers.removeDraftDocument, documents.removeDraftDocument),
  bindOperation(papers.addDocument, documents.addDocument),
  bindOperation(papers.removeDocument, documents.removeDocument),
  bindOperation(changing.changeEngagement, changeEngagement),
  bindOperation(changing.changeTerms, changeTerms),
  bindOperation(staging.moveStage, moveStage),
  bindOperation(staging.changeClarification, changeClarification),
  bindOperation(staging.readHistory, readHistory),
  bindOperation(changes.addRequest, addRequest),
  bindOperation(changes.changeRequest, editRequest),
  bindOperation(requests.pauseRequest, pauseRequest),
  bindOperation(requests.resumeRequest, resumeRequest),
  bindOperation(requests.cancelRequest, cancelRequest),
  bindOperation(requests.restoreRequest, restoreRequest),
  bindOperation(requests.completeRequest, completeRequest),
  bindOperation(requests.fillInternally, fillInternally),
  bindOperation(pausing.pauseEngagement, pauseEngagement),
  bindOperation(pausing.resumeEngagement, resumeEngagement),
  bindOperation(ending.cancelEngagement, cancelEngagement),
  bindOperation(ending.discontinueEngagement, discontinueEngagement),
  bindOperation(ending.completeEngagement, completeEngagement),
];
