import { address, type Address } from '#contract/common/address.ts';
import type { changeClosing, listOwnEngagements, publishAgain, readOwnEngagement } from '../operations/employer.ts';
import type { changeEngagement, changeTerms } from '../operations/changing.ts';
import type { addRequest, changeRequest } from '../operations/request-changes.ts';
import type { addDocument, addDraftDocument, removeDocument, removeDraftDocument } from '../operations/papers.ts';
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
import type { moveStage, readHistory } from '../operations/stages.ts';
import type {
  cancelRequest,
  completeRequest,
  fillInternally,
  pauseRequest,
  restoreRequest,
  resumeRequest,
} from '../operations/talent-requests.ts';

/** In the calls by success fee the engagement has the name of its kind; `clientId` only repeats who is calling. */
const bySuccessFee = {
  names: { engagementId: 'successFeeId' },
  claims: { clientId: { place: 'body', is: 'tenant' } },
} as const;

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

export const listDraftsAt = address<typeof listDrafts>('engagements.drafts', 'GET', '/api/v1/employer/engagementDraft');
export const readDraftAt = address<typeof readDraft>(
  'engagements.draft',
  'GET',
  '/api/v1/employer/engagementDraft/{draftId}',
);
export const saveDraftAt = address<typeof saveDraft>(
  'engagements.saveDraft',
  'PUT',
  '/api/v1/employer/engagementDraft',
);
export const discardDraftAt = address<typeof discardDraft>(
  'engagements.discardDraft',
  'DELETE',
  '/api/v1/employer/engagementDraft',
);
export const publishDraftAt = address<typeof publishDraft>(
  'engagements.publish',
  'POST',
  '/api/v1/employer/engagement',
);
export const previewDraftAt = address<typeof previewDraft>(
  'engagements.previewDraft',
  'GET',
  '/api/v1/employer/engagementDraft/{draftId}/preview',
);
export const addDraftDocumentAt = address<typeof addDraftDocument>(
  'engagements.addDraftDocument',
  'POST',
  '/api/v1/employer/engagementDraft/document',
);
export const removeDraftDocumentAt = address<typeof removeDraftDocument>(
  'engagements.removeDraftDocument',
  'DELETE',
  '/api/v1/employer/engagementDraft/document',
);
export const addDocumentAt = address<typeof addDocument>(
  'engagements.addDocument',
  'POST',
  '/api/v1/employer/engagement/document',
);
export const removeDocumentAt = address<typeof removeDocument>(
  'engagements.removeDocument',
  'DELETE',
  '/api/v1/employer/engagement/document',
);
export const changeEngagementAt = address<typeof changeEngagement>(
  'engagements.change',
  'PATCH',
  '/api/v1/employer/engagement',
);
export const changeTermsAt = address<typeof changeTerms>(
  'engagements.changeTerms',
  'PATCH',
  '/api/v1/employer/engagement/terms',
);
export const moveStageAt = address<typeof moveStage>(
  'engagements.moveStage',
  'PATCH',
  '/api/v1/employer/engagement/stage',
);
export const readHistoryAt = address<typeof readHistory>(
  'engagements.history',
  'GET',
  '/api/v1/employer/engagement/{engagementId}/history',
);
export const addRequestAt = address<typeof addRequest>(
  'engagements.addRequest',
  'POST',
  '/api/v1/employer/talentRequest',
);
export const changeRequestAt = address<typeof changeRequest>(
  'engagements.changeRequest',
  'PATCH',
  '/api/v1/employer/talentRequest',
);
export const pauseRequestAt = address<typeof pauseRequest>(
  'engagements.pauseRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/pause',
);
export const resumeRequestAt = address<typeof resumeRequest>(
  'engagements.resumeRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/resume',
);
export const cancelRequestAt = address<typeof cancelRequest>(
  'engagements.cancelRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/cancel',
);
export const restoreRequestAt = address<typeof restoreRequest>(
  'engagements.restoreRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/restore',
);
export const completeRequestAt = address<typeof completeRequest>(
  'engagements.completeRequest',
  'PATCH',
  '/api/v1/employer/talentRequest/complete',
);
export const fillInternallyAt = address<typeof fillInternally>(
  'engagements.fillInternally',
  'PATCH',
  '/api/v2.1/successfee/candidates_count_summary',
);
export const pauseEngagementAt = address<typeof pauseEngagement>(
  'engagements.pause',
  'PATCH',
  '/api/v1/employer/engagement/pause',
);
export const resumeEngagementAt = address<typeof resumeEngagement>(
  'engagements.resume',
  'PATCH',
  '/api/v1/employer/engagement/resume',
);
export const cancelEngagementAt = address<typeof cancelEngagement>(
  'engagements.cancel',
  'PATCH',
  '/api/v1/employer/engagement/cancel',
);
export const discontinueEngagementAt = address<typeof discontinueEngagement>(
  'engagements.discontinue',
  'PATCH',
  '/api/v1/employer/engagement/discontinue',
);
export const completeEngagementAt = address<typeof completeEngagement>(
  'engagements.complete',
  'PATCH',
  '/api/v1/employer/engagement/complete',
);

export const employerEngagementAddresses: readonly Address[] = [
  listOwnEngagementsAt,
  readOwnEngagementAt,
  changeClosingAt,
  publishAgainAt,
  listDraftsAt,
  readDraftAt,
  saveDraftAt,
  discardDraftAt,
  publishDraftAt,
  previewDraftAt,
  addDraftDocumentAt,
  removeDraftDocumentAt,
  addDocumentAt,
  removeDocumentAt,
  changeEngagementAt,
  changeTermsAt,
  moveStageAt,
  readHistoryAt,
  addRequestAt,
  changeRequestAt,
  pauseRequestAt,
  resumeRequestAt,
  cancelRequestAt,
  restoreRequestAt,
  completeRequestAt,
  fillInternallyAt,
  pauseEngagementAt,
  resumeEngagementAt,
  cancelEngagementAt,
  address<typeof cancelEngagement>('engagements.cancel', 'PATCH', '/api/v2.1/successfee/cancel', bySuccessFee),
  discontinueEngagementAt,
  address<typeof discontinueEngagement>(
    'engagements.discontinue',
    'PATCH',
    '/api/v2.1/successfee/discontinue',
    bySuccessFee,
  ),
  completeEngagementAt,
];
