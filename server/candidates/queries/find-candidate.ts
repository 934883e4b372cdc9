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

/** A candidate with its talent request and engagement. */
export interface FoundCandidate {
  candidate: CandidateRow;
  request: FoundTalentRequest;
  engagement: FoundEngagement;
}

type PartyScope = AgencyScope | ClientScope;

/** The caller's candidates: submitted ones for an agency, received and not withdrawn ones for an employer. */
const candidates = (scope: PartyScope) => {
  const all = scope.db.selectFrom('candidate').selectAll();
  return scope.side === 'agency'
    ? all.where('supplierId', '=', scope.tenantId)
    : all.where('clientId', '=', scope.tenantId).where('statusId', '!=', candidateStatus.withdrew);
};

/** A candidate that the caller may see; undefined if it does not exist or is not visible. */
export const findCandidate = async (scope: PartyScope, candidateId: string): Promise<FoundCandidate | undefined> => {
  const candidate = await candidates(scope).where('id', '=', candidateId).executeTakeFirst();
  if (!candidate) return undefined;
  const request = await findTalentRequest(scope, candidate.talentRequestId);
  const engagement = request && (await findEngagement(scope, request.engagementId));
  return engagement && { candidate, request, engagement };
};

/**
 * Locks a candidate after its talent request and application, the usual order, and reads it after that; undefined as
 * above.
 */
export const lockCandidate = async (scope: PartyScope, candidateId: string): Promise<FoundCandidate | undefined> => {
  const found = await candidates(scope).where('id', '=', candidateId).executeTakeFirst();
  const locked = found && (await lockTalentRequest(scope, found.talentRequestId));
  if (!locked) return undefined;
  // The withdrawal of an application locks its candidates after it, and board rows before them.
  if (scope.side === 'agency') {
    await scope.db
      .selectFrom('application')
      .select('id')
      .where('id', '=', found.applicationId)
      .where('supplierId', '=', scope.tenantId)
      .forKeyShare()
      .execute();
  }
  // An erased candidate is never changed again.
  const candidate = await candidates(scope)
    .where('id', '=', candidateId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return candidate && { candidate, ...locked };
};
