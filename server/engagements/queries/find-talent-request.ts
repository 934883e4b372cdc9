import type { Selectable } from 'kysely';
import type { Scope } from '#server/platform/scope/scope.ts';
import type { EngagementTables } from '../tables.ts';

export type FoundTalentRequest = Selectable<EngagementTables['talentRequest']>;
export type FoundQuestion = Selectable<EngagementTables['qualificationQuestion']>;

const talentRequests = (scope: Scope) => {
  const all = scope.db.selectFrom('talentRequest').selectAll();
  if (scope.side === 'agency') return all.where('publishedAt', 'is not', null);
  if (scope.side === 'client') return all.where('clientId', '=', scope.tenantId);
  return all;
};

/** A talent request that the caller may see. */
export const findTalentRequest = (scope: Scope, talentRequestId: string): Promise<FoundTalentRequest | undefined> =>
  talentRequests(scope).where('id', '=', talentRequestId).executeTakeFirst();

/** The talent requests of an engagement that the caller may see, by number. */
export const talentRequestsOf = (scope: Scope, engagementId: string): Promise<FoundTalentRequest[]> =>
  talentRequests(scope).where('engagementId', '=', engagementId).orderBy('number').execute();

/** The qualification questions of talent requests that the caller may see, in their order; never what passes. */
export const questionsOf = async (scope: Scope, talentRequestIds: readonly string[]): Promise<FoundQuestion[]> => {
  if (talentRequestIds.length === 0) return [];
  const all = scope.db
    .selectFrom('qualificationQuestion')
    .selectAll()
    .where('talentRequestId', 'in', talentRequestIds)
    .orderBy('sort');
  if (scope.side === 'agency') return all.where('publishedAt', 'is not', null).execute();
  if (scope.side === 'client') return all.where('clientId', '=', scope.tenantId).execute();
  return all.execute();
};
