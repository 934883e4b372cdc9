import { applicationEvents } from '#server/applications/public.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { profileEvents } from '#server/profile/public.ts';
import { reactAfter, reactWithin, type Reaction } from '#server/platform/events/event.ts';
import { closeAllCandidates, closeCandidates } from './commands/close-candidates.ts';
import { returnWithApplication, withdrawWithApplication } from './commands/follow-application.ts';
import { judgeAgain, judgeAnswers } from './commands/judge-answers.ts';
import { spreadBrand } from './commands/spread-brand.ts';
import { candidateEvents } from './events.ts';

export const candidateReactions: readonly Reaction[] = [
  // A job, since an agency may have a hundred thousand candidates, and saving a logo does not wait for them.
  reactAfter(profileEvents.brandChanged, 'candidates.spread-brand', async (scope, { supplierId }) => {
    if (supplierId) await spreadBrand(scope, supplierId);
  }),
  reactWithin(
    [engagementEvents.requestFulfilled, engagementEvents.requestCompleted],
    async (scope, { talentRequestId }) => {
      if (talentRequestId) await closeCandidates(scope, talentRequestId);
    },
  ),
  reactWithin(
    [engagementEvents.completed, engagementEvents.cancelled, engagementEvents.discontinued],
    async (scope, { engagementId }) => {
      if (engagementId) await closeAllCandidates(scope, engagementId);
    },
  ),
  reactWithin(applicationEvents.withdrawn, async (scope, { applicationId }) => {
    if (applicationId) await withdrawWithApplication(scope, applicationId);
  }),
  reactWithin(applicationEvents.withdrawalUndone, async (scope, { applicationId, data: { withdrawnAt } }) => {
    if (applicationId && withdrawnAt) await returnWithApplication(scope, applicationId, new Date(withdrawnAt));
  }),
  reactAfter(candidateEvents.submitted, 'candidates.judge-answers', async (scope, { candidateId }) => {
    if (candidateId) await judgeAnswers(scope, candidateId);
  }),
  reactAfter(engagementEvents.wantedChanged, 'candidates.judge-again', async (scope, { talentRequestId }) => {
    if (talentRequestId) await judgeAgain(scope, talentRequestId);
  }),
];
