import type { InputOf } from '#contract/common/operation.ts';
import { commonRefusals } from '#contract/common/refusal.ts';
import type { changeRequest as operation } from '#contract/engagements/operations/request-changes.ts';
import { salaryRangeError } from '#contract/engagements/operations/request-checks.ts';
import { engagementRefusals } from '#contract/engagements/refusals.ts';
import { missingContractedTimeError, lacksContractedTime } from '#contract/engagements/shapes/lot-rules.ts';
import type { RequestFieldValues } from '#contract/engagements/states.ts';
import type { RequestChange } from '#contract/engagements/shapes/notices.ts';
import { newId } from '#server/platform/db/new-id.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { refuse } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { engagementEvents } from '../events.ts';
import { requestRights } from '../policy.ts';
import { findLotPhases, findLotRules } from '../queries/lot-rules.ts';
import { findPassingAnswers, listQuestions } from '../queries/find-talent-request.ts';
import {
  toStoredPassingAnswer,
  toDisplayedPassingAnswer,
  diffQuestions,
  type CurrentQuestion,
  type QuestionDiff,
} from '../rules/changed-questions.ts';
import { isValidRoleCount, affectsBidBasis, diffRequest } from '../rules/changed-request.ts';
import { insertQuestion } from './add-request.ts';
import { talentRequestEventIds, lockPermittedRequest, type LockedRequest } from './change-request.ts';

type Given = InputOf<typeof operation>;

/** Returns the current questions in the caller's talent request, with their passing answers. */
const currentQuestions = async (scope: ClientScope, talentRequestId: string): Promise<CurrentQuestion[]> => {
  const questions = await listQuestions(scope, [talentRequestId]);
  const passing = await findPassingAnswers(
    scope,
    questions.map(({ id }) => id),
  );
  return questions.map((one) => ({ ...one, passing: toDisplayedPassingAnswer(one.kind, passing.get(one.id)) }));
};

const saveWantedAnswer = async (
  scope: ClientScope,
  { id, question }: { id: string; question: CurrentQuestion | Omit<CurrentQuestion, 'id'> },
): Promise<void> => {
  if (question.passing === '') {
    await scope.db
      .deleteFrom('qualificationPass')
      .where('questionId', '=', id)
      .where('clientId', '=', scope.tenantId)
      .execute();
    return;
  }
  const passing = toStoredPassingAnswer(question);
  await scope.db
    .insertInto('qualificationPass')
    .values({ questionId: id, clientId: scope.tenantId, passing })
    .onConflict((conflict) => conflict.column('questionId').doUpdateSet({ passing }))
    .execute();
};

/** Adds, moves and withdraws questions. An existing answer stays with the question that it answered. */
const saveQuestions = async (scope: ClientScope, talentRequestId: string, after: QuestionDiff): Promise<void> => {
  const questions = () => scope.db.updateTable('qualificationQuestion').where('clientId', '=', scope.tenantId);
  if (after.withdrawn.length > 0)
    await questions().set({ withdrawnAt: scope.now }).where('id', 'in', after.withdrawn).execute();
  for (const { id, sort, question, isWantedNew } of after.unchanged) {
    await questions().set({ sort }).where('id', '=', id).where('sort', '<>', sort).execute();
    if (isWantedNew) await saveWantedAnswer(scope, { id, question });
  }
  for (const one of after.added) await insertQuestion(scope, talentRequestId, one);
};

/**
 * Saves the earlier and new values, and returns the ID by which an event refers to them. Only the employer can see
 * passing answers.
 */
export const saveRequestChanges = async (
  scope: ClientScope,
  { request }: Pick<LockedRequest, 'request'>,
  changes: readonly RequestChange[],
): Promise<string> => {
  const changeId = newId();
  await scope.db
    .insertInto('talentRequestChange')
    .values(
      changes.map((change, at) => ({
        ...change,
        id: newId(),
        changeId,
        talentRequestId: request.id,
        engagementId: request.engagementId,
        clientId: request.clientId,
        sort: at + 1,
        publishedAt: change.field === 'wanted' ? null : scope.now,
      })),
    )
    .execute();
  return changeId;
};

const write = (scope: ClientScope, { request }: LockedRequest, set: Partial<RequestFieldValues>, version: number) =>
  scope.db
    .updateTable('talentRequest')
    .set({ ...set, version })
    .where('id', '=', request.id)
    .where('clientId', '=', scope.tenantId)
    .execute();

/** Returns the refusal for invalid values in a change that is otherwise allowed; undefined if they are valid. */
const refuseValues = async (
  scope: ClientScope,
  locked: LockedRequest,
  { set, changes }: ReturnType<typeof diffRequest>,
  after: QuestionDiff | undefined,
) => {
  const { request } = locked;
  const lot = (await findLotPhases(scope, [request.id])).get(request.id);
  const basis = requestRights({ ...locked, lot }, scope.now).changeBasis;
  if (!basis.allowed && affectsBidBasis(changes)) {
    return refuse(engagementRefusals['basis-settled'], { reasons: basis.reasons });
  }
  if (set.noOfRoles !== undefined && !isValidRoleCount(request, set.noOfRoles)) {
    const refusal = engagementRefusals['roles-filled-already'];
    return refuse(refusal, { fields: [{ field: 'noOfRoles', message: refusal.message }] });
  }
  const salary = salaryRangeError({ ...request, ...set });
  if (salary) return refuse(commonRefusals['invalid-input'], { fields: [salary] });
  if (set.contractedUnits === null) {
    const rules = (await findLotRules(scope, [request.id])).get(request.id);
    if (lacksContractedTime(rules?.bidMethodId ?? null, set.contractedUnits)) {
      const fields = [{ field: 'contractedUnits', message: missingContractedTimeError.error() }];
      return refuse(commonRefusals['invalid-input'], { fields });
    }
  }
  if (after?.unknownAt === undefined) return undefined;
  const refusal = engagementRefusals['question-not-asked'];
  return refuse(refusal, {
    fields: [{ field: `questions.${String(after.unknownAt)}.questionId`, message: refusal.message }],
  });
};

/**
 * Changes the fields and questions of an employer's published talent request. Candidates and their answers are not
 * changed. Agencies that still take part are notified, with the earlier values. Source: decision 0029.
 */
export const editRequest = async (
  scope: ClientScope,
  { talentRequestId, version, questions, ...given }: Given,
): Promise<HandlerResult<typeof operation>> => {
  const { locked, refused } = await lockPermittedRequest(
    scope,
    talentRequestId,
    (found) => requestRights(found, scope.now).change,
  );
  if (refused) return refused;
  const { request, engagement } = locked;
  if (version !== request.version) return refuse(engagementRefusals['request-changed-meanwhile']);
  const diff = diffRequest(request, given);
  const after = questions && diffQuestions(await currentQuestions(scope, request.id), questions);
  const refusal = await refuseValues(scope, locked, diff, after);
  if (refusal) return refusal;
  if (after) await saveQuestions(scope, request.id, after);
  const changes = [...diff.changes, ...(after?.changes ?? [])];
  const changed = [...new Set(changes.map(({ field }) => field))];
  const outcome = { talentRequestId, engagementId: engagement.id, changed };
  if (changes.length === 0) return { ...outcome, version };
  await write(scope, locked, diff.set, version + 1);
  const changeId = await saveRequestChanges(scope, locked, changes);
  const what = changed.filter((field) => field !== 'wanted').join(',');
  if (what !== '') {
    await scope.emit({
      kind: engagementEvents.requestChanged,
      ...talentRequestEventIds(locked),
      data: { changeId, what },
    });
  }
  if (changed.includes('wanted')) {
    const data = { changeId, isOwnAffair: true as const };
    await scope.emit({ kind: engagementEvents.wantedChanged, ...talentRequestEventIds(locked), data });
  }
  return { ...outcome, version: version + 1 };
};

/**
 * Saves a locked talent request's contracted time, which is needed to compute its fee. Agencies are notified, as they
 * are of any other change.
 */
export const saveContractedTime = async (
  scope: ClientScope,
  locked: LockedRequest,
  contractedUnits: string,
): Promise<void> => {
  const { set, changes } = diffRequest(locked.request, { contractedUnits });
  if (changes.length === 0) return;
  await write(scope, locked, set, locked.request.version + 1);
  const data = { changeId: await saveRequestChanges(scope, locked, changes), what: 'contractedUnits' };
  await scope.emit({ kind: engagementEvents.requestChanged, ...talentRequestEventIds(locked), data });
};
