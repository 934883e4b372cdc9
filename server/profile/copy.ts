import { defineCopy } from '#contract/common/copy.ts';

/** The text of the email about the decision on an agency. */
export const agencyDecisionCopy = defineCopy('profile.email.decision', {
  approvedSubject: '{organizationName} is approved',
  declinedSubject: '{organizationName} was not approved',
  over: 'Verification',
  approvedPreview: 'You can now use the marketplace.',
  approved: 'You can now search opportunities, apply, and submit candidates.',
  search: 'Search opportunities',
  declinedPreview: 'Rolecall declined the agency: {reason}',
  declined:
    'Rolecall reviewed your assessment and declined the agency. You can change your answers and confirm them again to request another review.',
  assessment: 'Open the assessment',
  reason: 'Reason',
  foot: 'You received this email because you registered this agency with Rolecall.',
});

/** Why an industry can't be added, worded so that several reasons can be joined. */
export const industryErrorCopy = defineCopy('profile.industry', {
  unknown: 'Industry {id} is not a valid choice',
  unknownSub: 'Sub-industry {id} is not a valid choice',
  onList: '{name} is on your list already',
});
