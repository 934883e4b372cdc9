import { defineCopy } from '#contract/common/copy.ts';

/** The messages about failed calls. Source: specification 1, section 8. */
export const problemCopy = defineCopy('problem', {
  offline: 'No Internet Found',
  unreachable: 'Rolecall is unavailable at the moment. Please try again.',
  fault: 'Something went wrong. Please send an email to support',
  sessionLost: 'Your login session has expired. Please log in again.',
  forbidden: 'Forbidden',
  userExists: 'The email address already exists',
  firstNameRequired: 'First name is required',
  lastNameRequired: 'Last name is required',
});
