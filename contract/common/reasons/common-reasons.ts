import { defineCopy } from '../copy.ts';
import type { Reason } from '../refusal.ts';
import { defineReasons } from './define-reasons.ts';

/** What unblocks an action, where several reasons give the same way. */
export const unblockSteps = defineCopy('common.unblock', {
  addNewerCv: 'Add a newer CV under Other documents.',
  apply: 'Apply to the engagement.',
  askOwner: 'Ask the owner to do it.',
  extendDeadline: 'The employer can extend the deadline.',
  requestPrequalification: 'Request prequalification with them.',
  resume: 'Resume it.',
});

/**
 * Reasons used by several rooms. A room that needs a different code, or a different way to unblock the action, uses
 * only the text.
 */
export const commonReasons = defineReasons('common', {
  'no-permission': {
    text: 'Your role doesn’t include this permission.',
    unblockBy: 'Ask an administrator of your agency for this permission.',
    who: 'administrator',
  },
  'submit-permission': { code: 'no-permission', text: 'You don’t have permission to submit candidates.' },
  'undo-passed': { text: 'A withdrawal can be undone only within 10 minutes.' },
  'prequalification-pending': { text: '{clientName} is reviewing your prequalification.' },
  'nothing-to-revoke': { text: 'There is no approval to revoke. Status: {status}.' },
  'not-applied': { text: 'Your agency has not applied to this engagement.' },
  'application-withdrawn': { text: 'Your agency withdrew its application to this engagement.' },
  'application-pending': {
    text: 'Your application has not been approved yet.',
    unblockBy: 'The employer needs to approve the application.',
    who: 'employer',
  },
  'bidding-over': { text: 'Bidding on this talent request has ended.' },
  'claim-pending': {
    text: 'The employer has claimed that it already knew this candidate, and the claim has not been decided yet.',
  },
});

/** Returns the reason `no-permission` with the text of the given reason. */
export const noPermission = ({ text }: Reason<'no-permission'>): Reason => ({
  ...commonReasons['no-permission'],
  text,
});
