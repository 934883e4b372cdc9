import { defineCopy } from '#contract/common/copy.ts';
import type { RequestFieldName } from '#contract/engagements/states.ts';

/** The names of changed fields in an engagement's history. */
export const changedFieldCopy = defineCopy('engagements.changed-field', {
  title: 'title',
  description: 'description',
  hiringLeadName: 'hiring lead',
  hiringLeadEmail: 'hiring lead',
  hiringLeadMobile: 'hiring lead',
  requirements: 'requirements',
  jobTitle: 'job title',
  location: 'location',
  noOfRoles: 'roles',
  baseSalaryFrom: 'base salary',
  baseSalaryTo: 'base salary',
  contractedUnits: 'contracted time',
  cvCap: 'candidates per agency',
  question: 'questions',
  biddingRules: 'bidding rules',
  biddingEnd: 'end of bidding',
  other: 'details',
} satisfies Record<RequestFieldName, string> & Record<string, string>);

/** The sentences in an engagement's history, as shown to its employer. */
export const engagementHistoryCopy = defineCopy('engagements.history', {
  published: 'The engagement was published.',
  changed: 'The engagement was changed: {what}.',
  termsChanged: 'The terms were changed.',
  documentAdded: '{document} was added.',
  documentRemoved: '{document} was removed.',
  closingChanged: 'The closing time was changed.',
  clarificationOpened: 'Clarification was opened.',
  clarificationChanged: 'The deadlines for questions and answers were changed.',
  biddingOpened: 'Bidding was opened.',
  openedForSubmissions: 'Candidates can now be submitted.',
  completed: 'The engagement was completed.',
  paused: 'The engagement was paused.',
  resumed: 'The engagement was resumed.',
  cancelled: 'The engagement was cancelled.',
  discontinued: 'The engagement was discontinued.',
  requestAdded: '{request} was added.',
  requestChanged: '{request} was changed: {what}.',
  wantedChanged: 'The required answers for {request} were changed.',
  requestPaused: '{request} was paused.',
  requestResumed: '{request} was resumed.',
  requestCancelled: '{request} was cancelled.',
  requestRestored: '{request} was restored.',
  requestCompleted: '{request} was completed.',
  requestFulfilled: 'All roles for {request} were filled.',
  filledInternally: 'Roles for {request} were filled internally.',
  applicationSubmitted: 'An application was received.',
  applicationApproved: 'An application was approved.',
  applicationDeclined: 'An application was declined.',
  applicationWithdrawn: 'An application was withdrawn.',
  candidateSubmitted: '{candidate} was submitted for {request}.',
  candidateHired: '{candidate} was hired for {request}.',
  candidateRejected: '{candidate} was rejected for {request}.',
});

/** The words shown in a history in place of a record's name if the name is unknown. */
export const unnamedRecordCopy = defineCopy('engagements.unnamed', {
  document: 'A document',
  request: 'A talent request',
  candidate: 'A candidate',
});
