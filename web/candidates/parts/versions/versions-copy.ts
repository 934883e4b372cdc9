import type { VersionField } from '#contract/candidates/states.ts';
import { defineCopy } from '#contract/common/copy.ts';
import { copy } from '#web/candidates/copy.ts';

export const versionsCopy = defineCopy('candidates.versions', {
  versions: 'Versions',
  version: 'Version {number}',
  current: 'Version {number}, current',
  failed: 'The versions could not be loaded',
  compare: 'Compare',
  before: 'Earlier version',
  after: 'Later version',
  showAll: 'Show all {count} versions',
  title: 'Versions of {name}',
  submitted: '{side} submitted the candidate',
  introduced: 'The candidate when version history was introduced',
  firstOpened: 'The candidate as first opened by {client}',
  by: '{date}, by {name}',
  unchanged: 'Nothing has changed since the submission.',
  same: 'These two versions are the same.',
  complete: 'Version {number} in full',
  changes: 'Changes from version {before} to version {after}',
  was: 'Before:',
  isNow: 'After:',
  removedText: 'removed',
  addedText: 'added',
  nothing: 'None',
  show: 'Show {name}',
  showing: 'CV in version {number}',
  back: 'Back to the changes',
  document: 'Document',
  answerTo: 'Answer: {question}',
  did: '{side} {what}',
  changed: 'changed {what}',
  cvAdded: 'added a CV',
  cvReplaced: 'replaced the CV',
  cvRemoved: 'removed the CV',
  documentAdded: 'added {name}',
  documentRemoved: 'removed {name}',
  answered: 'answered {count, plural, one {a question} other {# questions}}',
  answersChanged: 'changed {count, plural, one {an answer} other {# answers}}',
});

/** The labels of a candidate's fields. */
export const candidateFieldLabels: Readonly<Record<VersionField, string>> = {
  firstName: copy.firstName,
  lastName: copy.lastName,
  emailAddress: copy.emailAddress,
  contactNumber: copy.contactNumber,
  linkedIn: copy.linkedIn,
  location: copy.location,
  currentCountry: copy.country,
  baseSalary: copy.baseSalary,
  totalCompensation: copy.totalCompensation,
  agencyFee: copy.agencyFee,
  commentToEmployer: copy.comment,
};

/** The names of the fields as they appear in the middle of a sentence. */
export const candidateFieldNames: Readonly<Record<VersionField, string>> = defineCopy('candidates.versionField', {
  firstName: 'the first name',
  lastName: 'the last name',
  emailAddress: 'the email address',
  contactNumber: 'the contact number',
  linkedIn: 'the LinkedIn profile',
  location: 'the location',
  currentCountry: 'the country',
  baseSalary: 'the base salary',
  totalCompensation: 'the total compensation',
  agencyFee: 'the agency fee',
  commentToEmployer: 'the comment',
});
