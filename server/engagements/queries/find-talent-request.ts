import type { Selectable } from 'kysely';
import type { ClientScope, Scope } from '#server/platform/scope/scope.ts';
import { effectiveRequest } from '../rules/pause-clock.ts';
import type { EngagementTables } from '../tables.ts';

export type FoundTalentRequest = Selectable<EngagementTables['talentRequest']>;
export type FoundQuestion = Selectable<EngagementTables['qualificationQuestion']>;

const talentRequests = (scope: Scope) => {
  const all = scope.db.selectFrom('talentRequest').selectAll();
  if (scope.side === 'agency') return all.where('publishedAt', 'is not', null);
  if (scope.side === 'client') return all.where('clientId', '=', scope.tenantId);
  return all;
};

const asOfNow = (scope: Scope, found: readonly FoundTalentRequest[]): FoundTalentRequest[] =>
  found.map((one) => effectiveRequest(one, scope.now));

/** Finds a talent request visible to the caller, in its current state. */
export const findTalentRequest = async (
  scope: Scope,
  talentRequestId: string,
): Promise<FoundTalentRequest | undefined> => {
  const found = await talentRequests(scope).where('id', '=', talentRequestId).executeTakeFirst();
  return found && effectiveRequest(found, scope.now);
};

/** Finds the given talent requests that the caller can see, ordered by number. */
export const findTalentRequests = async (scope: Scope, ids: readonly string[]): Promise<FoundTalentRequest[]> =>
  ids.length === 0
    ? []
    : asOfNow(scope, await talentRequests(scope).where('id', 'in', ids).orderBy('number').execute());

/** Lists the talent requests in an engagement that the caller can see, ordered by number. */
export const listEngagementRequests = async (scope: Scope, engagementId: string): Promise<FoundTalentRequest[]> =>
  asOfNow(scope, await talentRequests(scope).where('engagementId', '=', engagementId).orderBy('number').execute());

/** Lists the questions in the given talent requests that the caller can see, without the passing answers. */
export const listQuestions = async (scope: Scope, talentRequestIds: readonly string[]): Promise<FoundQuestion[]> => {
  if (talentRequestIds.length === 0) return [];
  const all = scope.db
    .selectFrom('qualificationQuestion')
    .selectAll()
    .where('talentRequestId', 'in', talentRequestIds)
    .where('withdrawnAt', 'is', null)
    .orderBy('sort');
  if (scope.side === 'agency') return all.where('publishedAt', 'is not', null).execute();
  if (scope.side === 'client') return all.where('clientId', '=', scope.tenantId).execute();
  return all.execute();
};

/** Finds the passing answers to the employer's own questions, in stored form. No other scope can see them. */
export const findPassingAnswers = async (
  scope: ClientScope,
  questionIds: readonly string[],
): Promise<ReadonlyMap<string, string>> => {
  if (questionIds.length === 0) return new Map();
  const rows = await scope.db
    .selectFrom('qualificationPass')
    .select(['questionId', 'passing'])
    .where('clientId', '=', scope.tenantId)
    .where('questionId', 'in', questionIds)
    .execute();
  return new Map(rows.map((row) => [row.questionId, row.passing]));
};
