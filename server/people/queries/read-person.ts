import { sql } from 'kysely';
import { candidateStatuses, openCandidateStatuses } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import type { readPerson as operation } from '#contract/people/operations.ts';
import type { PersonCv, PersonSubmission, PersonView } from '#contract/people/shapes.ts';
import { statusReachedAt, toCandidateDocument } from '#server/candidates/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import {
  rightToRequestRenewal,
  rightToErasePerson,
  rightToExportPerson,
  rightToMergePeople,
  rightToWriteNotesOrResubmit,
} from '../policy.ts';
import { findPersonId } from './find-person.ts';
import { readPersonFacts, selectPersonSubmissions, type PersonSubmissionRow } from './person-submissions.ts';
import { findLatestRenewal } from './renewal-page.ts';
import { readRetentionRow, toRetention } from './retention.ts';
import { listMerges, listNotes } from './notes-and-merges.ts';

const toSubmission = (row: PersonSubmissionRow): PersonSubmission => ({
  candidateId: row.id,
  candidateNumber: row.number,
  candidateStatusId: row.statusId,
  candidateStatus: lookupValue(candidateStatuses, row.statusId),
  isOpen: openCandidateStatuses.includes(row.statusId),
  jobTitle: row.jobTitle,
  talentRequestId: row.talentRequestId,
  engagementId: row.engagementId,
  auctionType: row.kind,
  clientId: row.clientId,
  clientName: row.clientName,
  submittedByName: row.submittedByName,
  submitted: row.dateSubmitted.toISOString(),
  since: statusReachedAt(row).toISOString(),
});

/**
 * Lists the CVs of these submissions, latest first, including replaced ones that a version of the submission contains.
 * The CVs of erased submissions no longer exist.
 */
export const listCvs = async (scope: AgencyScope, rows: readonly PersonSubmissionRow[]): Promise<PersonCv[]> => {
  if (rows.length === 0) return [];
  const documents = await scope.db
    .selectFrom('candidateDocument')
    .selectAll()
    .where('supplierId', '=', scope.tenantId)
    .where('kind', '=', 'cv')
    .where(({ eb, or, exists, selectFrom }) =>
      or([
        eb('deletedAt', 'is', null),
        exists(
          selectFrom('candidateVersion as v')
            .select('v.number')
            .whereRef('v.candidateId', '=', 'candidateDocument.candidateId')
            .where(sql<boolean>`v.content -> 'documentIds' ? candidate_document.id::text`),
        ),
      ]),
    )
    .where(
      'candidateId',
      'in',
      rows.map(({ id }) => id),
    )
    .orderBy('createdAt', 'desc')
    .orderBy('id', 'desc')
    .execute();
  return documents.flatMap((document) => {
    const row = rows.find(({ id }) => id === document.candidateId);
    if (!row) return [];
    const { id: candidateId, jobTitle, clientName } = row;
    const replaced = document.deletedAt?.toISOString() ?? null;
    return { ...toCandidateDocument(document), replaced, candidateId, jobTitle, clientName };
  });
};

const others = (values: readonly string[], current: string): string[] => [
  ...new Set(values.filter((value) => value !== '' && value !== current)),
];

/** Returns the contact details of the latest submission, and any different details from earlier submissions. */
export const contactDetailsOf = (rows: readonly PersonSubmissionRow[]) => {
  const known = rows.filter(({ erasedAt }) => erasedAt === null);
  const latest = known[0] ?? rows[0];
  if (!latest) return undefined;
  const { firstName, lastName, emailAddress, contactNumber, linkedIn, location, currentCountryId } = latest;
  return {
    details: { firstName, lastName, emailAddress, contactNumber, linkedIn, location },
    currentCountryId,
    otherEmailAddresses: others(
      known.map((row) => row.emailAddress),
      emailAddress,
    ),
    otherContactNumbers: others(
      known.map((row) => row.contactNumber),
      contactNumber,
    ),
  };
};

export const readPerson = async (
  scope: AgencyScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const personId = await findPersonId(scope, input.personId);
  if (personId === undefined) return notFound();
  const rows = await selectPersonSubmissions(scope, personId);
  const found = contactDetailsOf(rows);
  if (!found) return notFound();
  const facts = await readPersonFacts(scope, personId, rows);
  const kept = await readRetentionRow(scope, personId);
  if (!kept) return notFound();
  const asked = await findLatestRenewal(scope, personId);
  const { details, otherEmailAddresses, otherContactNumbers } = found;
  return {
    personId,
    ...details,
    otherEmailAddresses,
    otherContactNumbers,
    submissions: rows.map(toSubmission),
    cvs: await listCvs(scope, rows),
    notes: await listNotes(scope, personId),
    merges: await listMerges(scope, personId),
    retention: toRetention(kept, scope.now),
    renewal: asked?.request ?? null,
    can: {
      addNote: rightToWriteNotesOrResubmit(scope),
      submitAgain: rightToWriteNotesOrResubmit(scope),
      merge: rightToMergePeople(scope, facts),
      export: rightToExportPerson(scope, facts),
      erase: rightToErasePerson(scope, facts),
      askToKeep: rightToRequestRenewal(scope, asked, scope.now),
    },
  } satisfies PersonView;
};
