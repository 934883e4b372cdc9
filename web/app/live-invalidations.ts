import { applicationLiveInvalidation } from '#web/applications/public.tsx';
import { assignmentLiveInvalidation } from '#web/assignments/public.tsx';
import { auditLiveInvalidation } from '#web/audits/public.tsx';
import { biddingLiveInvalidation } from '#web/bidding/public.tsx';
import { boardLiveInvalidation } from '#web/board/public.tsx';
import { candidateLiveInvalidation } from '#web/candidates/public.tsx';
import { claimLiveInvalidation } from '#web/claims/public.tsx';
import { clarificationLiveInvalidation } from '#web/clarifications/public.tsx';
import { disputeLiveInvalidation } from '#web/disputes/public.tsx';
import { clientLiveInvalidation } from '#web/clients/public.tsx';
import { consentLiveInvalidation } from '#web/consents/public.tsx';
import { draftCandidateLiveInvalidation } from '#web/draft-candidates/public.tsx';
import { engagementLiveInvalidation } from '#web/engagements/public.tsx';
import { myWeekLiveInvalidation } from '#web/my-week/public.tsx';
import { notificationLiveInvalidation } from '#web/notifications/public.tsx';
import { opportunityLiveInvalidation } from '#web/opportunities/public.tsx';
import { peopleLiveInvalidation } from '#web/people/public.tsx';
import { prequalificationLiveInvalidation } from '#web/prequalification/public.tsx';
import { profileLiveInvalidation } from '#web/profile/public.tsx';
import { responseTimeLiveInvalidation } from '#web/response-times/public.tsx';
import { testimonialLiveInvalidation } from '#web/testimonials/public.tsx';
import { teamLiveInvalidation } from '#web/team/public.tsx';
import type { LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** The maps from live messages to queries, one per room. */
export const liveInvalidations: readonly LiveInvalidation[] = [
  boardLiveInvalidation,
  biddingLiveInvalidation,
  auditLiveInvalidation,
  clientLiveInvalidation,
  engagementLiveInvalidation,
  opportunityLiveInvalidation,
  prequalificationLiveInvalidation,
  applicationLiveInvalidation,
  assignmentLiveInvalidation,
  candidateLiveInvalidation,
  clarificationLiveInvalidation,
  draftCandidateLiveInvalidation,
  consentLiveInvalidation,
  claimLiveInvalidation,
  disputeLiveInvalidation,
  peopleLiveInvalidation,
  responseTimeLiveInvalidation,
  myWeekLiveInvalidation,
  notificationLiveInvalidation,
  testimonialLiveInvalidation,
  profileLiveInvalidation,
  teamLiveInvalidation,
];
