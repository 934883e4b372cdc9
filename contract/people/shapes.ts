import { z } from 'zod';
import { candidateDocumentShape } from '#contract/candidates/shapes/document.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { contactDetailFields } from '#contract/candidates/shapes/contact-details.ts';
import { id, instant } from '#contract/common/ids.ts';
import { rightShape } from '#contract/common/problem.ts';
import { renewalRequestShape } from './shapes/renewal.ts';
import { personRetentionShape } from './shapes/retention.ts';
import { engagementKinds } from '#contract/engagements/states.ts';

const count = z.number().int();

/** A person in the agency's list. */
export const listedPersonShape = z.object({
  personId: id(),
  ...contactDetailFields,
  submissions: count,
  openSubmissions: count,
  lastSubmitted: instant(),
  lastClientName: z.string(),
  lastJobTitle: z.string(),
  /** The end of the retention period; only in the list of people whose period ends soon. */
  keptUntil: instant().nullable(),
});
export type ListedPerson = z.infer<typeof listedPersonShape>;

/** A person known to the agency whose email address, phone number or LinkedIn profile appears in an imported CV. */
export const importedPersonShape = z.object({
  draftId: id(),
  personId: id(),
  firstName: z.string(),
  lastName: z.string(),
  lastSubmitted: instant(),
  lastClientName: z.string(),
  lastJobTitle: z.string(),
});
export type ImportedPerson = z.infer<typeof importedPersonShape>;

/** A person's submission, with the IDs that the URL of its page needs. */
const personSubmissionShape = z.object({
  candidateId: id(),
  candidateNumber: count,
  candidateStatusId: z.enum(candidateStatus),
  candidateStatus: z.string(),
  isOpen: z.boolean(),
  jobTitle: z.string(),
  talentRequestId: id(),
  engagementId: id(),
  auctionType: z.enum(engagementKinds),
  clientId: id(),
  clientName: z.string(),
  submittedByName: z.string(),
  submitted: instant(),
  /** When the submission reached its current status. */
  since: instant(),
});
export type PersonSubmission = z.infer<typeof personSubmissionShape>;

/** A CV that one of the person's submissions has, or had before it was replaced. */
const personCvShape = candidateDocumentShape.extend({
  /** When the submission got another CV instead; null for its current CV. */
  replaced: instant().nullable(),
  candidateId: id(),
  jobTitle: z.string(),
  clientName: z.string(),
});
export type PersonCv = z.infer<typeof personCvShape>;

/** A note about a person, readable only by the agency's users. */
const personNoteShape = z.object({
  noteId: id(),
  text: z.string(),
  authorName: z.string(),
  created: instant(),
  can: z.object({ delete: z.boolean() }),
});
export type PersonNote = z.infer<typeof personNoteShape>;

/** A merge that can still be undone. */
const personMergeShape = z.object({
  mergeId: id(),
  /** The name of the person who was merged into this one. */
  mergedName: z.string(),
  byName: z.string(),
  merged: instant(),
  undoUntil: instant(),
  can: z.object({ undo: rightShape }),
});
export type PersonMerge = z.infer<typeof personMergeShape>;

/** A person known to the agency, with all of their submissions. */
export const personShape = z.object({
  personId: id(),
  ...contactDetailFields,
  /** Email addresses and phone numbers from earlier submissions. */
  otherEmailAddresses: z.array(z.string()),
  otherContactNumbers: z.array(z.string()),
  submissions: z.array(personSubmissionShape),
  cvs: z.array(personCvShape),
  notes: z.array(personNoteShape),
  merges: z.array(personMergeShape),
  retention: personRetentionShape,
  renewal: renewalRequestShape.nullable(),
  can: z.object({
    addNote: rightShape,
    submitAgain: rightShape,
    merge: rightShape,
    export: rightShape,
    erase: rightShape,
    askToKeep: rightShape,
  }),
});
export type PersonView = z.infer<typeof personShape>;

/** A talent request that accepts submissions, offered for submitting a person again. */
export const talentRequestOptionShape = z.object({
  talentRequestId: id(),
  engagementId: id(),
  /** The engagement's title, which distinguishes talent requests for the same job at one client. */
  engagementTitle: z.string(),
  jobTitle: z.string(),
  clientName: z.string(),
  location: z.string(),
  /** Whether the person is already an active candidate for this talent request. */
  isSubmitted: z.boolean(),
  can: z.object({ submit: rightShape }),
});
