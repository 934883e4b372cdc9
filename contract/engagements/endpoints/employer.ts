import { endpoint, type Endpoint } from '#contract/common/endpoint.ts';
import type { changeClosing, listOwnEngagements, publishAgain, readOwnEngagement } from '../operations/employer.ts';
import type { changeEngagement, changeTerms } from '../operations/changes.ts';
import type { addRequest, changeRequest } from '../operations/request-changes.ts';
import type { addDocument, addDraftDocument, removeDocument, removeDraftDocument } from '../operations/documents.ts';
import type {
  discardDraft,
  listDrafts,
  previewDraft,
  publishDraft,
  readDraft,
  saveDraft,
} from '../operations/drafts.ts';
import type { cancelEngagement, completeEngagement, discontinueEngagement } from '../operations/ending.ts';
import type { pauseEngagement, resumeEngagement } from '../operations/pausing.ts';
import type { changeClarification, moveStage, readHistory } from '../operations/stages.ts';
import type {
  cancelRequest,
  completeRequest,
  fillInternally,
  pauseRequest,
  restoreRequest,
  resumeRequest,
} from '../operations/talent-requests.ts';

/**
 * In the endpoints for success fees, the engagement ID is named after the engagement's kind. `clientId` only repeats
 * the caller's company.
 */
const bySuccessFee = {
  names: { engagementId: 'successFeeId' },
  claims: { clientId: { place: 'body', is: 'tenant' } },
} as const;

export const listOwnEngagementsEndpoint = endpoint<typeof listOwnEngagements>(
  'engagements.own',
  'GET',
  '/api/v1/employer/engagement',
);
export const readOwnEngagementEndpoint = endpoint<typeof readOwnEngagement>(
  'engagements.ownOne',
  'GET',
  '/api/v1/employer/engagement/{engagementId}',
);

export const changeClosingEndpoint = endpoint<typeof changeClosing>(
  'engagements.changeClosing',
  'PATCH',
  '/api/v1/employer/engagement/closing',
);
export const publishAgainEndpoint = endpoint<typeof publishAgain>(
  'engagements.publishAgain',
  'POST',
  '/api/v1/employer/engagement/again',
);

export const listDraftsEndpoint = endpoint<typeof listDrafts>(
  'engagements.drafts',
  'GET',
  '/api/v1/employer/engagementDraft',
);
export const readDraftEndpoint = endpoint<typeof readDraft>(
  'engagements.draft',
  'GET',
  '/api/v1/employer/engagementDraft/{draftId}',
);
export const saveDraftEndpoint = endpoint<typeof saveDraft>(
  'engagements.saveDraft',
  'PUT',
  '/api/v1/employer/engagementDraft',
);
export const discardDraftEndpoint = endpoint<typeof discardDraft>(
  'engagements.discardDraft',
  'DELETE',
  '/api/v1/employer/engagementDraft',
);
export const publishDraftEndpoint = endpoint<typeof publishDraft>(
  'engagements.publish',
  'POST',
  '/api/v1/employer/engagement',
);
export const previewDraftEndpoint = endpoint<typeof previewDraft>(
  'engagements.previewDraft',
  'GET',
  '/api/v1/employer/engagementDraft/{draftId}/preview',
);
export const addDraftDocumentEndpoint = endpoint<typeof addDraftDocument>(
  'engagements.addDraftDocument',
  'POST',
  '/api/v1/employer/engagementDraft/document',
);
export const removeDraftDocumentEndpoint = endpoint<typeof removeDraftDocument>(
  'engagements.removeDraftDocument',
  'DELETE',
  '/api/v1/employer/engagementDraft/document',
);
export const addDocumentEndpoint = endpoint<typeof addDocument>(
  'engagements.addDocument',
  'POST',
  '/api/v1/employer/engagement/document',
);
export const removeDocumentEndpoint = endpoint<typeof removeDocument>(
  'engagements.removeDocument',
  'DELETE',
  '/api/v1/employer/engagement/document',
);
export const changeEngagementEndpoint = endpoint<typeof changeEngagement>(
  'engagements.change',
  'PATCH',
  '/api/v1/employer/engagement',
);
export const changeTermsEndpoint = endpoint<typeof changeTerms>(
  'engagements.changeTerms',
  'PATCH',
  '/api/v1/employer/engagement/terms',
);
export const changeClarificationEndpoint = endpoint<typeof changeClarification>(
  'engagements.changeClarification',
  'PATCH',
  '/api/v1/employer/engagement/clarification',
);
export const moveStageEndpoint = endpoint<typeof moveStage>(
  'engagements.moveStage',
  'PATCH',
  '/api/v1/employer/engagement/stage',
);
export const readHistoryEndpoint = endpoint<typeof readHistory>(
  'engagements.history',
  'GET',
  '/api/v1/employer/engagement/{engagementId}/history',
);
export const addRequestEndpoint = endpoint<typeof addRequest>(
  'engagements.addRequest',
  'POST',
  '/api/v1/employer/talentRequest',
);
export const changeRequestEndpoint = endpoint<typeof changeRequest>(
  'engagements.changeRequest',
  'PATCH',
  '/api/v1/employer/talentRequest',
);
export const pauseRequestEndpoint = endpoint<typeof pauseRequest>(
  'engagements.pauseRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/pause',
);
export const resumeRequestEndpoint = endpoint<typeof resumeRequest>(
  'engagements.resumeRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/resume',
);
export const cancelRequestEndpoint = endpoint<typeof cancelRequest>(
  'engagements.cancelRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/cancel',
);
export const restoreRequestEndpoint = endpoint<typeof restoreRequest>(
  'engagements.restoreRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/restore',
);
export const completeRequestEndpoint = endpoint<typeof completeRequest>(
  'engagements.completeRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/complete',
);
export const fillInternallyEndpoint = endpoint<typeof fillInternally>(
  'engagements.fillInternally',
  'PATCH',
  '/api/v2.1/successfee/candidates_count_summary',
);
export const pauseEngagementEndpoint = endpoint<typeof pauseEngagement>(
  'engagements.pause',
  'PATCH',
  '/api/v1/employer/engagement/pause',
);
export const resumeEngagementEndpoint = endpoint<typeof resumeEngagement>(
  'engagements.resume',
  'PATCH',
  '/api/v1/employer/engagement/resume',
);
export const cancelEngagementEndpoint = endpoint<typeof cancelEngagement>(
  'engagements.cancel',
  'PATCH',
  '/api/v1/employer/engagement/cancel',
);
export const discontinueEngagementEndpoint = endpoint<typeof discontinueEngagement>(
  'engagements.discontinue',
  'PATCH',
  '/api/v1/employer/engagement/discontinue',
);
export const completeEngagementEndpoint = endpoint<typeof completeEngagement>(
  'engagements.complete',
  'PATCH',
  '/api/v1/employer/engagement/complete',
);

export const employerEngagementEndpoints: readonly Endpoint[] = [
  listOwnEngagementsEndpoint,
  readOwnEngagementEndpoint,
  changeClosingEndpoint,
  publishAgainEndpoint,
  listDraftsEndpoint,
  readDraftEndpoint,
  saveDraftEndpoint,
  discardDraftEndpoint,
  publishDraftEndpoint,
  previewDraftEndpoint,
  addDraftDocumentEndpoint,
  removeDraftDocumentEndpoint,
  addDocumentEndpoint,
  removeDocumentEndpoint,
  changeEngagementEndpoint,
  changeTermsEndpoint,
  moveStageEndpoint,
  changeClarificationEndpoint,
  readHistoryEndpoint,
  addRequestEndpoint,
  changeRequestEndpoint,
  pauseRequestEndpoint,
  resumeRequestEndpoint,
  cancelRequestEndpoint,
  restoreRequestEndpoint,
  completeRequestEndpoint,
  endpoint<typeof completeRequest>(
    'engagements.completeRequest',
    'PATCH',
    '/api/v1.0.0/candidatecenter/talent-request-fulfilled',
  ),
  fillInternallyEndpoint,
  pauseEngagementEndpoint,
  resumeEngagementEndpoint,
  cancelEngagementEndpoint,
  endpoint<typeof cancelEngagement>('engagements.cancel', 'PATCH', '/api/v2.1/successfee/cancel', bySuccessFee),
  discontinueEngagementEndpoint,
  endpoint<typeof discontinueEngagement>(
    'engagements.discontinue',
    'PATCH',
    '/api/v2.1/successfee/discontinue',
    bySuccessFee,
  ),
  completeEngagementEndpoint,
];
