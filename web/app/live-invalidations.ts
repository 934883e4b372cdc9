import { applicationLive } from '#web/applications/public.tsx';
import { assignmentLive } from '#web/assignments/public.tsx';
import { auditLive } from '#web/audits/public.tsx';
import { biddingLive } from '#web/bidding/public.tsx';
import { boardLive } from '#web/board/public.tsx';
import { candidateLive } from '#web/candidates/public.tsx';
import { claimLive } from '#web/claims/public.tsx';
import { clarificationLive } from '#web/clarifications/public.tsx';
import { disputeLive } from '#web/disputes/public.tsx';
import { clientLive } from '#web/clients/public.tsx';
import { consentLive } from '#web/consents/public.tsx';
import { draftCandidateLive } from '#web/draft-candidates/public.tsx';
import { engagementLive } from '#web/engagements/public.tsx';
import { myWeekLive } from '#web/my-week/public.tsx';
import { notificationLive } from '#web/notifications/public.tsx';
import { opportunityLive } from '#web/opportunities/public.tsx';
import { peopleLive } from '#web/people/public.tsx';
import { prequalificationLive } from '#web/prequalification/public.tsx';
import { profileLive } from '#web/profile/public.tsx';
import { responseTimeLive } from '#web/response-times/public.tsx';
import { testimonialLive } from '#web/testimonials/public.tsx';
import { teamLive } from '#web/team/public.tsx';
import type { LiveInvalidation } from '#web/platform/live/live-invalidation.ts';

/** The maps from live messages to queries, one per room. */
export const liveInvalidations: readonly LiveInvalidation[] = [
  boardLive,
  biddingLive,
  auditLive,
  clientLive,
  engagementLive,
  opportunityLive,
  prequalificationLive,
  applicationLive,
  assignmentLive,
  candidateLive,
  clarificationLive,
  draftCandidateLive,
  consentLive,
  claimLive,
  disputeLive,
  peopleLive,
  responseTimeLive,
  myWeekLive,
  notificationLive,
  testimonialLive,
  profileLive,
  teamLive,
];
