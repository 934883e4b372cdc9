import { commonReasons, unblockSteps } from '#contract/common/reasons/common-reasons.ts';
import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

/** Reasons why an action on an application isn't allowed. `status` is the name of the application's current status. */
export const applicationReasons = defineReasons('applications', {
  'apply-permission': { code: 'no-permission', text: 'You don’t have permission to submit an application.' },
  'withdraw-permission': { code: 'no-permission', text: 'You don’t have permission to withdraw an application.' },
  'already-applied': { text: 'Your agency has applied to this engagement. Status: {status}.' },
  'prequalification-pending': {
    text: (values: { clientName: string | number }) => commonReasons['prequalification-pending'](values).text,
    unblockBy: '{clientName} needs to approve it.',
    who: 'employer',
  },
  'prequalification-declined': {
    text: '{clientName} declined your prequalification.',
    unblockBy: () => unblockSteps.requestPrequalification,
    who: 'ownAgency',
  },
  'prequalification-expired': {
    text: 'Your prequalification with {clientName} has expired.',
    unblockBy: () => unblockSteps.requestPrequalification,
    who: 'ownAgency',
  },
  'prequalification-revoked': {
    text: '{clientName} revoked your prequalification.',
    unblockBy: () => unblockSteps.requestPrequalification,
    who: 'ownAgency',
  },
  'prequalification-needed': {
    text: '{clientName} only accepts applications from prequalified agencies.',
    unblockBy: () => unblockSteps.requestPrequalification,
    who: 'ownAgency',
  },
  'no-tender': { text: 'Agencies don’t set the price for this engagement, so there is no tender.' },
  'tender-decided': { text: 'This tender can no longer be changed. Status: {status}.' },
  'already-decided': { text: 'This application is no longer pending. Status: {status}.' },
  'not-approved': {
    text: (values: { status: string | number }) => commonReasons['nothing-to-revoke'](values).text,
  },
  'not-to-rebid': { text: 'You can request a new tender only after you approve the application. Status: {status}.' },
  'closing-passed': {
    text: 'Tenders can no longer be changed: the closing time has passed.',
    unblockBy: 'Set a later closing time.',
    who: 'employer',
  },
  'application-final': { text: 'This application can no longer be withdrawn. Status: {status}.' },
  'candidate-hired': {
    text: 'A candidate from your agency has been hired for this engagement, so you can’t withdraw the application.',
  },
  'bid-binding': {
    text: 'Your agency has placed a bid that can no longer be withdrawn, so you can’t withdraw the application.',
  },
  'bidding-over': { text: 'Bidding has ended, so the withdrawal can’t be undone.' },
  'not-withdrawn': { text: 'This application has not been withdrawn.' },
});
