import * as operations from '#contract/engagements/operations/employer.ts';
import * as drafting from '#contract/engagements/operations/drafts.ts';
import * as ending from '#contract/engagements/operations/ending.ts';
import * as staging from '#contract/engagements/operations/stages.ts';
import * as requests from '#contract/engagements/operations/talent-requests.ts';
import { answer, type Route } from '#server/platform/http/handler.ts';
import { cancelRequest, restoreRequest } from '../commands/cancel-request.ts';
import { changeClosing } from '../commands/change-closing.ts';
import { completeRequest, fillInternally } from '../commands/complete-request.ts';
import { cancelEngagement, completeEngagement, discontinueEngagement } from '../commands/end-engagement.ts';
import { discardDraft, saveDraft } from '../commands/keep-draft.ts';
import { moveStage } from '../commands/move-stage.ts';
import { pauseRequest, resumeRequest } from '../commands/pause-request.ts';
import { publishDraft } from '../commands/publish-draft.ts';
import { publishAgain } from '../commands/publish-again.ts';
import { readHistory } from '../queries/read-history.ts';
import { draft, drafts } from '../queries/read-drafts.ts';
import { ownEngagement, ownEngagements } from '../queries/own-engagements.ts';

export const employerEngagementRoutes: readonly Route[] = [
  answer(operations.listOwnEngagements, ownEngagements),
  answer(operations.readOwnEngagement, ownEngagement),
  answer(operations.changeClosing, changeClosing),
  answer(operations.publishAgain, publishAgain),
  answer(drafting.listDrafts, drafts),
  answer(drafting.readDraft, draft),
  answer(drafting.saveDraft, saveDraft),
  answer(drafting.discardDraft, discardDraft),
  answer(drafting.publishDraft, publishDraft),
  answer(staging.moveStage, moveStage),
  answer(staging.readHistory, readHistory),
  answer(requests.pauseRequest, pauseRequest),
  answer(requests.resumeRequest, resumeRequest),
  answer(requests.cancelRequest, cancelRequest),
  answer(requests.restoreRequest, restoreRequest),
  answer(requests.completeRequest, completeRequest),
  answer(requests.fillInternally, fillInternally),
  answer(ending.cancelEngagement, cancelEngagement),
  answer(ending.discontinueEngagement, discontinueEngagement),
  answer(ending.completeEngagement, completeEngagement),
];
