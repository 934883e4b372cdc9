import { applicationEvents } from '#server/applications/public.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { profileEvents } from '#server/profile/public.ts';
import { handleAfterCommit, handleInTransaction, type Reaction } from '#server/platform/events/reaction.ts';
import { closeAllCandidates, closeCandidates } from './commands/close-candidates.ts';
import {
  restoreCandidatesWithApplication,
  withdrawCandidatesWithApplication,
} from './commands/withdrawal/withdraw-with-application.ts';
import { reevaluateAnswers, evaluateAnswers } from './commands/evaluate-answers.ts';
import { updateBranding } from './commands/update-branding.ts';
import { candidateEvents } from './events.ts';

export const candidateReactions: readonly Reaction[] = [
  // A job copies the branding, since an agency may have 100,000 candidates and saving a logo shouldn't take that long.
  handleAfterCommit(profileEvents.brandChanged, 'candidates.update-branding', async (scope, { supplierId }) => {
    if (supplierId) await updateBranding(scope, supplierId);
  }),
  handleInTransaction(
    [engagementEvents.requestFulfilled, engagementEvents.requestCompleted],
    async (scope, { talentRequestId }) => {
      if (talentRequestId) await closeCandidates(scope, talentRequestId);
    },
  ),
  handleInTransaction(
    [engagementEvents.completed, engagementEvents.cancelled, engagementEvents.discontinued],
    async (scope, { engagementId }) => {
      if (engagementId) await closeAllCandidates(scope, engagementId);
    },
  ),
  handleInTransaction(applicationEvents.withdrawn, async (scope, { applicationId }) => {
    if (applicationId) await withdrawCandidatesWithApplication(scope, applicationId);
  }),
  handleInTransaction(applicationEvents.withdrawalUndone, async (scope, { applicationId, data: { withdrawnAt } }) => {
    if (applicationId && withdrawnAt)
      await restoreCandidatesWithApplication(scope, applicationId, new Date(withdrawnAt));
  }),
  handleAfterCommit(
    [candidateEvents.submitted, candidateEvents.answersChanged],
    'candidates.evaluate-answers',
    async (scope, { candidateId }) => {
      if (candidateId) await evaluateAnswers(scope, candidateId);
    },
  ),
  handleAfterCommit(
    engagementEvents.wantedChanged,
    'candidates.reevaluate-answers',
    async (scope, { talentRequestId }) => {
      if (talentRequestId) await reevaluateAnswers(scope, talentRequestId);
    },
  ),
];
