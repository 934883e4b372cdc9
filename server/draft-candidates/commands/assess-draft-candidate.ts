import { createHash } from 'node:crypto';
import { suitabilityScoreOf } from '#contract/draft-candidates/rules.ts';
import { aiAssessmentStatus, type AssessmentProblem, type Verdict } from '#contract/draft-candidates/states.ts';
import { listQuestions } from '#server/engagements/public.ts';
import type { ChatModel, ModelAnswer } from '#server/platform/ai/chat-model.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { SystemScope } from '#server/platform/scope/scope.ts';
import { draftCandidateEvents } from '../events.ts';
import type { DraftCandidateRecord } from '../queries/find-draft-candidate.ts';
import { isAssessmentEnabled } from '../queries/read-ai-access.ts';
import { findQuotation } from '../rules/find-quotation.ts';
import { assessByTerms } from '../rules/match-terms.ts';
import {
  modelAnswerSchema,
  modelInstructions,
  modelInputData,
  parseModelAnswers,
  type ParsedModelAnswer,
} from '../rules/model-question.ts';
import { readCvDetails } from '#server/platform/files/parser/cv-details.ts';
import { redactDocument } from '../rules/redact-document.ts';
import { draftEventIds } from './request-assessment.ts';

/**
 * The length of a claim in milliseconds, longer than any model call. An older claim was left behind by a process that
 * has stopped.
 */
const claimMs = 180_000;

interface Requirement {
  readonly requirementId: string;
  readonly text: string;
  readonly isMandatory: boolean;
}

/** A draft that this process is assessing. */
export interface ClaimedDraft {
  readonly draft: DraftCandidateRecord;
  readonly document: string;
  readonly requirements: readonly Requirement[];
  /** The reason why the draft can't be assessed. */
  readonly problem: AssessmentProblem | undefined;
}

interface Answer extends Requirement {
  readonly verdict: Verdict;
  readonly quotation: string | null;
  readonly start: number | null;
}

export interface DraftAssessment {
  readonly result: { readonly answers: readonly Answer[] } | { readonly problem: AssessmentProblem };
  /** The model call to log; absent if terms were compared without a model. */
  readonly call?: { readonly model: string; readonly inputHash: string; readonly answer: ModelAnswer };
}

/**
 * Returns a talent request's requirements: the employer's questions about every candidate. Questions with a free-text
 * answer are left out, because no particular answer to them is expected.
 */
const requirementsOf = async (scope: SystemScope, talentRequestId: string): Promise<Requirement[]> =>
  (await listQuestions(scope, [talentRequestId]))
    .filter(({ kind, publishedAt }) => kind !== 'text' && publishedAt !== null)
    .map(({ id, text, options, isMandatory }) => ({
      requirementId: id,
      text: options.length > 0 ? `${text} (${options.join(', ')})` : text,
      isMandatory,
    }));

/** Claims the oldest draft that awaits assessment; undefined if there is none. */
export const claimDraftToAssess = async (scope: SystemScope): Promise<ClaimedDraft | undefined> => {
  const draft = await scope.db
    .updateTable('draftCandidate')
    .set({ claimedUntil: new Date(scope.now.getTime() + claimMs) })
    .where('id', '=', (eb) =>
      eb
        .selectFrom('draftCandidate as waiting')
        .select('waiting.id')
        .where('waiting.aiStatusId', '=', aiAssessmentStatus.inProgress)
        .where((or) => or.or([or('waiting.claimedUntil', 'is', null), or('waiting.claimedUntil', '<', scope.now)]))
        .orderBy('waiting.updatedAt')
        .limit(1)
        .forUpdate()
        .skipLocked(),
    )
    .returningAll()
    .executeTakeFirst();
  if (!draft) return undefined;
  const document =
    draft.documentId === null
      ? undefined
      : await scope.db
          .selectFrom('candidateDocument')
          .select('textContent')
          .where('id', '=', draft.documentId)
          .executeTakeFirst();
  const text = document?.textContent ?? '';
  const requirements = await requirementsOf(scope, draft.talentRequestId);
  const problem = !(await isAssessmentEnabled(scope, draft.supplierId))
    ? 'switched-off'
    : text.trim() === ''
      ? 'no-text'
      : requirements.length === 0
        ? 'no-requirements'
        : undefined;
  return { draft, document: text, requirements, problem };
};

/**
 * Accepts an answer only with a quotation that occurs in the document, whatever the model claims. Source: domain rules
 * D23.
 */
const proven = (document: string, requirement: Requirement, given: ParsedModelAnswer | undefined): Answer => {
  const found =
    given === undefined || given.verdict === 'not_found' ? undefined : findQuotation(document, given.quotation);
  return found && given
    ? { ...requirement, verdict: given.verdict, ...found }
    : { ...requirement, verdict: 'not_found', quotation: null, start: null };
};

/**
 * Assesses a draft against the requirements, with the model if one is configured. Runs outside any transaction, since a
 * model may take two minutes.
 */
export const assessDraft = async (
  { draft, document, requirements, problem }: ClaimedDraft,
  model: ChatModel | undefined,
): Promise<DraftAssessment> => {
  if (problem) return { result: { problem } };
  if (!model) {
    return {
      result: {
        answers: requirements.map((one) => proven(document, one, assessByTerms(one.text, document))),
      },
    };
  }
  const data = modelInputData(requirements, redactDocument(document, draft, readCvDetails(document)));
  const answer = await model.ask({ instructions: modelInstructions, data, schema: modelAnswerSchema });
  const call = { model: model.name, inputHash: createHash('sha256').update(data).digest('hex'), answer };
  if ('problem' in answer.outcome) return { result: answer.outcome, call };
  const given = parseModelAnswers(answer.outcome.text, requirements.length);
  if (!given) return { result: { problem: 'model-unusable' }, call };
  return { result: { answers: requirements.map((one, at) => proven(document, one, given.get(at))) }, call };
};

const unavailable: readonly AssessmentProblem[] = ['no-text', 'no-requirements', 'switched-off'];

const logCall = async (
  scope: SystemScope,
  { id, supplierId, askedBy }: DraftCandidateRecord,
  { result, call }: DraftAssessment,
): Promise<void> => {
  if (!call) return;
  const { version, inputTokens, outputTokens } = call.answer;
  await scope.db
    .insertInto('modelCall')
    .values({
      id: newId(),
      draftCandidateId: id,
      supplierId,
      userId: askedBy,
      at: scope.now,
      model: call.model,
      version,
      inputHash: call.inputHash,
      inputTokens,
      outputTokens,
      problem: 'problem' in result ? result.problem : null,
    })
    .execute();
};

/**
 * Stores an assessment and logs its model call, made for the user who had requested it when the draft was claimed. The
 * result is dropped if another assessment was requested in the meantime.
 */
export const storeAssessment = async (
  scope: SystemScope,
  { draft: claimed }: Pick<ClaimedDraft, 'draft'>,
  assessment: DraftAssessment,
): Promise<void> => {
  const { id: draftCandidateId, run } = claimed;
  const draft = await scope.db
    .selectFrom('draftCandidate')
    .selectAll()
    .where('id', '=', draftCandidateId)
    .forUpdate()
    .executeTakeFirst();
  // The log belongs to the draft, so discarding the draft also deletes its calls (decision 0190).
  if (!draft) return;
  await logCall(scope, claimed, assessment);
  if (draft.run !== run || draft.aiStatusId !== aiAssessmentStatus.inProgress) return;
  const { result, call } = assessment;
  if ('problem' in result) {
    const { problem } = result;
    await scope.db
      .updateTable('draftCandidate')
      .set({
        aiStatusId: unavailable.includes(problem) ? aiAssessmentStatus.notAvailable : aiAssessmentStatus.failed,
        problem,
        claimedUntil: null,
      })
      .where('id', '=', draft.id)
      .execute();
  } else {
    await scope.db
      .insertInto('draftCandidateAnswer')
      .values(
        result.answers.map((answer, sort) => ({ ...answer, sort, draftCandidateId, supplierId: draft.supplierId })),
      )
      .execute();
    await scope.db
      .updateTable('draftCandidate')
      .set({
        aiStatusId: aiAssessmentStatus.completed,
        score: suitabilityScoreOf(result.answers),
        method: call ? 'model' : 'terms',
        model: call?.model ?? null,
        claimedUntil: null,
      })
      .where('id', '=', draft.id)
      .execute();
  }
  await scope.emit({ kind: draftCandidateEvents.assessed, ...draftEventIds(draft) });
};
