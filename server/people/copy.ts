import type { VersionField } from '#contract/candidates/states.ts';
import { defineCopy } from '#contract/common/copy.ts';

/** The copy of the file that lists upcoming erasures. */
export const retentionPlanCopy = defineCopy('people.plan', {
  sheet: 'Upcoming erasures',
  file: 'next-erasures.csv',
  person: 'Person',
  personId: 'Person ID',
  activity: 'Activity',
  lastActivity: 'Last activity',
  keptUntil: 'Kept until',
  noticed: 'Notice given',
  step: 'Next step',
  erasable: 'Erased from',
  block: 'Kept because',
});

/** The copy of the PDF file with all data about a person. */
export const personDocumentCopy = defineCopy('people.document', {
  file: 'person-{name}.pdf',
  under: 'All data stored by {agency} on {day}',
  submission: '{job}, {client}',
  labelled: '{label}: {text}',
  byOn: '{name}, {day}',
  status: 'Status',
  submitted: 'Submitted by',
  name: 'Name',
  email: 'Email',
  phone: 'Phone',
  linkedIn: 'LinkedIn',
  location: 'Location',
  salary: 'Base salary',
  compensation: 'Total compensation',
  fee: 'Agency fee',
  consent: 'Consent confirmed',
  comment: 'Comment to the client',
  reason: 'Reason',
  steps: 'Status history',
  step: '{day}: {status}, by {name}',
  answers: 'Answers',
  documents: 'Documents',
  document: '{name}, {day}',
  removedDocument: '{name}, {day}, removed {removed}',
  versions: 'Changes since the submission',
  version: 'Version {number}, {day}, by {name}',
  change: '{what}: from “{before}” to “{after}”',
  added: '{what}: added “{after}”',
  deleted: '{what}: removed “{before}”',
  cv: 'CV',
  attachment: 'Document',
  comments: 'Comments',
  ownership: 'Representation',
  claim: '{day}: claimed as already known, {outcome}',
  dispute: '{day}: ownership disputed by another agency, {outcome}',
  contact: '{day}, {channel}: {text}',
  consents: 'Requests for consent',
  asked: '{day}: asked by {name} for {job}, {client}, {state}',
  answered: 'Answered {day}',
  withdrawn: 'Withdrawn {day}',
  renewals: 'Requests to keep the person’s details',
  renewal: '{day}: asked by {name}, {answer}',
  noAnswer: 'no answer',
  agreed: 'agreed',
  refused: 'refused',
  notes: 'Notes',
});

/** The names of the details that a version of a submission contains. */
export const versionFieldLabels: Readonly<Record<VersionField, string>> = defineCopy('people.versionField', {
  firstName: 'First name',
  lastName: 'Last name',
  emailAddress: 'Email',
  contactNumber: 'Phone',
  linkedIn: 'LinkedIn',
  location: 'Location',
  currentCountry: 'Country',
  baseSalary: 'Base salary',
  totalCompensation: 'Total compensation',
  agencyFee: 'Agency fee',
  commentToEmployer: 'Comment to the client',
});

/** The copy of the email that asks a person whether the agency may keep their data. */
export const renewalEmailCopy = defineCopy('people.email.renewal', {
  subject: 'May {agency} keep your details?',
  preview: '{agency} asks whether it may keep your details.',
  over: 'Your details',
  title: 'May {agency} keep your details?',
  text: 'Dear {name}, {agency} has stored your details because it has put you forward for a position. It would like to keep them for {months} more months, so that it can contact you about other positions.',
  agency: 'Agency',
  askedBy: 'Asked by',
  expires: 'Please answer by',
  act: 'Read and answer',
  otherwise:
    'If you don’t answer, your details will be deleted when the agency’s usual retention period ends. You don’t need an account.',
  foot: 'You received this email because {askedBy} from {agency} has your address from an earlier application.',
});
