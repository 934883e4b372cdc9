import type { Selectable } from 'kysely';
import { candidateStatus } from '#contract/candidates/states.ts';
import type { Database } from '#server/database.ts';
import {
  findEngagement,
  findTalentRequest,
  lockTalentRequest,
  type FoundEngagement,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';

export type CandidateRow = Selectable<Database['candidate']>;

/** A candidate with the talent request and the engagement that it is in. */
export interface FoundCandidate {
  candidate: CandidateRow;
  request: FoundTalentRequest;
  engagement: FoundEngagement;
}

type PartyScope = AgencyScope | ClientScope;

/** An agency has the candidates it submitted; an employer those it received, while they are not withdrawn. */
const candidates = (scope: PartyScope) => {
  const all = scope.db.selectFrom('candidate').selectAll();
  return scope.side === 'agency'
    ? all.where('supplierId', '=', scope.tenantId)
    : all.where('clientId', '=', scope.tenantId).where('statusId', '!=', candidateStatus.withdrew);
};

/** A candidate that the caller may see; undefined when there is none of this id, or it is not theirs to see. */
export const findCandidate = async (scope: PartyScope, candidateId: string): Promise<FoundCandidate | undefined> => {
  const candidate = await candidates(scope).where('id', '=', candidateId).executeTakeFirst();
  if (!candidate) return undefined;
  const request = await findTalentRequest(scope, candidate.talentRequestId);
  const engagement = request && (await findEngagement(scope, request.engagementId));
  return engagement && { candidate, request, engagement };
};

/**
 * Locks a candidate after its talent request and its application, in the order that everything locks in, and reads it
 * then; undefined as above.
 */
export const lockCandidate = async (scope: PartyScope, candidateId: string): Promise<FoundCandidate | undefined> => {
  const found = await candidates(scope).where('id', '=', candidateId).executeTakeFirst();
  const locked = found && (await lockTalentRequest(scope, found.talentRequestId));
  if (!locked) return undefined;
  // Whoever withdraws the application has its candidates after it, and the board's row before them.
  if (scope.side === 'agency') {
    await scope.db
      .selectFrom('application')
      .select('id')
      .where('id', '=', found.applicationId)
      .where('supplierId', '=', scope.tenantId)
      .forKeyShare()
      .execute();
  }
  // Of somebody who was erased nothing is ever changed again.
  const candidate = await candidates(scope)
    .where('id', '=', candidateId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return candidate && { candidate, ...locked };
};
