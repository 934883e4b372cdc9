import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import { candidateReasons } from '#contract/candidates/reasons.ts';
import {
  candidateStatus,
  candidateStatuses,
  openCandidateStatuses,
  type CandidateStatusId,
} from '#contract/candidates/states.ts';
import { lookupValue } from '#contract/common/lookup.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { ReasonCode } from '#contract/common/reasons/codes.ts';
import { commonReasons, noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import type { FoundApplication } from '#server/applications/public.ts';
import type { OwnAward } from '#server/bidding/public.ts';
import {
  reasonsAgainstSubmissions,
  type FoundEngagement,
  type FoundTalentRequest,
} from '#server/engagements/public.ts';
import type { AgencyScope, ClientScope } from '#server/platform/scope/scope.ts';
import { rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { SalaryRevisionRow } from './queries/salary-revisions.ts';
import type { UndoableMove } from './queries/undoable-moves.ts';
import { limitReasons } from './rules/candidate-limit.ts';
import { fixedDetailReasons, type PersonFacts } from './rules/fixed-details.ts';
import { laterStatuses, isWithinUndoWindow, reasonsOfClosedStatus } from './rules/transitions.ts';

type Permitted = Pick<AgencyScope, 'permissions'>;

const { pending, approved, declined, revoked, withdrew, rebid } = applicationStatus;

const permissionReason = (scope: Permitted, permission: Permission): Reason[] =>
  reasonsIf(!scope.permissions.has(permission), commonReasons['no-permission']);

const approvalReason: Partial<Record<ApplicationStatusId, `application-${'declined' | 'revoked' | 'withdrawn'}`>> = {
  [declined]: 'application-declined',
  [revoked]: 'application-revoked',
  [withdrew]: 'application-withdrawn',
};

const awardReason = {
  undecided: 'award-undecided',
  standstill: 'award-in-standstill',
  lost: 'not-awarded',
} as const;

/** Returns the reasons why the agency isn't selected, based on its application or, in a lot, on the award. */
const selectionReasons = (statusId: ApplicationStatusId | undefined, award: OwnAward | undefined): Reason[] => {
  if (statusId === undefined) return [candidateReasons['no-application']];
  // An agency asked for a new bid on one lot keeps the lots that it has won.
  const isSelected = statusId === approved || (award !== undefined && statusId === rebid);
  if (!isSelected && (statusId === pending || statusId === rebid)) return [commonReasons['application-pending']];
  if (!isSelected) return [candidateReasons[approvalReason[statusId] ?? 'application-not-approved']];
  return award === undefined || award.state === 'won' ? [] : [candidateReasons[awardReason[award.state]]];
};

/** Whether the agency was selected for a talent request. */
export const isSelectedForRequest = (statusId: ApplicationStatusId, award: OwnAward | undefined): boolean =>
  selectionReasons(statusId, award).length === 0;

/** Whether the caller may submit a candidate for a talent request now. Source: domain rules D5. */
export const rightToSubmitCandidate = (
  { permissions }: Permitted,
  place: {
    request: Pick<FoundTalentRequest, 'statusId' | 'cvCap'>;
    engagement: Pick<FoundEngagement, 'status' | 'endedAs'>;
    application: Pick<FoundApplication, 'statusId'> | undefined;
    /** The agency's award for a lot; undefined if the request has no lot. */
    award: OwnAward | undefined;
    ownOpenCandidates: number;
  },
): Right => {
  const { request, engagement, application, award, ownOpenCandidates } = place;
  const unselected = selectionReasons(application?.statusId, award);
  // Before the agency is selected, a reason saying that the request awaits the selection would be a duplicate.
  const closed = reasonsAgainstSubmissions(request, engagement).filter(
    ({ code }) => unselected.length === 0 || code !== 'request-not-available',
  );
  return rightUnless([
    ...reasonsIf(
      !permissions.has('Fulfillment Stage=Submit Candidate'),
      noPermission(commonReasons['submit-permission']),
    ),
    ...unselected,
    ...closed,
    ...limitReasons(request, ownOpenCandidates, 'cv-cap'),
  ]);
};

interface OwnFacts extends ClaimFacts {
  statusId: CandidateStatusId;
  /** The consent with which the candidate was submitted; null if none was required. */
  consentRequestId: string | null;
  consentWithdrawnAt: Date | null;
  firstViewedAt: Date | null;
  dateWithdrawn: Date | null;
}
interface PlaceFacts {
  request: Pick<FoundTalentRequest, 'statusId' | 'cvCap'>;
  engagement: Pick<FoundEngagement, 'status' | 'endedAs' | 'clientName' | 'timeZone'>;
  // These two are needed only for the right to undo a withdrawal.
  applicationStatusId?: ApplicationStatusId | undefined;
  ownOpenCandidates?: number;
}

const presentingStatuses: readonly ApplicationStatusId[] = [pending, approved, rebid];

/** A candidate can't return to an engagement that the agency has left. */
const applicationReasons = (statusId: ApplicationStatusId | undefined): Reason[] =>
  statusId === undefined || presentingStatuses.includes(statusId) ? [] : [candidateReasons['application-closed']];

const cvReasons = (candidate: OwnFacts, { engagement }: PlaceFacts): Reason[] => {
  const closed = reasonsOfClosedStatus(candidate.statusId);
  if (closed.length > 0) return closed;
  if (candidate.consentRequestId !== null) return [candidateReasons['cv-confirmed']];
  const { clientName } = engagement;
  if (candidate.firstViewedAt) return [candidateReasons['cv-opened']({ clientName })];
  return candidate.statusId === candidateStatus.pending ? [] : [candidateReasons['cv-judged']({ clientName })];
};

/** Whether the caller may answer questions about one of their agency's candidates. */
export const rightToAnswerQuestions = (scope: Permitted, { statusId }: Pick<OwnFacts, 'statusId'>): Right =>
  rightUnless([...permissionReason(scope, 'Fulfillment Stage=Submit Candidate'), ...reasonsOfClosedStatus(statusId)]);

/** Whether the caller may write this answer. The first one is fixed once the employer opens or moves the candidate. */
export const mayChangeAnswer = (
  scope: Permitted,
  candidate: Pick<OwnFacts, 'statusId' | 'firstViewedAt'>,
  answer: string,
): boolean =>
  rightToAnswerQuestions(scope, candidate).allowed &&
  (answer === '' || (candidate.firstViewedAt === null && candidate.statusId === candidateStatus.pending));

/**
 * An employer's claim or a dispute between agencies. Until it is decided, the candidate can't be hired; the decision
 * may end the candidacy.
 */
interface ClaimFacts {
  claimState?: 'pending' | 'stands' | null;
  disputeState?: 'pending' | 'lost' | null;
}
const claimReasons = ({ claimState, disputeState }: ClaimFacts): Reason[] => [
  ...(claimState ? [candidateReasons[`claim-${claimState}`]] : []),
  ...(disputeState ? [candidateReasons[`dispute-${disputeState}`]] : []),
];
const lostReasons = ({ claimState, disputeState }: ClaimFacts): Reason[] => [
  ...reasonsIf(claimState === 'stands', candidateReasons['claim-stands']),
  ...reasonsIf(disputeState === 'lost', candidateReasons['dispute-lost']),
];

/** A candidate who has withdrawn their consent can't return without giving it again. Source: domain rules D22. */
const consentReasons = ({ consentWithdrawnAt }: Pick<OwnFacts, 'consentWithdrawnAt'>): Reason[] =>
  reasonsIf(consentWithdrawnAt !== null, candidateReasons['consent-withdrawn']);

const undoReasons = (candidate: OwnFacts, place: PlaceFacts, now: Date): Reason[] => {
  if (candidate.statusId !== candidateStatus.withdrew) return [candidateReasons['not-withdrawn']];
  if (!isWithinUndoWindow(candidate.dateWithdrawn, now)) return [commonReasons['undo-passed']];
  return [
    ...consentReasons(candidate),
    ...lostReasons(candidate),
    ...applicationReasons(place.applicationStatusId),
    ...reasonsAgainstSubmissions(place.request, place.engagement).filter(({ code }) => code !== 'request-paused'),
    ...limitReasons(place.request, place.ownOpenCandidates ?? 0, 'undo-cv-cap'),
  ];
};

/** The actions that the caller may take on one of their agency's candidates. */
export const agencyCandidateRights = (
  scope: Pick<AgencyScope, 'permissions' | 'now'>,
  candidate: OwnFacts,
  place: PlaceFacts,
) => {
  const closed = reasonsOfClosedStatus(candidate.statusId);
  const may = (permission: Permission, reasons: readonly Reason[]): Right =>
    rightUnless([...permissionReason(scope, permission), ...reasons]);
  return {
    edit: may('Fulfillment Stage=Edit Candidate Details', closed),
    withdraw: may('Fulfillment Stage=Submit Candidate', closed),
    undoWithdraw: may('Fulfillment Stage=Submit Candidate', undoReasons(candidate, place, scope.now)),
    replaceCv: may('Fulfillment Stage=Upload Document', cvReasons(candidate, place)),
    changeDocuments: may('Fulfillment Stage=Upload Document', closed),
  };
};

/** Whether the name, contact details and country can be changed. Doesn't check the right to edit the candidate. */
export const rightToChangePerson = (candidate: PersonFacts): Right => rightUnless(fixedDetailReasons(candidate));

/** Whether the caller may acknowledge the employer's changes. */
export const rightToAcknowledgeEdits = (
  scope: Permitted,
  { unacknowledgedSince }: { unacknowledgedSince: Date | null },
): Right =>
  rightUnless([
    ...permissionReason(scope, 'Fulfillment Stage=Acknowledge Employer Edits'),
    ...reasonsIf(unacknowledgedSince === null, candidateReasons['nothing-to-acknowledge']),
  ]);

type ReceivedFacts = ClaimFacts & Pick<OwnFacts, 'statusId'>;
type EmployerFacts = ReceivedFacts & Pick<OwnFacts, 'consentWithdrawnAt'>;

/** The revision that awaits a decision, if any. */
interface RevisionFacts {
  openRevision: Pick<SalaryRevisionRow, 'proposedBySide'> | undefined;
}
type RequestFacts = Pick<PlaceFacts, 'request'> & { engagement: Pick<FoundEngagement, 'status' | 'endedAs'> };
type RevisedPlace = RequestFacts & RevisionFacts;

/** The reasons that block every step; a pause blocks only hires. Source: domain rules D15. */
const finalCodes: readonly ReasonCode[] = ['engagement-ended', 'request-cancelled', 'request-fulfilled'];
const isFinal = ({ code }: Reason): boolean => finalCodes.includes(code);
const finalReasons = (place: RequestFacts): Reason[] =>
  reasonsAgainstSubmissions(place.request, place.engagement).filter(isFinal);

/** Whether the employer may move a candidate to a later status. A hire needs a decision on any revised salary first. */
export const rightToMoveCandidate = (
  candidate: ReceivedFacts,
  place: RevisedPlace,
  toStatusId: CandidateStatusId,
): Right =>
  rightUnless([
    ...reasonsOfClosedStatus(candidate.statusId),
    ...reasonsAgainstSubmissions(place.request, place.engagement).filter(
      (reason) => toStatusId === candidateStatus.hired || isFinal(reason),
    ),
    ...reasonsIf(
      toStatusId === candidateStatus.hired && place.openRevision !== undefined,
      candidateReasons['hire-needs-decision'],
    ),
    ...(toStatusId === candidateStatus.hired ? claimReasons(candidate) : []),
  ]);

/** The employer's last move, while it can be undone. */
interface MoveFacts {
  lastMove: UndoableMove | undefined;
}

/** Whether the employer may undo its last move. Source: domain rules D1. */
export const rightToUndoMove = ({ statusId }: ReceivedFacts, place: RequestFacts & MoveFacts): Right => {
  if (!openCandidateStatuses.includes(statusId)) return rightUnless(reasonsOfClosedStatus(statusId));
  return rightUnless([
    ...reasonsIf(place.lastMove === undefined, candidateReasons['no-move-to-undo']),
    ...finalReasons(place),
  ]);
};

/** The actions that the employer may take on a candidate that it received. */
export const employerCandidateRights = (
  candidate: EmployerFacts,
  place: RequestFacts,
): Record<'reject' | 'unreject', Right> => {
  const closed = reasonsAgainstSubmissions(place.request, place.engagement);
  return {
    reject: rightUnless([...reasonsOfClosedStatus(candidate.statusId), ...finalReasons(place)]),
    unreject: rightUnless(
      candidate.statusId === candidateStatus.rejected
        ? [
            ...consentReasons(candidate),
            ...lostReasons(candidate),
            ...closed.filter(({ code }) => code !== 'request-paused'),
          ]
        : [candidateReasons['not-rejected']],
    ),
  };
};

/** Returns a candidate's later statuses, each with the employer's right to move the candidate there. */
export const movesWithRights = (candidate: ReceivedFacts, place: RevisedPlace) =>
  laterStatuses(candidate.statusId).map((candidateStatusId) => ({
    candidateStatusId,
    candidateStatus: lookupValue(candidateStatuses, candidateStatusId),
    right: rightToMoveCandidate(candidate, place, candidateStatusId),
  }));

/** Returns the caller's rights on a salary. The other side decides on a proposal. Source: domain rules D13. */
export const salaryRevisionRights = (
  scope: Pick<AgencyScope, 'side' | 'permissions'> | Pick<ClientScope, 'side'>,
  candidate: ReceivedFacts,
  place: RevisedPlace,
): Record<'proposeSalary' | 'decideSalary' | 'withdrawSalary', Right> => {
  const permission = scope.side === 'agency' ? permissionReason(scope, 'Fulfillment Stage=Edit Candidate Details') : [];
  const closed = [...reasonsOfClosedStatus(candidate.statusId), ...finalReasons(place)];
  const { openRevision } = place;
  const isOwn = openRevision?.proposedBySide === scope.side;
  const none = reasonsIf(openRevision === undefined, candidateReasons['no-open-revision']);
  const own = reasonsIf(isOwn, candidateReasons['own-revision']);
  return {
    proposeSalary: rightUnless([
      ...permission,
      ...closed,
      ...reasonsIf(openRevision !== undefined, candidateReasons['revision-open']),
    ]),
    decideSalary: rightUnless([...permission, ...closed, ...none, ...own]),
    withdrawSalary: rightUnless([
      ...permission,
      ...none,
      ...reasonsIf(openRevision !== undefined && !isOwn, candidateReasons['not-own-revision']),
    ]),
  };
};
