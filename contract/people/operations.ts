import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id, instant } from '#contract/common/ids.ts';
import { inputError } from '#contract/common/text/input-error.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { singleLineTextSchema, optionalTextSchema, requiredMultilineTextSchema } from '#contract/common/text.ts';
import { peopleRefusals } from './refusals.ts';
import { importedPersonShape, listedPersonShape, personShape, talentRequestOptionShape } from './shapes.ts';
import { personExportShape } from './shapes/export.ts';
import { holdOperations } from './operations/holds.ts';
import { renewalOperations } from './operations/renewal.ts';
import { retentionOperations } from './operations/retention.ts';
import { maxNoteLength } from './states.ts';

const viewAccess = { agency: 'Fulfillment Stage=View Details' } as const;
const submitAccess = { agency: 'Fulfillment Stage=Submit Candidate' } as const;
/** Access for users who can manage the agency's users. */
const manageAccess = { agency: 'Manage Users=Invite User / Assign / Edit User Role' } as const;
const ofPerson = { personId: id() };

export const listPeople = operation({
  name: 'people.list',
  summary:
    'Lists the people that the agency has submitted, latest first. Keywords match the name, email, phone, LinkedIn or location',
  effect: 'read',
  access: viewAccess,
  input: z.object({
    keywords: singleLineTextSchema('Keyword', 200).optional(),
    /** Limits the list to people whose retention period has ended or ends within 30 days, earliest end first. */
    isDue: z.boolean().optional(),
    ...pageInput,
  }),
  output: z.object({ records: z.array(listedPersonShape), ...pageOutput }),
});

export const listImportedPeople = operation({
  name: 'people.imported',
  summary:
    "Lists, for the caller's imported CVs of a talent request, the people the agency has submitted before: those with the same email address, phone or LinkedIn profile",
  effect: 'read',
  access: viewAccess,
  input: z.object({ talentRequestId: id() }),
  output: z.object({ records: z.array(importedPersonShape) }),
});

export const readPerson = operation({
  name: 'people.one',
  summary:
    'Returns a person with submissions, CVs, notes and merges; for a merged person, the one they were merged into',
  effect: 'read',
  access: viewAccess,
  input: z.object(ofPerson),
  output: personShape,
});

export const addNote = operation({
  name: 'people.addNote',
  summary: "Adds a note about a person, which only the agency's users can read",
  effect: 'write',
  access: submitAccess,
  input: z.object({ ...ofPerson, text: requiredMultilineTextSchema('Note', atMost(maxNoteLength)) }),
  output: z.object({ noteId: id() }),
});

export const deleteNote = operation({
  name: 'people.deleteNote',
  summary: 'Deletes a note that the caller has written',
  effect: 'write',
  access: submitAccess,
  input: z.object({ ...ofPerson, noteId: id() }),
  output: z.object({}),
  refusals: [peopleRefusals['person-held']],
});

export const listRequestChoices = operation({
  name: 'people.requestChoices',
  summary: 'Lists the talent requests to which the agency can submit this person, newest first',
  effect: 'read',
  access: submitAccess,
  input: z.object({
    ...ofPerson,
    /** Each word must occur in the job title, the number, the engagement's title, the client's name or the location. */
    keywords: optionalTextSchema('Keywords', atMost(100)),
  }),
  output: z.object({
    records: z.array(talentRequestOptionShape),
    /**
     * The number of matching talent requests. It is greater than the length of the list if the list has only the newest
     * ones.
     */
    total: z.number().int(),
  }),
});

export const startSubmission = operation({
  name: 'people.startSubmission',
  summary:
    'Starts a submission of a person to a talent request: a draft with the details and the CV of their latest submission. The check of whether they may be submitted is recorded and limited.',
  effect: 'write',
  access: submitAccess,
  input: z.object({ ...ofPerson, talentRequestId: id() }),
  output: z.object({ engagementId: id(), talentRequestId: id(), draftId: id() }),
  refusals: [
    peopleRefusals['not-allowed'],
    peopleRefusals['person-in-request'],
    peopleRefusals['person-not-available'],
    peopleRefusals['too-many-checks'],
    peopleRefusals['too-many-drafts'],
    peopleRefusals['too-many-uploads'],
  ],
});

const samePerson = inputError('Choose another person.');

export const mergePeople = operation({
  name: 'people.merge',
  summary: 'Merges another person of the agency into this one; it can be undone for 24 hours',
  effect: 'write',
  access: submitAccess,
  input: z
    .object({ ...ofPerson, otherPersonId: id() })
    .refine(({ personId, otherPersonId }) => personId !== otherPersonId, {
      error: samePerson.error,
      path: ['otherPersonId'],
    }),
  output: z.object({ mergeId: id(), undoUntil: instant() }),
  refusals: [peopleRefusals['not-allowed']],
});

export const undoMerge = operation({
  name: 'people.undoMerge',
  summary: 'Undoes a merge within 24 hours: the submissions, notes and keys it moved return to the other person',
  effect: 'write',
  access: submitAccess,
  input: z.object({ ...ofPerson, mergeId: id() }),
  output: z.object({ otherPersonId: id() }),
  refusals: [peopleRefusals['not-allowed'], peopleRefusals['merge-not-undoable']],
});

export const exportPerson = operation({
  name: 'people.export',
  summary: 'Returns everything that the agency stores about a person, and records the export',
  effect: 'write',
  // The call has no idempotency key, because responses are stored with their key and this one contains personal data.
  keyless: true,
  access: manageAccess,
  input: z.object(ofPerson),
  output: personExportShape,
  refusals: [peopleRefusals['not-allowed']],
});

export const exportPersonPdf = operation({
  name: 'people.exportPdf',
  summary: 'Downloads everything that the agency stores about a person as a PDF for reading, and records the export',
  effect: 'read',
  access: manageAccess,
  input: z.object(ofPerson),
  output: z.undefined(),
  download: true,
  leavesTrace: true,
  refusals: [peopleRefusals['not-allowed']],
});

export const erasePerson = operation({
  name: 'people.erase',
  summary: 'Erases the personal data of a person without open submissions; dates, numbers and fees stay',
  effect: 'write',
  access: manageAccess,
  input: z.object(ofPerson),
  output: z.object({}),
  refusals: [peopleRefusals['not-allowed']],
});

export const peopleOperations: readonly Operation[] = [
  listPeople,
  readPerson,
  listImportedPeople,
  addNote,
  deleteNote,
  listRequestChoices,
  startSubmission,
  mergePeople,
  undoMerge,
  exportPerson,
  exportPersonPdf,
  erasePerson,
  ...retentionOperations,
  ...holdOperations,
  ...renewalOperations,
];
