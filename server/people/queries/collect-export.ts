import { sql } from 'kysely';
import { candidateStatuses } from '#contract/candidates/states.ts';
import { currentSalary } from '#contract/candidates/rules.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { PersonExport } from '#contract/people/shapes.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { exportedVersions } from './exported-versions.ts';
import type { SubmissionRow } from './person-submissions.ts';

/** Groups the records of these submissions by candidate, oldest first. */
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
    .select(['t.candidateId', 'm.text', 'm.authorName', 'm.createdAt'])
    .where('t.candidateId', 'in', ids)
    .where('t.supplierId', '=', tenantId)
    .orderBy('m.createdAt')
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

/** Returns the requests for the person's consent, found by the addresses in their submissions. */
const consentsOf = async (scope: AgencyScope, rows: readonly SubmissionRow[]): Promise<PersonExport['consents']> => {
  const addresses = [...new Set(rows.map(({ emailAddress }) => emailAddress.toLowerCase()))];
  if (addresses.length === 0) return [];
  const found = await scope.db
    .selectFrom('consentRequest as c')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'c.clientId')
    .select(['client.name as clientName', 'r.jobTitle', 'c.state', 'c.requestedAt', 'c.requestedByName'])
    .select(['c.answeredAt', 'c.withdrawnAt', 'c.note'])
    .where('c.supplierId', '=', scope.tenantId)
    .where('c.emailAddress', 'in', addresses)
    .where('c.erasedAt', 'is', null)
    .orderBy('c.requestedAt')
    .execute();
  return found.map(({ requestedAt, answeredAt, withdrawnAt, ...one }) => ({
    ...one,
    requested: requestedAt.toISOString(),
    answered: text(answeredAt),
    withdrawn: text(withdrawnAt),
  }));
};

/** Returns the requests that asked the person whether their data may be kept. */
const renewalsOf = async (scope: AgencyScope, personId: string): Promise<PersonExport['renewals']> => {
  const found = await scope.db
    .selectFrom('renewalRequest')
    .select(['askedAt', 'askedByName', 'answeredAt', 'keeps'])
    .where('personId', '=', personId)
    .where('supplierId', '=', scope.tenantId)
    .orderBy('askedAt')
    .execute();
  return found.map(({ askedAt, answeredAt, ...one }) => ({
    ...one,
    asked: askedAt.toISOString(),
    answered: text(answeredAt),
  }));
};

const toExport = (row: SubmissionRow, currency: string, records: Records): PersonExport['submissions'][number] => ({
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
  documents: (records.documents.get(row.id) ?? []).map(({ kind, fileName, sizeBytes, createdAt, deletedAt }) => ({
    kind,
    fileName,
    sizeBytes,
    created: createdAt.toISOString(),
    removed: text(deletedAt),
  })),
  versions: records.versions.get(row.id) ?? [],
  comments: (records.comments.get(row.id) ?? []).map(({ text, authorName, createdAt }) => ({
    text,
    authorName,
    created: createdAt.toISOString(),
  })),
  ownership: ownershipOf(row.id, records),
});

/**
 * Collects everything that the agency stores about a person: these submissions with all their records, consent
 * requests, requests to keep the data, and notes.
 */
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
    consents: await consentsOf(scope, rows),
    renewals: await renewalsOf(scope, personId),
    notes: notes.map(({ text, authorName, createdAt }) => ({ text, authorName, created: createdAt.toISOString() })),
  };
};
