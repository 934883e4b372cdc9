import { defineCopy } from '#contract/common/copy.ts';
import type { EngagementOutcome, NoticeKind, Stage } from './states.ts';

// The sentences about engagements that have ended. `success` and `completed` both appear as completed.
export const endedEngagementCopy = defineCopy('engagements.ended', {
  success: 'This Engagement has been completed.',
  completed: 'This Engagement has been completed.',
  cancelled: 'This Engagement has been cancelled.',
  discontinued: 'This Engagement has been discontinued.',
} as const satisfies Record<EngagementOutcome, string>);

export const auctionEndedCopy = defineCopy('engagements.auctionEnded', {
  success: 'This Auction has already been completed.',
  completed: 'This Auction has already been completed.',
  cancelled: 'This Auction has already been cancelled.',
  discontinued: 'This Auction has already been discontinued.',
} as const satisfies Record<EngagementOutcome, string>);

export const stageCopy = defineCopy('engagements.stage', {
  application: 'Application',
  clarification: 'Clarification',
  bidding: 'Bidding',
  fulfillment: 'Fulfillment',
  ended: 'Completed',
} as const satisfies Record<Stage, string>);

export const endedStageCopy = defineCopy('engagements.end', {
  success: 'Completed',
  completed: 'Completed',
  cancelled: 'Cancelled',
  discontinued: 'Discontinued',
} as const satisfies Record<EngagementOutcome, string>);

/** The names of the ways in which an engagement can end, shown as its status. Source: domain rules D16. */
export const outcomeCopy = defineCopy('engagements.outcome', {
  success: 'Success',
  completed: 'Completed',
  cancelled: 'Cancelled',
  discontinued: 'Discontinued',
} as const satisfies Record<EngagementOutcome, string>);

/** The messages of notices. The date is shown next to the message, in the reader's local time. */
export const noticeCopy = defineCopy('engagements.notice', {
  published: 'The engagement has been published.',
  closingChanged: 'The closing time has changed.',
  changed: 'The employer has updated the engagement details.',
  termsChanged: 'The terms have changed for new applications.',
  documentAdded: 'A document was added.',
  documentRemoved: 'A document was removed.',
  clarificationOpened: 'Clarification is open.',
  biddingOpened: 'Bidding is open.',
  openedForSubmissions: 'Candidates can now be submitted.',
  requestAdded: '{jobTitle} was added.',
  requestChanged: '{jobTitle} has changed.',
  requestFulfilled: 'All roles for {jobTitle} are filled.',
  requestPaused: '{jobTitle} is paused.',
  requestResumed: '{jobTitle} has resumed.',
  requestCancelled: '{jobTitle} has been cancelled.',
  requestRestored: '{jobTitle} has been restored.',
  requestCompleted: '{jobTitle} is complete.',
  paused: 'The engagement is paused.',
  resumed: 'The engagement has resumed.',
} as const satisfies Record<Exclude<NoticeKind, 'completed' | 'cancelled' | 'discontinued'>, string>);
