import { countUnreadDiscussionsEndpoint } from '#contract/clarifications/endpoints.ts';
import { toPage } from '#contract/common/paging.ts';
import { feedTokenEndpoint, listMutesEndpoint, listNotificationsEndpoint } from '#contract/notifications/endpoints.ts';
import { readCompletionEndpoint } from '#contract/profile/endpoints/details.ts';
import { answer, type Answer } from './answer.ts';

/** The responses to the shell's own requests: nothing is new, and the profile is complete. */
export const shellResponses: readonly Answer[] = [
  answer(countUnreadDiscussionsEndpoint, { unread_count: 0 }),
  answer(listNotificationsEndpoint, { ...toPage([], { pageCurrent: 0, pageSize: 10 }, 0), unseen: 0 }),
  answer(listMutesEndpoint, []),
  // The live feed never opens. Tests send its messages with `emitLive`.
  answer(feedTokenEndpoint, () => new Promise<never>(() => undefined)),
  answer(readCompletionEndpoint, {
    percentCompletion: 100,
    percentCompletionFields: [],
    sections: [],
    hasClassifications: true,
    organizationName: 'Harbour Talent',
    logoPath: null,
    thumbPath: null,
    verifiedStatus: 'approved',
    isAssessmentCompleted: true,
    tenantStatusId: 2,
    isPendingActivation: false,
    browsers: ['chrome', 'firefox'],
    can: { edit: { allowed: true } },
  }),
];
