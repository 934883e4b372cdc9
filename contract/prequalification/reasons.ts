import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import { defineReasons } from '#contract/common/reasons/define-reasons.ts';

/**
 * Reasons why an action on a prequalification request isn't allowed. `status` is the name of the request's current
 * status.
 */
export const prequalificationReasons = defineReasons('prequalification', {
  'request-permission': { code: 'no-permission', text: 'You don’t have permission to request prequalification.' },
  'document-permission': { code: 'no-permission', text: 'You don’t have permission to change documents.' },
  'prequalification-pending': {
    text: (values: { clientName: string | number }) => commonReasons['prequalification-pending'](values).text,
    unblockBy: '{clientName} needs to decide on it.',
    who: 'employer',
  },
  'already-prequalified': { text: 'Your agency is prequalified.' },
  'prequalified-until': { code: 'already-prequalified', text: 'Your agency is prequalified until {day}.' },
  'wait-after-decline': {
    text: '{clientName} declined your prequalification on {declinedOn}.',
    unblockBy: 'Upload a new document, or wait until {until}.',
    who: 'ownAgency',
  },
  'prequalification-decided': { text: 'This request has already been decided. Status: {status}.' },
  'nothing-to-extend': { text: 'There is no approval to extend. Status: {status}.' },
});
