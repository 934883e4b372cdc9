import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import { candidateStatus, candidateStatuses, type CandidateStatusId } from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { ReasonCode } from '#contract/common/reasons/codes.ts';
import { commonReasons, noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import type { FoundApplication } from '#server/applications/public.ts';
import {
  requestOpenForSubmissions,
  type FoundEngagement,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import type { AgencyScope } from '#server/platform/scope/scope.ts';
import { toRight, when } from '#server/platform/policy/right-of.ts';
import { laterStatuses, isWithinUndoWindow } from './rules/transitions.ts';

const { pending, approved, declined, revoked, withdrew, rebid } = applicationStatus;

const permissionReason = (scope: Pick<AgencyScope, 'permissions'>, permission: Permission): Reason[] =>
  when(!scope.permissions.has(permission), commonReasons['no-permission']);

const approvalReason: Readonly<
  Partial<Record<ApplicationStatusId, 'application-pending' | `application-${'declined' | 'revoked' | 'withdrawn'}`>>
> = {
  [pending]: 'application-pending',
  [rebid]: 'application-pending',
  [declined]: 'application-declined',
  [revoked]: 'application-revoked',
  [withdrew]: 'application-withdrawn',
};

const approvalReasons = (statusId: ApplicationStatusId | undefined): Reason[] => {
  if (statusId === undefined) return [candidateReasons['no-application']];
  return when(statusId !== approved, candidateReasons[approvalReason[statusId] ?? 'application-not-approved']);
};

/** Whether the caller may submit a candidate for a talent request now. Source: domain rules D5. */
export const submitRight = (
  { permissions }: Pick<AgencyScope, 'permissions'>,
  place: {
    request: Pick<FoundTalentRequest, 'statusId' | 'cvCap'>;
    engagement: Pick<FoundEngagement, 'status' | 'endedAs'>;
    application: Pick<FoundApplication, 'statusId'> | undefined;
    ownOpenCandidates: number;
  },
): Right => {
  const { request, engagement, application, ownOpenCandidates } = place;
  const unapproved = approvalReasons(application?.statusId);
  // For an undecided application, the reason of a request that waits for an approval would be a repetition.
  const closed = requestOpenForSubmissions(request, engagement).filter(
    ({ code }) => unapproved.length === 0 || code !== 'request-not-available',
  );
  const most = request.cvCap ?? Infinity;
  return toRight([
    ...when(
      !permissions.has('Fulfillment Stage=Submit Candidate'),
      noPermission(candidateReasons['submit-permission']),
    ),
    ...unapproved,
    ...closed,
    ...when(ownOpenCandidates >= most, candidateReasons['cv-cap']({ submitted: ownOpenCandidates, most })),
  ]);
};

const reasonByStatus: Readonly<
  Partial<Record<CandidateStatusId, `candidate-${'hired' | 'rejected' | 'not-selected' | 'withdrawn'}`>>
> = {
  [candidateStatus.hired]: 'candidate-hired',
  [candidateStatus.rejected]: 'candidate-rejected',
  [candidateStatus.notSelected]: 'candidate-not-selected',
  [candidateStatus.withdrew]: 'candidate-withdrawn',
};

/** Why a candidate can't be changed any more; empty while in the running. */
const closedReasons = (statusId: CandidateStatusId): Reason[] => {
  const code = reasonByStatus[statusId];
  return code ? [candidateReasons[code]] : [];
};

interface OwnFacts {
  statusId: CandidateStatusId;
  firstViewedAt: Date | null;
  dateWithdrawn: Date | null;
}
interface PlaceFacts {
  request: Pick<FoundTalentRequest, 'statusId'>;
  engagement: Pick<FoundEngagement, 'status' | 'endedAs' | 'clientName' | 'timeZone'>;
  /** The status of the candidate's application, to decide about a restoration. */
  applicationStatusId?: ApplicationStatusId | undefined;
}

const presentingStatuses: readonly ApplicationStatusId[] = [pending, approved, rebid];

/** A candidate can't be restored in an engagement that the agency has left. */
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

/** The caller's permissions on a candidate of their own agency. */
export const agencyCan = (scope: Pick<AgencyScope, 'permissions' | 'now'>, candidate: OwnFacts, place: PlaceFacts) => {
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

/** Ends that prevent every step; a pause only prevents hires, since candidates stay. Source: domain rules D15. */
const finalCodes: readonly ReasonCode[] = ['engagement-ended', 'request-cancelled', 'request-fulfilled'];
const isFinal = ({ code }: Reason): boolean => finalCodes.includes(code);

/** Whether the employer may move a candidate to a later status. */
export const moveRight = (candidate: ReceivedFacts, place: RequestFacts, toStatusId: CandidateStatusId): Right =>
  toRight([
    ...closedReasons(candidate.statusId),
    ...requestOpenForSubmissions(place.request, place.engagement).filter(
      (reason) => toStatusId === candidateStatus.hired || isFinal(reason),
    ),
  ]);

/** The employer's permissions on a received candidate. */
export const employerCan = (candidate: ReceivedFacts, place: RequestFacts): Record<'reject' | 'unreject', Right> => {
  const closed = requestOpenForSubmissions(place.request, place.engagement);
  return {
    reject: toRight([...closedReasons(candidate.statusId), ...closed.filter(isFinal)]),
    unreject: toRight(
      candidate.statusId === candidateStatus.rejected
        ? closed.filter(({ code }) => code !== 'request-paused')
        : [candidateReasons['not-rejected']],
    ),
  };
};

/** The later statuses of a candidate, and whether the employer may move it there. */
export const allowedMoves = (candidate: ReceivedFacts, place: RequestFacts) =>
  laterStatuses(candidate.statusId).map((candidateStatusId) => ({
    candidateStatusId,
    candidateStatus: lookupValue(candidateStatuses, candidateStatusId),
    right: moveRight(candidate, place, candidateStatusId),
  }));
