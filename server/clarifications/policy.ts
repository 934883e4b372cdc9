import { applicationStatus, type ApplicationStatusId } from '#contract/applications/states.ts';
import type { ThreadKind } from '#contract/clarifications/states.ts';
import { clarificationReasons } from '#contract/clarifications/reasons.ts';
import { messageEditMinutes } from '#contract/clarifications/rules.ts';
import { commonReasons, noPermission } from '#contract/common/reasons/common-reasons.ts';
import type { Permission } from '#contract/common/permissions.ts';
import type { Reason, Right } from '#contract/common/refusal.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';
import { endedReasons, rightToChangeClarification } from '#server/engagements/public.ts';
import { firstNonEmptyReasons, rightUnless, reasonsIf } from '#server/platform/policy/rights.ts';
import { areAnswersOverdue, areQuestionsClosed, type ClarificationFacts } from './rules/deadlines.ts';

interface AgencyReader {
  readonly side: 'agency';
  readonly permissions: ReadonlySet<Permission>;
}

type Engagement = ClarificationFacts & { status: EngagementStatus; endedAs: EngagementOutcome | null };

export interface AskerFacts {
  permissions: ReadonlySet<Permission>;
  engagement: Engagement;
  /** The status of the agency's application; undefined if it has not applied. */
  applicationStatusId: ApplicationStatusId | undefined;
}

type TopicRights = Record<'ask' | 'reply' | 'note' | 'publish', Right>;

/** The right to an action that only the other side may take. */
const denied: Right = rightUnless([commonReasons['no-permission']]);

const { pending, approved, rebid } = applicationStatus;

/** The application statuses with which an agency takes part in clarification. Source: domain rules D5. */
export const participatingStatuses: readonly ApplicationStatusId[] = [pending, approved, rebid];

const mayWrite = (permissions: ReadonlySet<Permission>): Reason[] =>
  reasonsIf(
    !permissions.has('Clarification=Create Topic / Reply'),
    noPermission(clarificationReasons['ask-permission']),
  );

/** Returns the reasons why an agency can't take part in an engagement's clarification. */
const notParticipating = ({ permissions, engagement, applicationStatusId }: AskerFacts): Reason[] =>
  firstNonEmptyReasons(
    mayWrite(permissions),
    endedReasons(engagement),
    reasonsIf(applicationStatusId === undefined, clarificationReasons['not-applied']),
    reasonsIf(
      applicationStatusId !== undefined && !participatingStatuses.includes(applicationStatusId),
      clarificationReasons['application-closed'],
    ),
  );

/** Returns an agency user's current rights in a clarification. Source: domain rules D5, D10. */
export const agencyClarificationRights = (facts: AskerFacts, now: Date): Record<'ask' | 'reply' | 'note', Right> => {
  const reasons = notParticipating(facts);
  return {
    ask: rightUnless(
      firstNonEmptyReasons(
        reasons,
        reasonsIf(areQuestionsClosed(facts.engagement, now), clarificationReasons['questions-closed']),
      ),
    ),
    reply: rightUnless(
      firstNonEmptyReasons(
        reasons,
        reasonsIf(areAnswersOverdue(facts.engagement, now), clarificationReasons['replies-closed']),
      ),
    ),
    note: rightUnless(mayWrite(facts.permissions)),
  };
};

/** Returns the agency user's rights in a topic. The employer's published answers are read-only for agencies. */
export const agencyTopicRights = (
  { ask, reply, note }: ReturnType<typeof agencyClarificationRights>,
  { isPublished }: { isPublished: boolean },
): TopicRights => {
  const readOnly = rightUnless([clarificationReasons['published-read-only']]);
  return { ask: isPublished ? readOnly : ask, reply: isPublished ? readOnly : reply, note, publish: denied };
};

/** Returns the employer's current rights in a topic. Late answers are allowed. Source: domain rules D10. */
export const employerTopicRights = (
  engagement: Pick<Engagement, 'status' | 'endedAs'>,
  { isPublished }: { isPublished: boolean },
): TopicRights => {
  const ended = endedReasons(engagement);
  return {
    ask: denied,
    note: { allowed: true },
    reply: rightUnless(ended),
    publish: rightUnless(
      firstNonEmptyReasons(ended, reasonsIf(isPublished, clarificationReasons['already-published'])),
    ),
  };
};

/** Whether the caller may change the deadlines for questions and answers, which only the employer may. */
export const rightToChangeDeadlines = (
  { side }: { side: 'agency' | 'client' },
  engagement: Parameters<typeof rightToChangeClarification>[0],
): Right => (side === 'client' ? rightToChangeClarification(engagement) : denied);

/**
 * Returns the rights to comment on a candidate. Comments are possible until the engagement is archived, even on a
 * closed candidate. Source: domain rules D5.
 */
export const commentRights = (
  caller: ReadonlySet<Permission> | 'employer',
  engagement: Pick<Engagement, 'status' | 'endedAs'>,
): Record<'comment' | 'note', Right> => {
  const lacksPermission = caller !== 'employer' && !caller.has('Fulfillment Stage=Comment on Candidate');
  const right = rightUnless(
    firstNonEmptyReasons(
      reasonsIf(lacksPermission, noPermission(clarificationReasons['comment-permission'])),
      endedReasons(engagement),
    ),
  );
  return { comment: right, note: right };
};

/** Whether the caller may start a discussion with one of its partners. Source: specification 1, section 6. */
export const rightToCreateDiscussion = (
  caller: ReadonlySet<Permission> | 'employer',
  { hasPartners }: { hasPartners: boolean },
): Right => {
  const lacksPermission = caller !== 'employer' && !caller.has('Messaging=Create Discussion');
  const missing = caller === 'employer' ? clarificationReasons['no-agencies'] : clarificationReasons['no-clients'];
  return rightUnless(
    firstNonEmptyReasons(
      reasonsIf(lacksPermission, noPermission(clarificationReasons['discussion-permission'])),
      reasonsIf(!hasPartners, missing),
    ),
  );
};

/** The permission that an agency's user needs to read each kind of conversation. */
export const readPermissionByKind: Readonly<Record<ThreadKind, Permission>> = {
  clarification: 'Clarification=View Details',
  candidate: 'Fulfillment Stage=View Details',
  discussion: 'Messaging=Message',
};

/**
 * Whether the caller may read conversations of this kind. An employer's users may read all of their company's
 * conversations.
 */
export const mayReadThread = (caller: { side: 'client' } | AgencyReader, kind: ThreadKind): boolean =>
  caller.side === 'client' || caller.permissions.has(readPermissionByKind[kind]);

/** Whether the caller may edit a message now. Source: domain rules D25. */
export const rightToEditMessage = (
  { isMine, createdAt, isArchived }: { isMine: boolean; createdAt: Date; isArchived: readonly Reason[] },
  now: Date,
): Right =>
  rightUnless(
    firstNonEmptyReasons(
      reasonsIf(!isMine, clarificationReasons['not-author']),
      isArchived,
      reasonsIf(now.getTime() - createdAt.getTime() > messageEditMinutes * 60_000, clarificationReasons['edit-passed']),
    ),
  );
