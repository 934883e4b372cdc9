import { sql } from 'kysely';
import { candidateStatuses } from '#contract/candidates/states.ts';
import { currentSalary } from '#contract/candidates/rules.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { PersonExport } from '#contract/people/shapes.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { SubmissionRow } from './person-submissions.ts';

/** The records of these submissions by candidate, oldest first. */
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
    .select(['candidateId', 'kind', 'fileName', 'sizeBytes', 'createdAt'])
    .where('candidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    .where('deletedAt', 'is', null)
    .orderBy('createdAt')
    .execute();
  const comments = await db
    .selectFrom('message as m')
    .innerJoin('thread as t', 't.id', 'm.threadId')
    .select(['t.candidateId', 'm.text', 'm.authorName', 'm.createdAt'])
    .where('t.candidateId', 'in', ids)
    .where('t.supplierId', '=', tenantId)
    .orderBy('m.createdAt')
    .execute();
  return {
    steps: grouped(steps),
    answers: grouped(answers),
    documents: grouped(documents),
    comments: grouped(comments),
  };
};

const toExport = (
  row: SubmissionRow,
  currency: string,
  records: Awaited<ReturnType<typeof recordsOf>>,
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
  documents: (records.documents.get(row.id) ?? []).map(({ kind, fileName, sizeBytes, createdAt }) => ({
    kind,
    fileName,
    sizeBytes,
    created: createdAt.toISOString(),
  })),
  comments: (records.comments.get(row.id) ?? []).map(({ text, authorName, createdAt }) => ({
    text,
    authorName,
    created: createdAt.toISOString(),
  })),
});

/** Everything that the agency stores about a person: these submissions with all of their records, and notes. */
export const collectExport = async (
  scope: AgencyScope,
  personId: string,
  rows: readonly SubmissionRow[],
): Promise<PersonExport> => {
  const records = await recordsOf(
    scope,
    rows.map(({ id }) => id),
  );
  const currencies = await scope.db.selectFrom('currency').select(['id', 'code']).execute();
  const notes = await scope.db
    .selectFrom('personNote')
    .select(['text', 'authorName', 'createdAt'])
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .orderBy(sql`created_at`)
    .execute();
  const codeOf = (id: number): string => currencies.find((one) => one.id === id)?.code ?? '';
  return {
    exported: scope.now.toISOString(),
    personId,
    submissions: rows.map((row) => toExport(row, codeOf(row.currencyId), records)),
    notes: notes.map(({ text, authorName, createdAt }) => ({ text, authorName, created: createdAt.toISOString() })),
  };
};
