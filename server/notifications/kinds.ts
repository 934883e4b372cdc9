import type { NotificationKindName } from '#contract/notifications/states.ts';
import { applicationKinds } from './kinds/applications.ts';
import { assignmentKinds } from './kinds/assignments.ts';
import { awardKinds } from './kinds/awards.ts';
import { biddingKinds } from './kinds/bidding.ts';
import { candidateKinds } from './kinds/candidates.ts';
import { claimKinds } from './kinds/claims.ts';
import { disputeKinds } from './kinds/disputes.ts';
import { clarificationKinds } from './kinds/clarifications.ts';
import { consentKinds } from './kinds/consents.ts';
import { engagementNotificationKinds } from './kinds/engagements.ts';
import { mentionKinds } from './kinds/mentions.ts';
import { peopleKinds } from './kinds/people.ts';
import { prequalificationKinds } from './kinds/prequalification.ts';
import { responseTimeKinds } from './kinds/response-times.ts';
import { salaryKinds } from './kinds/salaries.ts';
import { talentRequestKinds } from './kinds/talent-requests.ts';
import type { NotificationKindRow } from './kinds/row.ts';

/** One row for each kind of notification. If a kind in the contract has no row here, the code doesn't compile. */
export const notificationKindRows = {
  ...applicationKinds,
  ...engagementNotificationKinds,
  ...talentRequestKinds,
  ...biddingKinds,
  ...awardKinds,
  ...candidateKinds,
  ...consentKinds,
  ...claimKinds,
  ...disputeKinds,
  ...peopleKinds,
  ...clarificationKinds,
  ...mentionKinds,
  ...salaryKinds,
  ...responseTimeKinds,
  ...assignmentKinds,
  ...prequalificationKinds,
} as const satisfies Record<NotificationKindName, NotificationKindRow>;

export const notificationKindNames = Object.keys(notificationKindRows) as readonly NotificationKindName[];

export const notificationKindRow = (kind: NotificationKindName): NotificationKindRow => notificationKindRows[kind];
