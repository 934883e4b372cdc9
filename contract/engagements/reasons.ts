import { commonReasons, unblockSteps } from '#contract/common/reasons/common-reasons.ts';
import { defineReasons } from '#contract/common/reasons/define-reasons.ts';
import type { Reason } from '#contract/common/refusal.ts';
import { endedMessage } from './rules.ts';
import type { EngagementOutcome } from './states.ts';

/** Returns the reason why an ended engagement allows no actions. */
export const endedReason = (endedAs: EngagementOutcome | null): Reason<'engagement-ended'> => ({
  code: 'engagement-ended',
  text: endedMessage(endedAs ?? 'completed'),
});

/** Reasons why an action on a whole engagement isn't allowed. */
export const engagementReasons = defineReasons('engagements', {
  'engagement-not-published': { text: 'This engagement isn’t published yet.' },
  'publish-first': {
    code: 'engagement-not-published',
    text: 'This engagement isn’t published yet.',
    unblockBy: 'Publish it.',
    who: 'you',
  },
  'engagement-awarded': { text: 'This engagement has been awarded.' },
  'closing-passed': {
    text: 'Applications have closed.',
    unblockBy: 'The employer can set a later closing time.',
    who: 'employer',
  },
  'engagement-in-fulfillment': {
    text: 'Agencies are already working on this engagement.',
    unblockBy: 'Discontinue it instead.',
    who: 'you',
  },
  'engagement-before-fulfillment': {
    text: 'No agency is working on this engagement yet.',
    unblockBy: 'Cancel it instead.',
    who: 'you',
  },
  'engagement-paused': { text: 'This engagement is paused.', unblockBy: () => unblockSteps.resume, who: 'you' },
  'already-paused': {
    code: 'engagement-paused',
    text: 'This engagement is already paused.',
    unblockBy: () => unblockSteps.resume,
    who: 'you',
  },
  'nothing-open': { text: 'This engagement has no open talent requests.' },
  'nothing-paused': { text: 'This engagement has no paused talent requests.' },
  'no-such-stage': { text: 'Success fee engagements have no clarification or bidding stage.' },
  'clarification-over': { code: 'bidding-begun', text: 'Bidding on this engagement has started.' },
  'stage-moves-by-award': { text: 'The next stage starts when the engagement is awarded.' },
  'contracted-time-missing': {
    text: 'A talent request with a day or hourly rate has no contracted time.',
    unblockBy: 'Enter the contracted time, or publish a new engagement with a contracted time.',
    who: 'you',
  },
  'bidding-begun': {
    text: 'Bidding on this engagement has started.',
    unblockBy: 'To add talent requests, publish a new engagement.',
    who: 'you',
  },
});

/** Reasons why an employer can't perform an action on a talent request. */
export const requestReasons = defineReasons('engagements.request', {
  'request-not-open': { text: 'This talent request isn’t open yet.' },
  'request-fulfilled': { text: 'This talent request is fulfilled.' },
  'fulfilled-add-another': {
    code: 'request-fulfilled',
    text: 'This talent request is fulfilled.',
    unblockBy: 'To hire more people, add another talent request.',
    who: 'you',
  },
  'request-cancelled': { text: 'This talent request has been cancelled.', unblockBy: 'Restore it.', who: 'you' },
  'request-paused': {
    text: 'This talent request is already paused.',
    unblockBy: () => unblockSteps.resume,
    who: 'you',
  },
  'request-not-paused': { text: 'This talent request isn’t paused.' },
  'request-not-cancelled': { text: 'This talent request has not been cancelled.' },
  'somebody-hired': {
    text: 'Someone has been hired for this talent request.',
    unblockBy: 'Complete it instead.',
    who: 'you',
  },
  'restore-passed': { text: 'A cancelled talent request can be restored only within {days} days.' },
  'bidding-ended': {
    text: () => commonReasons['bidding-over'].text,
    unblockBy: 'Publish a new engagement with another talent request.',
    who: 'you',
  },
});

/** Reasons why a talent request accepts no candidates, as shown to agencies. */
export const submissionReasons = defineReasons('engagements.submission', {
  'request-not-open': {
    text: () => requestReasons['request-not-open'].text,
    unblockBy: 'The employer needs to open it.',
    who: 'employer',
  },
  'request-not-available': {
    text: 'Candidates can be submitted once the employer has approved an application.',
    unblockBy: 'The employer needs to approve an application.',
    who: 'employer',
  },
  'request-fulfilled': { text: () => requestReasons['request-fulfilled'].text },
  'request-cancelled': { text: () => requestReasons['request-cancelled'].text },
  'request-paused': {
    text: 'This talent request is paused.',
    unblockBy: 'The employer needs to resume it.',
    who: 'employer',
  },
});
