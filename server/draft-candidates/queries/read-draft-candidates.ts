import { copy } from '#contract/draft-candidates/copy.ts';
import type {
  listDraftCandidates as listOperation,
  viewDraftCandidate as viewOperation,
} from '#contract/draft-candidates/operations.ts';
import { pathOfCheckLink, maxListedDrafts, answerPoints, requirementWeight } from '#contract/draft-candidates/rules.ts';
import type { DraftCandidate, DraftCandidateRow, SuitabilityAnswer } from '#contract/draft-candidates/shapes.ts';
import { aiAssessmentStatuses } from '#contract/draft-candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { InputOf } from '#contract/common/operation.ts';
import {
  findOwnDocument,
  readStoredCvDetails,
  readSubmission,
  toCandidateDocument,
} from '#server/candidates/public.ts';
import { findEngagement } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound, Refused } from '#server/platform/problems/refused.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { draftCandidateRights, mayWorkOnDrafts } from '../policy.ts';
import { checkLinkToken } from './check-token.ts';
import { findDraftCandidate, type DraftCandidateRecord } from './find-draft-candidate.ts';

type Request = {
  engagementNumber: number;
  clientName: string;
  currencyIso: string;
  number: number;
  jobTitle: string;
  baseSalaryFrom: string | null;
  baseSalaryTo: string | null;
};

/** Returns the answers in these drafts' assessments, in the order of the requirements. */
const answersOf = async (
  scope: AgencyScope,
  draftCandidateIds: readonly string[],
): Promise<ReadonlyMap<string, SuitabilityAnswer[]>> => {
  const rows =
    draftCandidateIds.length === 0 || !mayWorkOnDrafts(scope)
      ? []
      : await scope.db
          .selectFrom('draftCandidateAnswer')
          .select(['draftCandidateId', 'requirementId', 'text', 'isMandatory', 'verdict', 'quotation', 'start'])
          .where('draftCandidateId', 'in', draftCandidateIds)
          .where('supplierId', '=', scope.tenantId)
          .orderBy('sort')
          .execute();
  const grouped = Map.groupBy(rows, (row) => row.draftCandidateId);
  return new Map(
    [...grouped].map(([draftCandidateId, all]) => [
      draftCandidateId,
      all.map(({ draftCandidateId: _, ...answer }) => ({
        ...answer,
        weight: requirementWeight(answer),
        points: answerPoints(answer),
      })),
    ]),
  );
};

const feedbackOf = (answers: readonly SuitabilityAnswer[]): string => {
  const of = (isMandatory: boolean) => answers.filter((answer) => answer.isMandatory === isMandatory);
  const met = (all: readonly SuitabilityAnswer[]) => all.filter(({ verdict }) => verdict === 'met').length;
  const [mandatory, desirable] = [of(true), of(false)];
  return copy.feedback({
    met: met(mandatory),
    mandatory: mandatory.length,
    desirableMet: met(desirable),
    desirable: desirable.length,
  });
};

/** Returns the IDs of the submitted drafts whose candidate now has a CV other than the draft's. */
const draftsWithOtherCv = async (
  scope: AgencyScope,
  drafts: readonly DraftCandidateRecord[],
): Promise<ReadonlySet<string>> => {
  const candidateIds = drafts.flatMap(({ candidateId }) => candidateId ?? []);
  if (candidateIds.length === 0) return new Set();
  const cvs = await scope.db
    .selectFrom('candidateDocument')
    .select('id')
    .where('candidateId', 'in', candidateIds)
    .where('supplierId', '=', scope.tenantId)
    .where('kind', '=', 'cv')
    .where('deletedAt', 'is', null)
    .execute();
  const current = new Set(cvs.map(({ id }) => id));
  return new Set(
    drafts
      .filter(({ candidateId, documentId }) => candidateId !== null && !current.has(documentId ?? ''))
      .map(({ id }) => id),
  );
};

const rowOf = (
  scope: AgencyScope,
  draft: DraftCandidateRecord,
  request: Request,
  { answers, hasOtherCv }: { answers: readonly SuitabilityAnswer[]; hasOtherCv: boolean },
): DraftCandidateRow => ({
  draftCandidateId: draft.id,
  firstName: draft.firstName,
  lastName: draft.lastName,
  email: draft.emailAddress,
  currentCountryId: draft.currentCountryId,
  supplierId: draft.supplierId,
  clientId: draft.clientId,
  clientName: request.clientName,
  engagementId: draft.engagementId,
  engagementNumber: request.engagementNumber,
  talentRequestId: draft.talentRequestId,
  talentRequestNumber: request.number,
  jobTitle: request.jobTitle,
  talentRequestCompensation: {
    from: request.baseSalaryFrom,
    to: request.baseSalaryTo,
    currencyIso: request.currencyIso,
  },
  aiAssessmentStatusId: draft.aiStatusId,
  aiAssessmentStatus: lookupValue(aiAssessmentStatuses, draft.aiStatusId),
  hasOtherCv,
  suitabilityScore: mayWorkOnDrafts(scope) ? draft.score : null,
  suitabilityFeedback: answers.length > 0 ? feedbackOf(answers) : null,
  updatedAt: draft.updatedAt.toISOString(),
});

/**
 * Lists the drafts that have not been submitted, in one engagement or in all, latest first; or, with a candidate, the
 * draft that they were submitted from.
 */
export const listDraftCandidates = async (
  scope: AgencyScope,
  { engagementId, talentRequestId, candidateId }: InputOf<typeof listOperation>,
): Promise<HandlerResult<typeof listOperation>> => {
  if (engagementId !== undefined && !(await findEngagement(scope, engagementId))) return notFound();
  const drafts = await scope.db
    .selectFrom('draftCandidate')
    .innerJoin('talentRequest as r', 'r.id', 'draftCandidate.talentRequestId')
    .innerJoin('engagement as e', 'e.id', 'draftCandidate.engagementId')
    .innerJoin('tenant as client', 'client.id', 'draftCandidate.clientId')
    .innerJoin('currency as c', 'c.id', 'e.currencyId')
    .selectAll('draftCandidate')
    .select(['r.number', 'r.jobTitle', 'r.baseSalaryFrom', 'r.baseSalaryTo'])
    .select(['e.number as engagementNumber', 'client.name as clientName', 'c.code as currencyIso'])
    .where('draftCandidate.supplierId', '=', scope.tenantId)
    .where('draftCandidate.candidateId', candidateId === undefined ? 'is' : '=', candidateId ?? null)
    .$if(engagementId !== undefined, (query) => query.where('draftCandidate.engagementId', '=', engagementId ?? ''))
    .$if(engagementId === undefined, (query) => query.limit(maxListedDrafts))
    .$if(talentRequestId !== undefined, (query) =>
      query.where('draftCandidate.talentRequestId', '=', talentRequestId ?? ''),
    )
    .orderBy('draftCandidate.updatedAt', 'desc')
    .orderBy('draftCandidate.id')
    .execute();
  const answers = await answersOf(
    scope,
    drafts.map(({ id }) => id),
  );
  const withOtherCv = await draftsWithOtherCv(scope, drafts);
  return drafts.map((draft) =>
    rowOf(scope, draft, draft, { answers: answers.get(draft.id) ?? [], hasOtherCv: withOtherCv.has(draft.id) }),
  );
};

const runningLink = async (scope: AgencyScope, draftCandidateId: string): Promise<DraftCandidate['checkLink']> => {
  if (!mayWorkOnDrafts(scope)) return null;
  const link = await scope.db
    .selectFrom('checkLink')
    .select(['id', 'expiresAt'])
    .where('draftCandidateId', '=', draftCandidateId)
    .where('supplierId', '=', scope.tenantId)
    .where('revokedAt', 'is', null)
    .where('expiresAt', '>', scope.now)
    .executeTakeFirst();
  return link
    ? { path: pathOfCheckLink(checkLinkToken(link.id, scope.vault.mac)), expiresAt: link.expiresAt.toISOString() }
    : null;
};

/** Returns a draft as the caller sees it. The commands that change a draft also respond with this. */
export const readDraftCandidate = async (
  scope: AgencyScope,
  draftCandidateId: string,
): Promise<DraftCandidate | Refused<'not-found'>> => {
  const draft = await findDraftCandidate(scope, draftCandidateId);
  const submission = draft && (await readSubmission(scope, { talentRequestId: draft.talentRequestId }));
  if (!submission) return notFound();
  if (submission instanceof Refused) return notFound();
  const { talentRequestNumber, can: submissionRights, ...request } = submission;
  const can = draftCandidateRights(scope, draft, submissionRights.submit);
  const answers = (await answersOf(scope, [draft.id])).get(draft.id) ?? [];
  const hasOtherCv = (await draftsWithOtherCv(scope, [draft])).has(draft.id);
  const document = draft.documentId === null ? undefined : await findOwnDocument(scope, draft.documentId);
  return {
    ...rowOf(scope, draft, { ...request, number: talentRequestNumber }, { answers, hasOtherCv }),
    file: document ? toCandidateDocument(document) : null,
    cvDetails:
      document && can.submit.allowed
        ? await readStoredCvDetails(scope, document.id, draft.currentCountryId ?? submission.countryId)
        : null,
    suitability: answers,
    method: draft.method,
    model: draft.model,
    problem: draft.problem,
    candidateId: draft.candidateId,
    checkLink: await runningLink(scope, draft.id),
    can,
  };
};

export const viewDraftCandidate = (
  scope: AgencyScope,
  { draftCandidateId }: InputOf<typeof viewOperation>,
): Promise<HandlerResult<typeof viewOperation>> => readDraftCandidate(scope, draftCandidateId);
