import type { Migration } from 'kysely/migration';
import * as scope from './migrations/0001-scope.ts';
import * as tenantsAndIdentity from './migrations/0002-tenants-and-identity.ts';
import * as lookups from './migrations/0003-lookups.ts';
import * as engagements from './migrations/0004-engagements.ts';
import * as applicationsAndCandidates from './migrations/0005-applications-and-candidates.ts';
import * as engagementLocks from './migrations/0006-engagement-locks.ts';
import * as candidateList from './migrations/0007-candidate-list.ts';
import * as releasePerson from './migrations/0008-release-person.ts';
import * as notifications from './migrations/0009-notifications.ts';
import * as leases from './migrations/0010-leases.ts';
import * as failedSignIns from './migrations/0011-failed-sign-ins.ts';
import * as applicationsOfClient from './migrations/0012-applications-of-client.ts';
import * as support from './migrations/0023-support.ts';
import * as profile from './migrations/0024-profile.ts';
import * as industriesOfAgencies from './migrations/0025-industries-of-agencies.ts';
import * as biographyAndHistory from './migrations/0026-biography-and-history.ts';
import * as assessment from './migrations/0027-assessment.ts';
import * as rolesOfUser from './migrations/0028-roles-of-user.ts';
import * as teamAccounts from './migrations/0029-team-accounts.ts';
import * as accountTokens from './migrations/0032-account-tokens.ts';
import * as registration from './migrations/0033-registration.ts';
import * as photos from './migrations/0034-photos.ts';
import * as secondFactors from './migrations/0035-second-factors.ts';
import * as testimonials from './migrations/0036-testimonials.ts';
import * as payments from './migrations/0037-payments.ts';
import * as privacy from './migrations/0038-privacy.ts';
import * as ownWork from './migrations/0039-own-work.ts';
import * as passkeys from './migrations/0040-passkeys.ts';
import * as prequalification from './migrations/0042-prequalification.ts';
import * as stepsOfApplications from './migrations/0046-steps-of-applications.ts';
import * as tendersAndRebids from './migrations/0047-tenders-and-rebids.ts';
import * as engagementsPausedAndEnded from './migrations/0050-engagements-paused-and-ended.ts';
import * as engagementDrafts from './migrations/0051-engagement-drafts.ts';
import * as stageTimes from './migrations/0052-stage-times.ts';
import * as engagementNotices from './migrations/0054-engagement-notices.ts';
import * as placedBids from './migrations/0055-placed-bids.ts';
import * as assignedOnly from './migrations/0058-assigned-only.ts';
import * as engagementPapers from './migrations/0062-engagement-papers.ts';
import * as rebidsStandStill from './migrations/0065-rebids-stand-still.ts';
import * as boardViews from './migrations/0068-board-views.ts';
import * as boardOrder from './migrations/0069-board-order.ts';
import * as search from './migrations/0072-search.ts';
import * as responsiveness from './migrations/0073-responsiveness.ts';
import * as savedSearches from './migrations/0074-saved-searches.ts';
import * as talentRequestsChange from './migrations/0078-talent-requests-change.ts';
import * as boardRows from './migrations/0080-board-rows.ts';
import * as candidateWords from './migrations/0081-candidate-words.ts';
import * as earned from './migrations/0082-earned.ts';
import * as hiddenOneByOne from './migrations/0083-hidden-one-by-one.ts';
import * as soonestDays from './migrations/0084-soonest-days.ts';
import * as ownWorkCounted from './migrations/0085-own-work-counted.ts';
import * as candidatesCounted from './migrations/0086-candidates-counted.ts';
import * as daysByThemselves from './migrations/0087-days-by-themselves.ts';
import * as whatWaitsIsKept from './migrations/0088-what-waits-is-kept.ts';
import * as daysPlannedOnce from './migrations/0089-days-planned-once.ts';
import * as boardWalkedByPlan from './migrations/0090-board-walked-by-plan.ts';
import * as boardWalkedInEveryOrder from './migrations/0091-board-walked-in-every-order.ts';
import * as suggestionsOfWhatIsSeen from './migrations/0092-suggestions-of-what-is-seen.ts';
import * as conditionsOneByOne from './migrations/0093-conditions-one-by-one.ts';
import * as unreadableDocuments from './migrations/0094-unreadable-documents.ts';
import * as ownershipChecks from './migrations/0095-ownership-checks.ts';
import * as sessionRules from './migrations/0097-session-rules.ts';
import * as oneEngagementNumberSequence from './migrations/0100-one-engagement-number-sequence.ts';
import * as clientResponsiveness from './migrations/0110-client-responsiveness.ts';
import * as refusedSubmissions from './migrations/0111-refused-submissions.ts';

/** Every migration, in order. A migration that has left this machine is never edited. */
export const migrations: Record<string, Migration> = {
  '0001-scope': scope,
  '0002-tenants-and-identity': tenantsAndIdentity,
  '0003-lookups': lookups,
  '0004-engagements': engagements,
  '0005-applications-and-candidates': applicationsAndCandidates,
  '0006-engagement-locks': engagementLocks,
  '0007-candidate-list': candidateList,
  '0008-release-person': releasePerson,
  '0009-notifications': notifications,
  '0010-leases': leases,
  '0011-failed-sign-ins': failedSignIns,
  '0012-applications-of-client': applicationsOfClient,
  '0023-support': support,
  '0024-profile': profile,
  '0025-industries-of-agencies': industriesOfAgencies,
  '0026-biography-and-history': biographyAndHistory,
  '0027-assessment': assessment,
  '0028-roles-of-user': rolesOfUser,
  '0029-team-accounts': teamAccounts,
  '0032-account-tokens': accountTokens,
  '0033-registration': registration,
  '0034-photos': photos,
  '0035-second-factors': secondFactors,
  '0036-testimonials': testimonials,
  '0037-payments': payments,
  '0038-privacy': privacy,
  '0039-own-work': ownWork,
  '0040-passkeys': passkeys,
  '0042-prequalification': prequalification,
  '0046-steps-of-applications': stepsOfApplications,
  '0047-tenders-and-rebids': tendersAndRebids,
  '0050-engagements-paused-and-ended': engagementsPausedAndEnded,
  '0051-engagement-drafts': engagementDrafts,
  '0052-stage-times': stageTimes,
  '0054-engagement-notices': engagementNotices,
  '0055-placed-bids': placedBids,
  '0058-assigned-only': assignedOnly,
  '0062-engagement-papers': engagementPapers,
  '0065-rebids-stand-still': rebidsStandStill,
  '0068-board-views': boardViews,
  '0069-board-order': boardOrder,
  '0072-search': search,
  '0073-responsiveness': responsiveness,
  '0074-saved-searches': savedSearches,
  '0078-talent-requests-change': talentRequestsChange,
  '0080-board-rows': boardRows,
  '0081-candidate-words': candidateWords,
  '0082-earned': earned,
  '0083-hidden-one-by-one': hiddenOneByOne,
  '0084-soonest-days': soonestDays,
  '0085-own-work-counted': ownWorkCounted,
  '0086-candidates-counted': candidatesCounted,
  '0087-days-by-themselves': daysByThemselves,
  '0088-what-waits-is-kept': whatWaitsIsKept,
  '0089-days-planned-once': daysPlannedOnce,
  '0090-board-walked-by-plan': boardWalkedByPlan,
  '0091-board-walked-in-every-order': boardWalkedInEveryOrder,
  '0092-suggestions-of-what-is-seen': suggestionsOfWhatIsSeen,
  '0093-conditions-one-by-one': conditionsOneByOne,
  '0094-unreadable-documents': unreadableDocuments,
  '0095-ownership-checks': ownershipChecks,
  '0097-session-rules': sessionRules,
  '0100-one-engagement-number-sequence': oneEngagementNumberSequence,
  '0110-client-responsiveness': clientResponsiveness,
  '0111-refused-submissions': refusedSubmissions,
};
