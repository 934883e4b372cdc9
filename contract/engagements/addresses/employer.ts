import { address, type Address } from '#contract/common/address.ts';
import type { changeClosing, listOwnEngagements, publishAgain, readOwnEngagement } from '../operations/employer.ts';
import type { discardDraft, listDrafts, publishDraft, readDraft, saveDraft } from '../operations/drafts.ts';
import type { cancelEngagement, completeEngagement, discontinueEngagement } from '../operations/ending.ts';
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
  moveStageAt,
  readHistoryAt,
  pauseRequestAt,
  resumeRequestAt,
  cancelRequestAt,
  restoreRequestAt,
  completeRequestAt,
  fillInternallyAt,
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
