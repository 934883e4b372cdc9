import type { Selectable } from 'kysely';
import type { Database } from '#server/database.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';

export type DraftCandidateRecord = Selectable<Database['draftCandidate']>;

const own = (scope: AgencyScope, draftCandidateId: string) =>
  scope.db
    .selectFrom('draftCandidate')
    .selectAll()
    .where('id', '=', draftCandidateId)
    .where('supplierId', '=', scope.tenantId);

/** Finds a draft candidate of the caller's agency; undefined if there is none. */
export const findDraftCandidate = (
  scope: AgencyScope,
  draftCandidateId: string,
): Promise<DraftCandidateRecord | undefined> => own(scope, draftCandidateId).executeTakeFirst();

/** Finds and locks a draft candidate. Commands lock it before anything else. */
export const lockDraftCandidate = (
  scope: AgencyScope,
  draftCandidateId: string,
): Promise<DraftCandidateRecord | undefined> => own(scope, draftCandidateId).forUpdate().executeTakeFirst();
