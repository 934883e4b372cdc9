import { consentText } from '#contract/consents/rules.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import { aiAssessmentStatuses } from '#contract/draft-candidates/states.ts';
import type { PersonExport } from '#contract/people/shapes/export.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import type { RelatedRecordIds } from './find-related-records.ts';

const text = (date: Date | null): string | null => date?.toISOString() ?? null;

/** Returns the names of an agency's documents by ID. */
const fileNames = async (
  { db, tenantId }: AgencyScope,
  ids: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (ids.length === 0) return new Map();
  const rows = await db
    .selectFrom('candidateDocument')
    .select(['id', 'fileName'])
    .where('id', 'in', ids)
    .where('supplierId', '=', tenantId)
    .where('deletedAt', 'is', null)
    .execute();
  return new Map(rows.map(({ id, fileName }) => [id, fileName]));
};

/** Returns requests for consent with the evidence of the answers, oldest first. */
export const exportConsents = async (
  scope: AgencyScope,
  { consentRequestIds }: RelatedRecordIds,
): Promise<PersonExport['consents']> => {
  if (consentRequestIds.length === 0) return [];
  const rows = await scope.db
    .selectFrom('consentRequest as c')
    .innerJoin('talentRequest as r', 'r.id', 'c.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'c.clientId')
    .selectAll('c')
    .select(['client.name as clientName', 'r.jobTitle'])
    .where('c.id', 'in', consentRequestIds)
    .where('c.supplierId', '=', scope.tenantId)
    .orderBy('c.requestedAt')
    .execute();
  const documentIds = rows.map(({ submission }) =>
    submission === null ? [] : [submission.documentId, ...submission.otherDocumentIds],
  );
  const names = await fileNames(scope, documentIds.flat());
  return rows.map((row, at) => ({
    clientName: row.clientName,
    jobTitle: row.jobTitle,
    emailAddress: row.emailAddress,
    state: row.state,
    requested: row.requestedAt.toISOString(),
    requestedByName: row.requestedByName,
    sent: row.sentAt.toISOString(),
    reminded: text(row.remindedAt),
    expires: row.expiresAt.toISOString(),
    opened: text(row.openedAt),
    answered: text(row.answeredAt),
    withdrawn: text(row.withdrawnAt),
    note: row.note,
    withdrawalNote: row.withdrawalNote,
    corrections: row.corrections,
    textVersion: row.textVersion,
    text: [...consentText(row.textVersion, { agency: scope.tenantName, client: row.clientName, job: row.jobTitle })],
    shownHash: row.shownHash,
    shown: row.shown,
    problem: row.problem,
    submission: row.submission,
    fileNames: (documentIds[at] ?? []).flatMap((id) => names.get(id) ?? []),
  }));
};

const assessmentRecords = async ({ db, tenantId }: AgencyScope, ids: readonly string[]) => {
  const answers = await db
    .selectFrom('draftCandidateAnswer')
    .select(['draftCandidateId', 'text', 'isMandatory', 'verdict', 'quotation'])
    .where('draftCandidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    .orderBy('sort')
    .execute();
  const links = await db
    .selectFrom('checkLink')
    .select(['draftCandidateId', 'issuedAt', 'expiresAt', 'revokedAt'])
    .where('draftCandidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    .orderBy('issuedAt')
    .execute();
  const calls = await db
    .selectFrom('modelCall')
    .select(['draftCandidateId', 'at', 'model', 'version', 'inputHash', 'inputTokens', 'outputTokens', 'problem'])
    .where('draftCandidateId', 'in', ids)
    .where('supplierId', '=', tenantId)
    .orderBy('at')
    .execute();
  return { answers, links, calls };
};

/** Returns draft candidates with their assessments, links and logged calls to the language model, oldest first. */
export const exportDraftCandidates = async (
  scope: AgencyScope,
  { draftCandidateIds }: RelatedRecordIds,
): Promise<PersonExport['draftCandidates']> => {
  if (draftCandidateIds.length === 0) return [];
  const rows = await scope.db
    .selectFrom('draftCandidate as d')
    .innerJoin('talentRequest as r', 'r.id', 'd.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'd.clientId')
    .leftJoin('candidateDocument as cv', 'cv.id', 'd.documentId')
    .selectAll('d')
    .select(['client.name as clientName', 'r.jobTitle', 'cv.fileName'])
    .where('d.id', 'in', draftCandidateIds)
    .where('d.supplierId', '=', scope.tenantId)
    .orderBy('d.createdAt')
    .execute();
  const { answers, links, calls } = await assessmentRecords(scope, draftCandidateIds);
  return rows.map((row) => ({
    clientName: row.clientName,
    jobTitle: row.jobTitle,
    firstName: row.firstName,
    lastName: row.lastName,
    emailAddress: row.emailAddress,
    created: row.createdAt.toISOString(),
    updated: row.updatedAt.toISOString(),
    fileName: row.fileName,
    assessment: {
      status: lookupValue(aiAssessmentStatuses, row.aiStatusId),
      score: row.score,
      method: row.method,
      model: row.model,
      problem: row.problem,
      answers: answers
        .filter(({ draftCandidateId }) => draftCandidateId === row.id)
        .map(({ text: requirement, isMandatory, verdict, quotation }) => ({
          requirement,
          isMandatory,
          verdict,
          quotation,
        })),
    },
    checkLinks: links
      .filter(({ draftCandidateId }) => draftCandidateId === row.id)
      .map(({ issuedAt, expiresAt, revokedAt }) => ({
        issued: issuedAt.toISOString(),
        expires: expiresAt.toISOString(),
        revoked: text(revokedAt),
      })),
    modelCalls: calls
      .filter(({ draftCandidateId }) => draftCandidateId === row.id)
      .map(({ draftCandidateId: _, at, ...call }) => ({ ...call, at: at.toISOString() })),
  }));
};

/** Returns unfinished submissions, oldest first. */
export const exportSubmissionDrafts = async (
  scope: AgencyScope,
  { submissionDraftIds }: RelatedRecordIds,
): Promise<PersonExport['submissionDrafts']> => {
  if (submissionDraftIds.length === 0) return [];
  const rows = await scope.db
    .selectFrom('submissionDraft as d')
    .innerJoin('talentRequest as r', 'r.id', 'd.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'r.clientId')
    .leftJoin('candidateDocument as cv', 'cv.id', 'd.documentId')
    .select(['d.savedAt', 'd.isImported', 'd.fields', 'client.name as clientName', 'r.jobTitle', 'cv.fileName'])
    .where('d.id', 'in', submissionDraftIds)
    .where('d.supplierId', '=', scope.tenantId)
    .orderBy('d.savedAt')
    .execute();
  return rows.map(({ savedAt, ...one }) => ({ ...one, saved: savedAt.toISOString() }));
};

/** Returns the disputes that the agency opened about who represents the person, oldest first. */
export const exportDisputes = async (
  scope: AgencyScope,
  { disputeIds }: RelatedRecordIds,
): Promise<PersonExport['disputes']> => {
  if (disputeIds.length === 0) return [];
  const rows = await scope.db
    .selectFrom('ownershipDispute as d')
    .innerJoin('talentRequest as r', 'r.id', 'd.talentRequestId')
    .innerJoin('tenant as client', 'client.id', 'd.clientId')
    .select(['d.firstName', 'd.lastName', 'd.state', 'd.openedAt', 'd.openedByName', 'd.endedAt', 'd.statement'])
    .select(['d.contacts', 'd.reasons', 'client.name as clientName', 'r.jobTitle'])
    .where('d.id', 'in', disputeIds)
    .where('d.supplierId', '=', scope.tenantId)
    .orderBy('d.openedAt')
    .execute();
  return rows.map(({ openedAt, endedAt, ...one }) => ({
    ...one,
    opened: openedAt.toISOString(),
    ended: text(endedAt),
  }));
};
