import { candidateStatuses } from '#contract/candidates/states.ts';
import { currentSalary } from '#contract/candidates/rules.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { PersonExport } from '#contract/people/shapes/export.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { PersonSubmissionRow } from '../person-submissions.ts';
import { exportedVersions } from './exported-versions.ts';
import { findRelatedRecords } from './find-related-records.ts';
import {
  exportConsents,
  exportDisputes,
  exportDraftCandidates,
  exportSubmissionDrafts,
} from './unsubmitted-records.ts';

/** Groups rows by candidate, in their given order. */
const grouped = <Row extends { candidateId: string | null }>(rows: readonly Row[]) =>
  Map.groupBy(rows, (row) => row.candidateId);

const recordsOf = async (scope: AgencyScope, ids: readonly string[]) => {
  const { db, tenantId } = scope;
  const steps = await db
    .selectFrom('candidateStep')
    .selectAll()
    .where('candidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    .orderBy('at')
    .orderBy('id')
    .execute();
  const answers = await db
    .selectFrom('candidateAnswer as a')
    .innerJoin('qualificationQuestion as q', 'q.id', 'a.questionId')
    .select(['a.candidateId', 'q.text as question', 'a.answer'])
    .where('a.candidateId', 'in', ids)
    .where('a.supplierId', '=', tenantId)
    .orderBy('q.sort')
    .execute();
  const documents = await db
    .selectFrom('candidateDocument')
    .select(['candidateId', 'kind', 'fileName', 'sizeBytes', 'createdAt', 'deletedAt'])
    .where('candidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    .orderBy('createdAt')
    .execute();
  const comments = await db
    .selectFrom('message as m')
    .innerJoin('thread as t', 't.id', 'm.threadId')
    .select(['m.id', 't.candidateId', 'm.text', 'm.authorName', 'm.createdAt', 'm.earlierTexts'])
    .where('t.candidateId', 'in', ids)
    .where('t.supplierId', '=', tenantId)
    .orderBy('m.createdAt')
    .execute();
  const attachments =
    comments.length === 0
      ? []
      : await db
          .selectFrom('messageAttachment')
          .select(['messageId', 'fileName'])
          .where(
            'messageId',
            'in',
            comments.map(({ id }) => id),
          )
          .where('deletedAt', 'is', null)
          .orderBy('createdAt')
          .execute();
  const revisions = await db
    .selectFrom('salaryRevision')
    .selectAll()
    .where('candidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    .orderBy('proposedAt')
    .execute();
  const claims = await db
    .selectFrom('ownershipClaim')
    .selectAll()
    .where('candidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    .execute();
  const defences = await db
    .selectFrom('ownershipDefence')
    .selectAll()
    .where('candidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    // The owner doesn't learn of a dispute that ended before it was raised.
    .where('isRaised', '=', true)
    .orderBy('openedAt')
    .execute();
  const versions = new Map<string, Awaited<ReturnType<typeof exportedVersions>>>();
  for (const id of ids) versions.set(id, await exportedVersions(scope, id));
  return {
    versions,
    claims: grouped(claims),
    defences: grouped(defences),
    steps: grouped(steps),
    answers: grouped(answers),
    documents: grouped(documents),
    comments: grouped(comments),
    filesByMessage: Map.groupBy(attachments, ({ messageId }) => messageId),
    revisions: grouped(revisions),
  };
};

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

type Records = Awaited<ReturnType<typeof recordsOf>>;

/** Returns the employer's claim and other agencies' disputes about a candidate, with the agency's own answers. */
const ownershipOf = (candidateId: string, { claims, defences }: Records) => [
  ...(claims.get(candidateId) ?? []).map((claim) => ({
    kind: 'claim' as const,
    opened: claim.claimedAt.toISOString(),
    ended: text(claim.endedAt),
    outcome: claim.state,
    statements: [claim.statement, claim.agencyStatement].filter((one) => one !== ''),
    contacts: [...claim.contacts, ...claim.agencyContacts],
    reasons: claim.reasons,
  })),
  ...(defences.get(candidateId) ?? []).map((defence) => ({
    kind: 'dispute' as const,
    opened: defence.openedAt.toISOString(),
    ended: text(defence.endedAt),
    outcome: defence.outcome ?? 'open',
    statements: [defence.statement].filter((one) => one !== ''),
    contacts: defence.contacts,
    reasons: defence.reasons,
  })),
];

/** Selects the IDs of a person and of the duplicates that were merged into them. */
const withMerged = (scope: AgencyScope, personId: string) =>
  scope.db
    .selectFrom('person')
    .select('id')
    .where((eb) => eb.or([eb('id', '=', personId), eb('mergedIntoId', '=', personId)]))
    .where('supplierId', '=', scope.tenantId);

/** Returns the requests that asked the person whether their data may be kept. */
const renewalsOf = async (scope: AgencyScope, personId: string): Promise<PersonExport['renewals']> => {
  const found = await scope.db
    .selectFrom('renewalRequest')
    .select(['askedAt', 'askedByName', 'answeredAt', 'keeps'])
    .where('personId', 'in', withMerged(scope, personId))
    .where('supplierId', '=', scope.tenantId)
    .orderBy('askedAt')
    .execute();
  return found.map(({ askedAt, answeredAt, ...one }) => ({
    ...one,
    asked: askedAt.toISOString(),
    answered: text(answeredAt),
  }));
};

const toExport = (
  row: PersonSubmissionRow,
  currency: string,
  records: Records,
): PersonExport['submissions'][number] => ({
  candidateNumber: row.number,
  firstName: row.firstName,
  lastName: row.lastName,
  emailAddress: row.emailAddress,
  contactNumber: row.contactNumber,
  linkedIn: row.linkedIn,
  location: row.location,
  clientName: row.clientName,
  jobTitle: row.jobTitle,
  engagementNumber: row.engagementNumber,
  status: lookupValue(candidateStatuses, row.statusId),
  submitted: row.dateSubmitted.toISOString(),
  submittedByName: row.submittedByName,
  currency,
  baseSalary: currentSalary(row),
  totalCompensation: row.totalCompensation,
  agencyFee: row.agencyFee,
  feeState: row.feeState,
  commentToEmployer: row.commentToEmployer,
  reason: row.reasonText,
  consentConfirmed: row.consentConfirmedAt?.toISOString() ?? null,
  steps: (records.steps.get(row.id) ?? []).map((step) => ({
    status: lookupValue(candidateStatuses, step.toStatusId),
    at: step.at.toISOString(),
    byName: step.byName,
    reason: step.reasonText,
  })),
  answers: (records.answers.get(row.id) ?? []).map(({ question, answer }) => ({ question, answer })),
  documents: (records.documents.get(row.id) ?? []).map(({ kind, fileName, sizeBytes, createdAt, deletedAt }) => ({
    kind,
    fileName,
    sizeBytes,
    created: createdAt.toISOString(),
    removed: text(deletedAt),
  })),
  versions: records.versions.get(row.id) ?? [],
  comments: (records.comments.get(row.id) ?? []).map(({ id, text, authorName, createdAt, earlierTexts }) => ({
    text,
    authorName,
    created: createdAt.toISOString(),
    earlierTexts: earlierTexts.map((earlier) => earlier.text),
    fileNames: (records.filesByMessage.get(id) ?? []).map(({ fileName }) => fileName),
  })),
  salaryRevisions: (records.revisions.get(row.id) ?? []).map((revision) => ({
    state: revision.state,
    baseSalary: revision.baseSalary,
    totalCompensation: revision.totalCompensation,
    agencyFee: revision.agencyFee,
    baseSalaryBefore: revision.baseSalaryBefore,
    totalCompensationBefore: revision.totalCompensationBefore,
    agencyFeeBefore: revision.agencyFeeBefore,
    reason: revision.reason,
    proposed: revision.proposedAt.toISOString(),
    proposedByName: revision.proposedByName,
    decided: text(revision.decidedAt),
    decidedByName: revision.decidedByName,
    decisionReason: revision.decisionReason,
  })),
  ownership: ownershipOf(row.id, records),
});

/**
 * Returns the merges into the person, the dates that decide how long the agency keeps the person's data, and the notes.
 */
const personRecords = async (
  { db, tenantId }: AgencyScope,
  personId: string,
): Promise<Pick<PersonExport, 'merges' | 'retention' | 'notes'>> => {
  const person = await db
    .selectFrom('person')
    .selectAll()
    .where('id', '=', personId)
    .where('supplierId', '=', tenantId)
    .executeTakeFirstOrThrow();
  const merges = await db
    .selectFrom('personMerge')
    .select(['mergedAt', 'mergedByName', 'undoneAt'])
    .where('personId', '=', personId)
    .where('supplierId', '=', tenantId)
    .orderBy('mergedAt')
    .execute();
  const notes = await db
    .selectFrom('personNote')
    .select(['text', 'authorName', 'createdAt'])
    .where('personId', '=', personId)
    .where('supplierId', '=', tenantId)
    .orderBy('createdAt')
    .execute();
  return {
    retention: {
      created: person.createdAt.toISOString(),
      lastSubmitted: person.lastSubmittedAt.toISOString(),
      noticed: text(person.retentionNoticedAt),
      renewed: text(person.renewedAt),
      refused: text(person.keepRefusedAt),
    },
    merges: merges.map(({ mergedAt, mergedByName, undoneAt }) => ({
      merged: mergedAt.toISOString(),
      mergedByName,
      undone: text(undoneAt),
    })),
    notes: notes.map(({ createdAt, ...note }) => ({ ...note, created: createdAt.toISOString() })),
  };
};

/**
 * Collects everything that the agency stores about a person: these submissions with all their records, drafts, requests
 * for consent, disputes, requests to keep the data, and notes.
 */
export const collectExport = async (
  scope: AgencyScope,
  personId: string,
  rows: readonly PersonSubmissionRow[],
): Promise<PersonExport> => {
  const ids = rows.map(({ id }) => id);
  const records = await recordsOf(scope, ids);
  const traces = await findRelatedRecords(scope, ids);
  const currencies = await scope.db.selectFrom('currency').select(['id', 'code']).execute();
  const codeOf = (id: number): string => currencies.find((one) => one.id === id)?.code ?? '';
  return {
    exported: scope.now.toISOString(),
    personId,
    submissions: rows.map((row) => toExport(row, codeOf(row.currencyId), records)),
    consents: await exportConsents(scope, traces),
    draftCandidates: await exportDraftCandidates(scope, traces),
    submissionDrafts: await exportSubmissionDrafts(scope, traces),
    disputes: await exportDisputes(scope, traces),
    renewals: await renewalsOf(scope, personId),
    ...(await personRecords(scope, personId)),
  };
};
