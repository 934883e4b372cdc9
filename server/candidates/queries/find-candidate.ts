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
import { findOpenRevision, type SalaryRevisionRow } from './salary-revisions.ts';

export type CandidateRow = Selectable<Database['candidate']>;

/** A candidate with its talent request and engagement. */
export interface FoundCandidate {
  candidate: CandidateRow;
  request: FoundTalentRequest;
  engagement: FoundEngagement;
  openRevision: SalaryRevisionRow | undefined;
}

/** Whether the employer that received a candidate still sees them. `candidates` selects by the same rule. */
export const isVisibleToClient = ({ statusId }: Pick<CandidateRow, 'statusId'>): boolean =>
  statusId !== candidateStatus.withdrew;

type PartyScope = AgencyScope | ClientScope;

/**
 * Selects the candidates that an agency submitted or, for an employer, those it received and that weren't withdrawn.
 */
const candidates = (scope: PartyScope) => {
  const all = scope.db.selectFrom('candidate').selectAll();
  return scope.side === 'agency'
    ? all.where('supplierId', '=', scope.tenantId)
    : all.where('clientId', '=', scope.tenantId).where('statusId', '!=', candidateStatus.withdrew);
};

/** Finds a candidate visible to the caller; undefined if there is none. */
export const findCandidate = async (scope: PartyScope, candidateId: string): Promise<FoundCandidate | undefined> => {
  const candidate = await candidates(scope).where('id', '=', candidateId).executeTakeFirst();
  if (!candidate) return undefined;
  const request = await findTalentRequest(scope, candidate.talentRequestId);
  const engagement = request && (await findEngagement(scope, request.engagementId));
  return engagement && { candidate, request, engagement, openRevision: await findOpenRevision(scope, candidateId) };
};

/**
 * Locks a candidate after its talent request and application, in the general lock order, then reads it; undefined if
 * the caller can't see it.
 */
export const lockCandidate = async (scope: PartyScope, candidateId: string): Promise<FoundCandidate | undefined> => {
  const found = await candidates(scope).where('id', '=', candidateId).executeTakeFirst();
  const locked = found && (await lockTalentRequest(scope, found.talentRequestId));
  if (!locked) return undefined;
  // Locks in the same order as a withdrawal: the application first, then the board row and the candidates.
  if (scope.side === 'agency') {
    await scope.db
      .selectFrom('application')
      .select('id')
      .where('id', '=', found.applicationId)
      .where('supplierId', '=', scope.tenantId)
      .forKeyShare()
      .execute();
  }
  // An erased candidate never changes again.
  const candidate = await candidates(scope)
    .where('id', '=', candidateId)
    .where('erasedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
  return candidate && { candidate, ...locked, openRevision: await findOpenRevision(scope, candidateId) };
};
