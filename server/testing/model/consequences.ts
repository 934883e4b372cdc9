import { applicationStatus } from '#contract/applications/states.ts';
import { candidateStatus } from '#contract/candidates/states.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import { awaitsBid, updateLotForRequest, restoreModelBids, auctionWinners, withdrawModelBids } from './bidding.ts';
import { closedRequestReasons, inTheRunningStatusIds, openStatusIds, reasonsOfLimit } from './expected-reasons.ts';
import { monthMs } from './expected-request-reasons.ts';
import {
  effectiveClarificationEnd,
  effectiveClosingTime,
  tenderDeadline,
  type Agency,
  type ModelApplication,
  type ModelCandidate,
  type ModelMarket,
  type ModelRequest,
} from './market.ts';

// The consequences of actions for the rest of the market. Source: domain rules D1, D2, D15, D18.

/**
 * Changes the status of a candidate or an application and stores the previous one. A candidate's open salary revision
 * ends with the candidacy.
 */
export const changeStatus = <Status extends number>(
  one: { statusId: Status; previousStatusId: Status | null } & Partial<
    Pick<ModelCandidate, 'revision' | 'lapsedRevision'>
  >,
  toStatusId: NoInfer<Status>,
): void => {
  if (one.revision !== undefined && !openStatusIds.includes(toStatusId)) {
    one.lapsedRevision = one.revision;
    one.revision = null;
  }
  one.previousStatusId = one.statusId;
  one.statusId = toStatusId;
};

/** Undoes the step that closed a candidate. A salary revision that ended with the step is open again. */
export const reopenModelCandidate = (market: ModelMarket, candidate: ModelCandidate): void => {
  changeStatus(candidate, candidate.previousStatusId ?? candidate.statusId);
  candidate.revision = candidate.lapsedRevision;
  if (candidate.revision) market.happened.push('a salary is proposed again by an undo');
};

/** Withdraws a candidate, individually or together with the agency's application. */
export const withdrawModelCandidate = (candidate: ModelCandidate, now: number, wentWithApplication: boolean): void => {
  changeStatus(candidate, candidateStatus.withdrew);
  candidate.withdrawnAt = now;
  candidate.wentWithApplication = wentWithApplication;
};

/** Whether a candidate prevents other submissions of the person in the talent request. */
export const blocksOtherSubmissions = ({ statusId, disputeState, isConsentWithdrawn }: ModelCandidate): boolean =>
  statusId !== candidateStatus.withdrew &&
  disputeState !== 'lost' &&
  (statusId === candidateStatus.hired || !isConsentWithdrawn);

/** Whether somebody's candidate prevents the submission or the return of a person in the talent request. */
export const isTakenInRequest = (market: ModelMarket, { person, request }: { person: number; request: ModelRequest }) =>
  market.candidates.some((one) => one.person === person && one.request === request && blocksOtherSubmissions(one));

/** Withdraws an agency's application, together with its candidates who are still in the running. */
export const withdrawApplication = (market: ModelMarket, agency: Agency, now: number): void => {
  const application = market.applications[agency];
  if (!application) return;
  application.cameFrom = application.previousStatusId;
  changeStatus(application, applicationStatus.withdrew);
  application.withdrawnAt = now;
  withdrawModelBids(market, agency, now);
  for (const candidate of market.candidates) {
    if (candidate.of === agency && openStatusIds.includes(candidate.statusId))
      withdrawModelCandidate(candidate, now, true);
  }
};

/**
 * Restores a withdrawn application, its bids, and the candidates withdrawn with it. A candidate stays withdrawn if they
 * have withdrawn their consent, their talent request has closed or its limit of candidates is reached, or another
 * submission now blocks their return.
 */
export const undoApplicationWithdrawal = (market: ModelMarket, agency: Agency): void => {
  const application = market.applications[agency];
  if (!application) return;
  const at = application.withdrawnAt;
  changeStatus(application, application.previousStatusId ?? application.statusId);
  application.previousStatusId = application.cameFrom;
  restoreModelBids(market, agency, application);
  for (const one of market.candidates) {
    const left =
      one.of === agency &&
      one.statusId === candidateStatus.withdrew &&
      one.wentWithApplication &&
      one.withdrawnAt === at;
    const went = left && !one.isConsentWithdrawn;
    const closed = closedRequestReasons(market, one.request).filter((code) => code !== 'request-paused');
    const isFull = reasonsOfLimit(market, agency, one.request).length > 0;
    if (went && closed.length === 0 && !isFull && !isTakenInRequest(market, one)) reopenModelCandidate(market, one);
  }
};

/**
 * Stores the deadlines for new tenders as they are now, because they move with the clock while the engagement is
 * paused.
 */
export const recalculateTenderDeadlines = (market: ModelMarket, now: number): void => {
  for (const application of Object.values(market.applications)) {
    application.rebidDueAt = tenderDeadline(market, application, now);
  }
};

/** Ends the Re-bid status of these agencies, unless a lot still awaits their bids. */
export const endRebids = (market: ModelMarket, agencies: readonly Agency[] = ['agency', 'rival']): void => {
  for (const agency of agencies) {
    const application = market.applications[agency];
    if (
      application?.statusId === applicationStatus.rebid &&
      !market.requests.some((request) => awaitsBid(request, agency))
    )
      changeStatus(application, applicationStatus.approved);
  }
};

/** Requests new bids again for a lot that was cancelled during a round of new bids. */
const resumeRebids = (market: ModelMarket, request: ModelRequest): void => {
  for (const agency of ['agency', 'rival'] as const) {
    const application = market.applications[agency];
    if (application?.statusId === applicationStatus.approved && awaitsBid(request, agency))
      changeStatus(application, applicationStatus.rebid);
  }
};

/** The statuses of a talent request that is still recruiting, or would without its pause. */
const recruitingStatuses: readonly TalentRequestStatusId[] = [
  talentRequestStatus.inMarket,
  talentRequestStatus.available,
  talentRequestStatus.paused,
];

/**
 * Changes a talent request's status. The engagement is paused while all of its requests that are still recruiting are
 * paused.
 */
export const changeRequestStatus = (
  market: ModelMarket,
  request: ModelRequest,
  statusId: TalentRequestStatusId,
  now: number,
): void => {
  const closingAt = effectiveClosingTime(market, now);
  recalculateTenderDeadlines(market, now);
  market.clarificationEndsAt = effectiveClarificationEnd(market, now);
  request.statusId = statusId;
  request.changedAt = now;
  if (statusId !== talentRequestStatus.paused) request.resumeAt = null;
  const before = request.lot?.state;
  updateLotForRequest(market, request, now);
  if (before === 'rebid' && request.lot?.state === 'cancelled') endRebids(market);
  if (before === 'cancelled') resumeRebids(market, request);
  const looking = market.requests.filter((one) => recruitingStatuses.includes(one.statusId));
  market.closingAt = closingAt;
  market.stillSince =
    looking.length > 0 && looking.every((one) => one.statusId === talentRequestStatus.paused) ? now : null;
};

/**
 * Reopens a resumed or restored request. It is Available once agencies may submit, In-Market before that, and Pending
 * if it is unpublished.
 */
export const reopenModelRequest = (market: ModelMarket, request: ModelRequest, now: number): void => {
  const isOpen = market.kind === 'competitive' ? request.isAwarded : market.stage === 'fulfillment';
  const published = isOpen ? 5 : 2;
  changeRequestStatus(market, request, market.isPublished ? published : talentRequestStatus.pending, now);
};

/** Makes In-Market requests Available after the first approval in a success fee engagement. */
export const applyFirstApproval = (market: ModelMarket, now: number): void => {
  if (market.kind !== 'successfee' || market.stage !== 'application') return;
  market.stage = 'fulfillment';
  for (const request of market.requests) {
    if (request.statusId !== talentRequestStatus.inMarket) continue;
    request.statusId = talentRequestStatus.available;
    request.changedAt = now;
  }
};

/** Marks candidates still in the running as not selected when their request closes for good. */
const closeCandidates = (market: ModelMarket, request: ModelRequest): void => {
  for (const candidate of market.candidates) {
    if (candidate.request === request && openStatusIds.includes(candidate.statusId))
      changeStatus(candidate, candidateStatus.notSelected);
  }
};

/**
 * Closes applications when the engagement ends. Undecided ones become not selected, and so do approved ones without an
 * award. A winner that was asked for a new tender becomes approved again.
 */
const closeApplications = (market: ModelMarket, isAwarded: boolean): void => {
  const winners = auctionWinners(market);
  for (const agency of ['agency', 'rival'] as const) {
    const application = market.applications[agency];
    if (!application) continue;
    const isWinner = isAwarded && (winners?.includes(agency) ?? true);
    const wasSelected = isWinner && application.statusId === applicationStatus.rebid;
    const staysApproved = isWinner && application.statusId === applicationStatus.approved;
    if (inTheRunningStatusIds.includes(application.statusId) && !staysApproved)
      changeStatus(application, wasSelected ? applicationStatus.approved : applicationStatus.notSelected);
    application.rebidDueAt = null;
  }
};

/** Ends the engagement, together with everything still open in it. */
export const endModelEngagement = (
  market: ModelMarket,
  endedAs: 'success' | 'cancelled' | 'discontinued' | 'completed',
  now: number,
): void => {
  market.closingAt = effectiveClosingTime(market, now);
  market.stillSince = null;
  const isCompleted = endedAs === 'completed' || endedAs === 'success';
  market.status = isCompleted ? 'completed' : 'cancelled';
  market.endedAs = endedAs;
  market.stage = 'ended';
  for (const request of market.requests) {
    request.resumeAt = null;
    // A request with a hire becomes fulfilled, even if the engagement is discontinued.
    const isDone = isCompleted || request.noOfRolesFilled > request.internallyFilledRoles;
    if (recruitingStatuses.includes(request.statusId))
      request.statusId = isDone ? talentRequestStatus.fulfilled : talentRequestStatus.cancelled;
    else if (request.statusId === talentRequestStatus.pending && !isCompleted)
      request.statusId = talentRequestStatus.cancelled;
    updateLotForRequest(market, request, now);
    closeCandidates(market, request);
  }
  closeApplications(market, endedAs !== 'cancelled');
};

/**
 * Completes a success fee engagement as a success if no request is still recruiting and all roles of one request are
 * filled.
 */
const completeWhenFilled = (market: ModelMarket, now: number): void => {
  const statusIds = market.requests.map(({ statusId }) => statusId);
  if (market.kind !== 'successfee' || market.status !== 'open' || !statusIds.includes(talentRequestStatus.fulfilled))
    return;
  if (
    statusIds.every(
      (statusId) => statusId === talentRequestStatus.fulfilled || statusId === talentRequestStatus.cancelled,
    )
  )
    endModelEngagement(market, 'success', now);
};

/** Marks a talent request as fulfilled, so that it stops recruiting. */
export const fulfillModelRequest = (market: ModelMarket, request: ModelRequest, now: number): void => {
  changeRequestStatus(market, request, talentRequestStatus.fulfilled, now);
  closeCandidates(market, request);
  completeWhenFilled(market, now);
};

/** Applies a hire: one more role is filled. */
export const applyHire = (market: ModelMarket, request: ModelRequest, now: number): void => {
  request.noOfRolesFilled += 1;
  if (request.noOfRolesFilled >= request.noOfRoles) fulfillModelRequest(market, request, now);
};

/** Ends an overdue request for a new tender, so that the approval is valid again. */
const rebidOver = (application: ModelApplication): void => {
  changeStatus(application, applicationStatus.approved);
  application.rebidDueAt = null;
};

/** Expires requests for consent that were not answered in time. */
export const expireConsents = (market: ModelMarket, now: number): void => {
  for (const consent of market.consents) {
    if (consent.state === 'waiting' && consent.expiresAt <= now) consent.state = 'expired';
  }
};

/**
 * Applies the passing of time: pauses and tender deadlines expire, and a request that was cancelled a month ago can no
 * longer be restored.
 */
export const applyElapsedTime = (market: ModelMarket, now: number): void => {
  const over = market.requests.filter(({ resumeAt }) => resumeAt !== null && resumeAt <= now);
  for (const request of over.sort((a, b) => (a.resumeAt ?? 0) - (b.resumeAt ?? 0))) {
    reopenModelRequest(market, request, request.resumeAt ?? now);
  }
  for (const application of Object.values(market.applications)) {
    const dueAt = tenderDeadline(market, application, now);
    if (application.statusId === applicationStatus.rebid && dueAt !== null && dueAt <= now) rebidOver(application);
  }
  for (const request of market.requests) {
    if (request.statusId === talentRequestStatus.cancelled && now - request.changedAt >= monthMs)
      closeCandidates(market, request);
  }
};
