import { sql } from 'kysely';
import type { CandidateStatusId } from '#contract/candidates/states.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

interface ListedCandidate {
  id: string;
  supplierId: string;
  engagementId: string;
  talentRequestId: string;
  statusId: CandidateStatusId;
}

/** Selects the agency's candidates that lists show and count, as the database view defines them. */
export const selectListedCandidates = (scope: AgencyScope) =>
  scope.db.selectFrom(sql<ListedCandidate>`app.listed_candidate`.as('k')).where('k.supplierId', '=', scope.tenantId);
