import type { Reason, Right } from '#contract/common/refusal.ts';
import { engagementReasons, requestReasons } from '#contract/engagements/reasons.ts';
import { restoreDays } from '#contract/engagements/rules.ts';
import { lacksContractedTime } from '#contract/engagements/shapes/lot-rules.ts';
import { talentRequestStatus, type TalentRequestStatusId } from '#contract/engagements/states.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import type { FoundEngagement } from './queries/find-engagement.ts';
import type { FoundTalentRequest } from './queries/find-talent-request.ts';
import { endedReasons } from './rules/ended-reasons.ts';
import { nextStageOf } from './rules/next-stage.ts';
import { reasonsAgainstSubmissions } from './rules/open-for-submissions.ts';
import { isOpenRequest } from './rules/pause-clock.ts';
import { restorableUntil } from './rules/restorable-until.ts';

type Engagement = Pick<FoundEngagement, 'kind' | 'status' | 'endedAs' | 'stage' | 'publishedAt'>;
type Request = Pick<FoundTalentRequest, 'statusId' | 'noOfRolesFilled' | 'internallyFilledRoles' | 'statusChangedAt'>;

const { pending, inMarket, available, fulfilled, cancelled, paused } = talentRequestStatus;

/** Returns the reasons against any change to an engagement: it has ended, or it is not published. */
const notOpenReasons = (engagement: Pick<Engagement, 'status' | 'endedAs' | 'publishedAt'>): Reason[] =>
  firstNonEmptyReasons(
    endedReasons(engagement),
    reasonsIf(engagement.publishedAt === null, engagementReasons['publish-first']),
  );

/** Whether a talent request takes candidates now, whichever agency submits them. */
export const rightToTakeCandidates = (
  request: Parameters<typeof reasonsAgainstSubmissions>[0],
  engagement: Parameters<typeof reasonsAgainstSubmissions>[1],
): Right => rightUnless(reasonsAgainstSubmissions(request, engagement));

/** Whether bidding has begun, after which no talent request can be added. */
const hasBiddingBegun = ({ kind, stage }: Pick<Engagement, 'kind' | 'stage'>): boolean =>
  kind === 'competitive' && (stage === 'bidding' || stage === 'fulfillment');

/** Whether the employer may move its engagement's closing time now, whatever the new time. */
export const rightToChangeClosingTime = (engagement: Engagement): Right =>
  rightUnless(
    firstNonEmptyReasons(
      endedReasons(engagement),
      reasonsIf(engagement.publishedAt === null, engagementReasons['engagement-not-published']),
      // Applications to a competitive engagement end with its award, so there is no closing time left to change.
      reasonsIf(
        engagement.kind === 'competitive' && engagement.stage === 'fulfillment',
        engagementReasons['engagement-awarded'],
      ),
    ),
  );

/** Whether the employer may change the question and answer deadlines: until bidding begins or the engagement ends. */
export const rightToChangeClarification = (engagement: Engagement): Right =>
  rightUnless(
    firstNonEmptyReasons(
      notOpenReasons(engagement),
      reasonsIf(hasBiddingBegun(engagement), engagementReasons['clarification-over']),
    ),
  );

/** Whether the employer may publish a copy of this engagement: it was published, and no lot lacks contracted time. */
export const rightToPublishAgain = (
  { publishedAt }: Pick<Engagement, 'publishedAt'>,
  lots: readonly { bidMethodId: number; contractedUnits: string | null }[] = [],
): Right =>
  rightUnless(
    firstNonEmptyReasons(
      reasonsIf(publishedAt === null, engagementReasons['engagement-not-published']),
      reasonsIf(
        lots.some(({ bidMethodId, contractedUnits }) => lacksContractedTime(bidMethodId, contractedUnits)),
        engagementReasons['contracted-time-missing'],
      ),
    ),
  );

/** Whether the employer may move its engagement to the next stage now. */
export const rightToMoveStage = (engagement: Engagement): Right =>
  rightUnless(
    firstNonEmptyReasons(
      endedReasons(engagement),
      reasonsIf(engagement.publishedAt === null, engagementReasons['engagement-not-published']),
      reasonsIf(engagement.kind !== 'competitive', engagementReasons['no-such-stage']),
      reasonsIf(nextStageOf(engagement) === null, engagementReasons['stage-moves-by-award']),
    ),
  );

/**
 * Returns the rights to end an engagement now: to cancel it before fulfillment, or to discontinue or complete it during
 * fulfillment. Source: D16.
 */
export const rightsToEndEngagement = (
  engagement: Pick<Engagement, 'status' | 'endedAs' | 'stage' | 'publishedAt'>,
): Record<'cancelled' | 'discontinued' | 'completed', Right> => {
  const inFulfillment = engagement.stage === 'fulfillment';
  const stop = rightUnless(
    firstNonEmptyReasons(
      notOpenReasons(engagement),
      reasonsIf(!inFulfillment, engagementReasons['engagement-before-fulfillment']),
    ),
  );
  const cancel = rightUnless(
    firstNonEmptyReasons(
      notOpenReasons(engagement),
      reasonsIf(inFulfillment, engagementReasons['engagement-in-fulfillment']),
    ),
  );
  return { cancelled: cancel, discontinued: stop, completed: stop };
};

/** Returns the rights to change a published engagement's description and terms, and to add a talent request. */
export const changeEngagementRights = (
  engagement: Engagement & Pick<FoundEngagement, 'pausedAt'>,
): Record<'change' | 'changeTerms' | 'addRequest', Right> => {
  const notOpen = notOpenReasons(engagement);
  const isAwarded = engagement.kind === 'competitive' && engagement.stage === 'fulfillment';
  return {
    change: rightUnless(notOpen),
    // The terms can still change during bidding, but agencies must then confirm their bids. Source: domain rules D9.
    changeTerms: rightUnless(
      firstNonEmptyReasons(notOpen, reasonsIf(isAwarded, engagementReasons['engagement-awarded'])),
    ),
    addRequest: rightUnless(
      firstNonEmptyReasons(notOpen, [
        ...reasonsIf(hasBiddingBegun(engagement), engagementReasons['bidding-begun']),
        ...reasonsIf(engagement.pausedAt !== null, engagementReasons['engagement-paused']),
      ]),
    ),
  };
};

/** Whether the employer may pause and resume its whole engagement now. Source: domain rules D15. */
export const pauseRights = (
  engagement: Pick<Engagement, 'status' | 'endedAs' | 'publishedAt'>,
  requests: readonly Pick<Request, 'statusId'>[],
): { pause: Right; resume: Right } => {
  const notOpen = notOpenReasons(engagement);
  const hasPaused = requests.some(({ statusId }) => statusId === paused);
  const nothingToPause = hasPaused ? engagementReasons['already-paused'] : engagementReasons['nothing-open'];
  return {
    pause: rightUnless(firstNonEmptyReasons(notOpen, reasonsIf(!requests.some(isOpenRequest), nothingToPause))),
    resume: rightUnless(firstNonEmptyReasons(notOpen, reasonsIf(!hasPaused, engagementReasons['nothing-paused']))),
  };
};

const reasonByStatus: Readonly<
  Partial<Record<TalentRequestStatusId, `request-${'not-open' | 'fulfilled' | 'cancelled' | 'paused'}`>>
> = {
  [pending]: 'request-not-open',
  [fulfilled]: 'request-fulfilled',
  [cancelled]: 'request-cancelled',
  [paused]: 'request-paused',
};

/** The phase of bidding on a talent request: `none` if bidding never began, or in a success fee engagement. */
export type LotPhase = 'none' | 'open' | 'closed';

/** Whether the basis of bids can't change any more, because bidding has ended. Source: domain rules D9. */
const isBasisFixed = ({ kind, stage }: Pick<Engagement, 'kind' | 'stage'>, lot: LotPhase): boolean =>
  kind === 'competitive' && (lot === 'closed' || (lot === 'none' && stage === 'fulfillment'));

/** Returns which actions the employer may take on its talent request now. Source: domain rules D9, D15. */
export const requestRights = (
  {
    request,
    engagement,
    lot = 'none',
  }: { request: Request; engagement: Omit<Engagement, 'publishedAt'>; lot?: LotPhase | undefined },
  now: Date,
): Record<
  'change' | 'changeBasis' | 'pause' | 'resume' | 'cancel' | 'restore' | 'complete' | 'fillInternally',
  Right
> => {
  const ended = endedReasons(engagement);
  const onlyIn = (...statusIds: TalentRequestStatusId[]): Reason[] => {
    const code = reasonByStatus[request.statusId];
    return firstNonEmptyReasons(ended, statusIds.includes(request.statusId) || !code ? [] : [requestReasons[code]]);
  };
  const change = onlyIn(inMarket, available, paused).map((reason) =>
    reason.code === 'request-fulfilled' ? requestReasons['fulfilled-add-another'] : reason,
  );
  const hiredThroughAgencies = request.noOfRolesFilled - request.internallyFilledRoles;
  const until = restorableUntil(request);
  const complete = rightUnless(onlyIn(inMarket, available, paused));
  return {
    change: rightUnless(change),
    // The basis of bids: the roles, the location, the salary, the contracted time and the bidding rules.
    changeBasis: rightUnless(
      firstNonEmptyReasons(change, reasonsIf(isBasisFixed(engagement, lot), requestReasons['bidding-ended'])),
    ),
    pause: rightUnless(onlyIn(inMarket, available)),
    resume: rightUnless(
      firstNonEmptyReasons(ended, reasonsIf(request.statusId !== paused, requestReasons['request-not-paused'])),
    ),
    cancel: rightUnless(
      firstNonEmptyReasons(
        onlyIn(pending, inMarket, available, paused),
        reasonsIf(hiredThroughAgencies > 0, requestReasons['somebody-hired']),
      ),
    ),
    restore: rightUnless(
      firstNonEmptyReasons(
        reasonsIf(until === null, requestReasons['request-not-cancelled']),
        ended,
        reasonsIf(until !== null && until <= now, requestReasons['restore-passed']({ days: restoreDays })),
      ),
    ),
    complete,
    fillInternally: complete,
  };
};
