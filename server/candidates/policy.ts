import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateStatus, candidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Permission } from '#contract/common/permissions.ts';
import { commonReasons } from '#contract/common/reasons/common-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import type { FoundApplication } from '#server/applications/public.ts';
import {
  requestOpenForSubmissions,
  type FoundEngagement,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toRight } from '#server/platform/policy/right-of.ts';
import { moveGates, rejectGates, unrejectGates } from './rules/move-gates.ts';
import { submissionGates } from './rules/submission-gates.ts';
import { closedReasons, laterStatuses, isWithinUndoWindow } from './rules/transitions.ts';

const permissionReason = (scope: AgencyScope, permission: Permission): Reason[] =>
  scope.permissions.has(permission) ? [] : [commonReasons['no-permission']];

/** The fee that a hire of this agency brings: what its application says, else what the engagement says. */
export const feeTermsOf = (
  application: Pick<FoundApplication, 'feeTypeId' | 'feePercent' | 'feeAmount'> | undefined,
  engagement: Pick<FoundEngagement, 'feeTypeId' | 'feePercent' | 'feeAmount'>,
): { feeTypeId: number; feePercent: string | null; feeAmount: string | null } => {
  const { feeTypeId, feePercent, feeAmount } = application?.feeTypeId ? application : engagement;
  return { feeTypeId: feeTypeId ?? engagement.feeTypeId, feePercent, feeAmount };
};

/** Whether the caller may submit a candidate for a talent request now. */
export const submitRight = (
  scope: AgencyScope,
  place: {
    request: FoundTalentRequest;
    engagement: FoundEngagement;
    application: FoundApplication | undefined;
    ownOpenCandidates: number;
  },
): Right => {
  const { request, engagement, application, ownOpenCandidates } = place;
  return toRight(
    submissionGates({
      requestReasons: requestOpenForSubmissions(request, engagement),
      application,
      hasPermission: scope.permissions.has('Fulfillment Stage=Submit Candidate'),
      cvCap: request.cvCap,
      ownOpenCandidates,
    }),
  );
};

interface OwnFacts {
  statusId: CandidateStatusId;
  firstViewedAt: Date | null;
  dateWithdrawn: Date | null;
}
interface PlaceFacts {
  request: Pick<FoundTalentRequest, 'statusId'>;
  engagement: Pick<FoundEngagement, 'status' | 'endedAs' | 'clientName' | 'timeZone'>;
  /** How the application stands that presents the candidate, for whoever asks about coming back. */
  applicationStatusId?: ApplicationStatusId | undefined;
}

const { pending, approved, rebid } = applicationStatus;
const presentingStatuses: readonly ApplicationStatusId[] = [pending, approved, rebid];

/** Nobody comes back into an engagement that the agency is no longer in. */
const applicationReasons = (statusId: ApplicationStatusId | undefined): Reason[] =>
  statusId === undefined || presentingStatuses.includes(statusId) ? [] : [candidateReasons['application-closed']];

const cvReasons = (candidate: OwnFacts, { engagement }: PlaceFacts): Reason[] => {
  const closed = closedReasons(candidate.statusId);
  if (closed.length > 0) return closed;
  const { clientName } = engagement;
  if (candidate.firstViewedAt) return [candidateReasons['cv-opened']({ clientName })];
  return candidate.statusId === candidateStatus.pending ? [] : [candidateReasons['cv-judged']({ clientName })];
};

const undoReasons = (candidate: OwnFacts, place: PlaceFacts, now: Date): Reason[] => {
  if (candidate.statusId !== candidateStatus.withdrew) {
    return [candidateReasons['not-withdrawn']];
  }
  if (!isWithinUndoWindow(candidate.dateWithdrawn, now)) {
    return [commonReasons['undo-passed']];
  }
  const closed = requestOpenForSubmissions(place.request, place.engagement);
  return [
    ...applicationReasons(place.applicationStatusId),
    ...closed.filter((reason) => reason.code !== 'request-paused'),
  ];
};

/** What the caller may do with a candidate of their own agency. */
export const agencyCan = (scope: AgencyScope, candidate: OwnFacts, place: PlaceFacts) => {
  const closed = closedReasons(candidate.statusId);
  const may = (permission: Permission, reasons: readonly Reason[]): Right =>
    toRight([...permissionReason(scope, permission), ...reasons]);
  return {
    edit: may('Fulfillment Stage=Edit Candidate Details', closed),
    withdraw: may('Fulfillment Stage=Submit Candidate', closed),
    undoWithdraw: may('Fulfillment Stage=Submit Candidate', undoReasons(candidate, place, scope.now)),
    replaceCv: may('Fulfillment Stage=Upload Document', cvReasons(candidate, place)),
    changeDocuments: may('Fulfillment Stage=Upload Document', closed),
  };
};

interface ReceivedFacts {
  statusId: CandidateStatusId;
}
type RequestFacts = Pick<PlaceFacts, 'request'> & { engagement: Pick<FoundEngagement, 'status' | 'endedAs'> };

const gateFacts = (candidate: ReceivedFacts, { request, engagement }: RequestFacts) => ({
  statusId: candidate.statusId,
  requestReasons: requestOpenForSubmissions(request, engagement),
});

/** Whether the employer may move a candidate to a later status. */
export const moveRight = (candidate: ReceivedFacts, place: RequestFacts, toStatusId: CandidateStatusId): Right =>
  toRight(moveGates(gateFacts(candidate, place), toStatusId));

/** What the employer may do with a candidate that it has received. */
export const employerCan = (candidate: ReceivedFacts, place: RequestFacts) => ({
  reject: toRight(rejectGates(gateFacts(candidate, place))),
  unreject: toRight(unrejectGates(gateFacts(candidate, place))),
});

/** The later statuses of a candidate, and whether the employer may move it there. */
export const allowedMoves = (candidate: ReceivedFacts, place: RequestFacts) =>
  laterStatuses(candidate.statusId).map((candidateStatusId) => ({
    candidateStatusId,
    candidateStatus: lookupValue(candidateStatuses, candidateStatusId),
    right: moveRight(candidate, place, candidateStatusId),
  }));
