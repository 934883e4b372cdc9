import { applicationEvents } from '#server/applications/public.ts';
import { engagementEvents } from '#server/engagements/public.ts';
import { profileEvents } from '#server/profile/public.ts';
import type { Reaction } from '#server/platform/events/event.ts';
import { closeAllCandidates, closeCandidates } from './commands/close-candidates.ts';
import { returnWithApplication, withdrawWithApplication } from './commands/follow-application.ts';
import { judgeAgain, judgeAnswers } from './commands/judge-answers.ts';
import { spreadBrand } from './commands/spread-brand.ts';
import { candidateEvents } from './events.ts';

export const candidateReactions: readonly Reaction[] = [
  {
    on: profileEvents.brandChanged,
    job: 'candidates.spread-brand',
    // By itself: an agency may have a hundred thousand candidates, and whoever puts a logo up does not wait for them.
    after: async (scope, { supplierId }) => {
      if (supplierId) await spreadBrand(scope, supplierId);
    },
  },
  ...[engagementEvents.requestFulfilled, engagementEvents.requestCompleted].map((on): Reaction => ({
    on,
    within: async (scope, { talentRequestId }) => {
      if (talentRequestId) await closeCandidates(scope, talentRequestId);
    },
  })),
  ...[engagementEvents.completed, engagementEvents.cancelled, engagementEvents.discontinued].map((on): Reaction => ({
    on,
    within: async (scope, { engagementId }) => {
      if (engagementId) await closeAllCandidates(scope, engagementId);
    },
  })),
  {
    on: applicationEvents.withdrawn,
    within: async (scope, { applicationId }) => {
      if (applicationId) await withdrawWithApplication(scope, applicationId);
    },
  },
  {
    on: applicationEvents.withdrawalUndone,
    within: async (scope, { applicationId, data }) => {
      const { withdrawnAt } = data;
      if (applicationId && typeof withdrawnAt === 'string') {
        await returnWithApplication(scope, applicationId, new Date(withdrawnAt));
      }
    },
  },
  {
    on: candidateEvents.submitted,
    job: 'candidates.judge-answers',
    after: async (scope, { candidateId }) => {
      if (candidateId) await judgeAnswers(scope, candidateId);
    },
  },
  {
    on: engagementEvents.wantedChanged,
    job: 'candidates.judge-again',
    after: async (scope, { talentRequestId }) => {
      if (talentRequestId) await judgeAgain(scope, talentRequestId);
    },
  },
];
