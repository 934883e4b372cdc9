import type { listReceivedCandidates as operation } from '#contract/candidates/operations/employer.ts';
import type { ReceivedCandidate } from '#contract/candidates/shapes.ts';
import { candidateStatus, candidateStatusOrder } from '#contract/candidates/states.ts';
import type { InputOf } from '#contract/common/operation.ts';
import { findEngagement, listEngagementRequests } from '#server/engagements/public.ts';
import type { HandlerResult } from '#server/platform/http/handler.ts';
import { notFound } from '#server/platform/problems/refused.ts';
import type { ClientScope } from '#server/platform/scope/scope.ts';
import { employerCandidateRights, movesWithRights, salaryRevisionRights, rightToUndoMove } from '../policy.ts';
import { readCandidateDetails, toCandidateListFields, toRequestSummary } from './candidate-details.ts';
import { findCandidate, type FoundCandidate } from './find-candidate.ts';
import { isCandidateListed } from './own-candidates.ts';
import { listOpenRevisions } from './salary-revisions.ts';
import { toSupplier } from './supplier.ts';
import { listUndoableMoves } from './undoable-moves.ts';

/** Returns a candidate as the employer sees it, with the employer's rights. */
export const receivedCandidateView = async (scope: ClientScope, found: FoundCandidate): Promise<ReceivedCandidate> => {
  const { candidate } = found;
  const lastMove = (await listUndoableMoves(scope, { candidateId: candidate.id })).get(candidate.id);
  return {
    ...(await readCandidateDetails(scope, found)),
    moves: movesWithRights(candidate, found),
    can: {
      ...employerCandidateRights(candidate, found),
      undoMove: rightToUndoMove(candidate, { ...found, lastMove }),
      ...salaryRevisionRights(scope, candidate, found),
    },
  };
};

/** Returns the employer's view of a candidate after a command. */
export const reloadReceivedCandidate = async (scope: ClientScope, candidateId: string): Promise<ReceivedCandidate> => {
  const found = await findCandidate(scope, candidateId);
  if (!found) throw new Error('A candidate that was just written is gone.');
  return receivedCandidateView(scope, found);
};

export const listReceivedCandidates = async (
  scope: ClientScope,
  input: InputOf<typeof operation>,
): Promise<HandlerResult<typeof operation>> => {
  const engagement = await findEngagement(scope, input.engagementId);
  if (!engagement) return notFound();
  const all = await listEngagementRequests(scope, engagement.id);
  const requests = all.filter((request) => input.talentRequestId === undefined || request.id === input.talentRequestId);
  if (input.talentRequestId !== undefined && requests.length === 0) return notFound();
  const rows = await scope.db
    .selectFrom('candidate')
    .selectAll()
    .where('clientId', '=', scope.tenantId)
    .where('engagementId', '=', engagement.id)
    .where('statusId', '!=', candidateStatus.withdrew)
    .orderBy('dateSubmitted', 'desc')
    .orderBy('id', 'desc')
    .execute();
  const lastMoves = await listUndoableMoves(scope, { engagementId: engagement.id });
  const revisions = await listOpenRevisions(scope, engagement.id);
  return {
    engagementId: engagement.id,
    talentRequests: requests.map((request) => ({
      ...toRequestSummary(request),
      candidates: rows
        .filter((row) => row.talentRequestId === request.id && isCandidateListed(row, request))
        .toSorted(
          (one, other) => candidateStatusOrder.indexOf(one.statusId) - candidateStatusOrder.indexOf(other.statusId),
        )
        .map((row) => ({
          ...toCandidateListFields(row, engagement.currencyCode),
          supplier: toSupplier(row),
          isCandidateQualified: row.isQualified,
          isNew: row.statusId === candidateStatus.pending && row.firstViewedAt === null,
          moves: movesWithRights(row, { request, engagement, openRevision: revisions.get(row.id) }),
          can: {
            ...employerCandidateRights(row, { request, engagement }),
            undoMove: rightToUndoMove(row, { request, engagement, lastMove: lastMoves.get(row.id) }),
          },
        })),
    })),
  };
};
