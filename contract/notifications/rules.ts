import { applicationStatus } from '#contract/applications/states.ts';
import { endedMessage } from '#contract/engagements/rules.ts';
import type { EngagementOutcome, EngagementStatus } from '#contract/engagements/states.ts';
import type { NotificationKindName } from './states.ts';

/** The names that a sentence is made of, as the reader may know them. */
export interface NotificationNames {
  readonly engagement: string;
  readonly talentRequest?: string | undefined;
  readonly candidate?: string | undefined;
  /** The agency's name, for the employer. */
  readonly agency?: string | undefined;
  /** The employer's name, for the agency. */
  readonly client?: string | undefined;
  /** The status that a candidate has come to. */
  readonly status?: string | undefined;
  /** The kind of role that prequalification is about. */
  readonly kindOfRole?: string | undefined;
  readonly document?: string | undefined;
  /** The last day of something, as it is written. */
  readonly day?: string | undefined;
  /** How many engagements it is about. */
  readonly count?: string | undefined;
}

type Sentence = (names: Required<NotificationNames>) => string;

const sentences = {
  'application-submitted': ({ engagement }) => `Your application to ${engagement} was submitted.`,
  'application-approved': ({ client, engagement }) => `${client} approved your application to ${engagement}.`,
  'application-declined': ({ client, engagement }) => `${client} declined your application to ${engagement}.`,
  'application-not-selected': ({ engagement }) => `Your application to ${engagement} was not selected.`,
  'application-revoked': ({ client, engagement }) =>
    `${client} revoked its approval of your application to ${engagement}.`,
  'application-rebid-asked': ({ client, engagement }) => `${client} asks for a new tender for ${engagement}.`,
  'application-rebid-over': ({ engagement }) =>
    `The time for a new tender for ${engagement} is over; your last one stands.`,
  'own-application-withdrawn': ({ engagement }) => `Your application to ${engagement} was withdrawn.`,
  'own-application-returned': ({ engagement }) => `The withdrawal of your application to ${engagement} was undone.`,
  'opportunity-matched': ({ client, engagement }) => `${engagement} of ${client} fits a search that you have saved.`,
  'closing-changed': ({ engagement }) => `The closing time of ${engagement} has changed.`,
  'closing-soon': ({ engagement }) => `${engagement} closes within 24 hours.`,
  'candidate-moved': ({ candidate, status, talentRequest }) => `${candidate} is now ${status} for ${talentRequest}.`,
  'candidate-hired': ({ candidate, talentRequest }) => `${candidate} was hired for ${talentRequest}.`,
  'candidate-rejected': ({ candidate, talentRequest }) => `${candidate} was rejected for ${talentRequest}.`,
  'candidate-unrejected': ({ candidate, talentRequest }) => `${candidate} is back in the running for ${talentRequest}.`,
  'candidate-not-selected': ({ candidate, talentRequest }) => `${candidate} was not selected for ${talentRequest}.`,
  'roles-filled': ({ talentRequest, engagement }) => `All roles of ${talentRequest} in ${engagement} are filled.`,
  'engagement-completed': ({ engagement }) => `${engagement} is completed.`,
  'clarification-opened': ({ engagement }) => `Clarification of ${engagement} is open.`,
  'bidding-opened': ({ engagement }) => `Bidding for ${engagement} is open.`,
  'engagement-cancelled': ({ engagement }) => `${engagement} has been cancelled.`,
  'engagement-discontinued': ({ engagement }) => `${engagement} has been discontinued.`,
  'engagement-changed': ({ client, engagement }) => `${client} changed ${engagement}.`,
  'terms-changed': ({ client, engagement }) => `${client} changed the terms of ${engagement}.`,
  'engagement-paused': ({ engagement }) => `${engagement} is paused.`,
  'engagement-resumed': ({ engagement }) => `${engagement} goes on.`,
  'request-added': ({ client, talentRequest, engagement }) => `${client} added ${talentRequest} to ${engagement}.`,
  'request-changed': ({ client, talentRequest, engagement }) => `${client} changed ${talentRequest} in ${engagement}.`,
  'request-paused': ({ talentRequest, engagement }) => `${talentRequest} in ${engagement} is paused.`,
  'request-resumed': ({ talentRequest, engagement }) => `${talentRequest} in ${engagement} goes on.`,
  'request-cancelled': ({ talentRequest, engagement }) => `${talentRequest} in ${engagement} has been cancelled.`,
  'request-restored': ({ talentRequest, engagement }) => `${talentRequest} in ${engagement} has been restored.`,
  'request-completed': ({ talentRequest, engagement }) => `${talentRequest} in ${engagement} is completed.`,
  'assignment-added': ({ engagement }) => `You were assigned to ${engagement}.`,
  'assignment-removed': ({ engagement }) => `You are no longer assigned to ${engagement}.`,
  'assignments-added': ({ count }) => `You were assigned to ${count} engagements.`,
  'assignments-removed': ({ count }) => `You are no longer assigned to ${count} engagements.`,
  'prequalification-approved': ({ client, kindOfRole }) => `${client} prequalified your agency for ${kindOfRole}.`,
  'prequalification-extended': ({ client, kindOfRole, day }) =>
    `${client} extended your prequalification for ${kindOfRole} until ${day}.`,
  'prequalification-declined': ({ client, kindOfRole }) =>
    `${client} declined your prequalification for ${kindOfRole}.`,
  'prequalification-revoked': ({ client, kindOfRole }) => `${client} revoked your prequalification for ${kindOfRole}.`,
  'prequalification-expiring': ({ client, kindOfRole, day }) =>
    `Your prequalification with ${client} for ${kindOfRole} ends on ${day}.`,
  'prequalification-expired': ({ client, kindOfRole }) =>
    `Your prequalification with ${client} for ${kindOfRole} has ended.`,
  'prequalification-document-expiring': ({ document, day }) => `Your document ${document} expires on ${day}.`,
  'application-received': ({ agency, engagement }) => `${agency} applied to ${engagement}.`,
  'application-tender-changed': ({ agency, engagement }) => `${agency} changed its tender for ${engagement}.`,
  'application-rebid-answered': ({ agency, engagement }) => `${agency} sent a new tender for ${engagement}.`,
  'application-rebid-unanswered': ({ agency, engagement }) =>
    `${agency} sent no new tender for ${engagement}; its last one stands.`,
  'application-withdrawn': ({ agency, engagement }) => `${agency} withdrew its application to ${engagement}.`,
  'application-returned': ({ agency, engagement }) => `${agency} is back with its application to ${engagement}.`,
  'prequalification-received': ({ agency, kindOfRole }) => `${agency} asks to be prequalified for ${kindOfRole}.`,
  'own-closing-soon': ({ engagement }) => `Your engagement ${engagement} closes within 24 hours.`,
  'candidate-received': ({ agency, candidate, talentRequest }) =>
    `${agency} submitted ${candidate} for ${talentRequest}.`,
  'candidate-edited': ({ agency, candidate }) => `${agency} updated ${candidate}.`,
  'candidate-withdrawn': ({ agency, candidate, talentRequest }) =>
    `${agency} withdrew ${candidate} from ${talentRequest}.`,
  'candidate-returned': ({ agency, candidate, talentRequest }) =>
    `${agency} put ${candidate} forward for ${talentRequest} again.`,
} as const satisfies Record<NotificationKindName, Sentence>;

const unnamed: Required<Omit<NotificationNames, 'engagement'>> = {
  talentRequest: 'a talent request',
  candidate: 'A candidate',
  agency: 'An agency',
  client: 'The employer',
  status: 'further along',
  kindOfRole: 'a kind of role',
  document: 'in the library',
  day: 'its last day',
  count: 'several',
};

/** What a notification says: the same words at the bell, in the list and in the mail. A name may be missing. */
export const notificationText = (kind: NotificationKindName, names: NotificationNames): string => {
  const sentence = sentences[kind]({
    engagement: names.engagement,
    talentRequest: names.talentRequest ?? unnamed.talentRequest,
    candidate: names.candidate ?? unnamed.candidate,
    agency: names.agency ?? unnamed.agency,
    client: names.client ?? unnamed.client,
    status: names.status ?? unnamed.status,
    kindOfRole: names.kindOfRole ?? unnamed.kindOfRole,
    document: names.document ?? unnamed.document,
    day: names.day ?? unnamed.day,
    count: names.count ?? unnamed.count,
  });
  // It may begin with what stands for a missing name; a name itself is written as it is.
  return names.talentRequest === undefined ? sentence.charAt(0).toUpperCase() + sentence.slice(1) : sentence;
};

/** The agency's application as the landing needs it; null where it has not applied. */
export interface NotificationLandingFacts {
  readonly applicationStatusId: number | null;
  readonly engagementStatus: EngagementStatus;
  readonly endedAs: EngagementOutcome | null;
}

const finalWords: Readonly<Partial<Record<number, string>>> = {
  [applicationStatus.declined]: 'Your application to this engagement was declined.',
  [applicationStatus.revoked]: 'Your application to this engagement was revoked.',
  [applicationStatus.withdrew]: 'Your application to this engagement was withdrawn.',
};

/**
 * Why a notification leads nowhere: its application is Declined, Revoked or Withdrew, or its engagement is Completed or
 * Cancelled (Discontinued counts as Cancelled). Null where it redirects: Not Selected leads to the results, unless the
 * engagement was called off and there are none. Source: specification 2, section 4; domain rules D2.
 */
export const landingNotice = ({
  applicationStatusId,
  engagementStatus,
  endedAs,
}: NotificationLandingFacts): string | null => {
  const final = applicationStatusId === null ? undefined : finalWords[applicationStatusId];
  if (final !== undefined) return final;
  if (engagementStatus === 'open') return null;
  if (applicationStatusId === applicationStatus.notSelected && engagementStatus === 'completed') return null;
  return endedMessage(endedAs ?? engagementStatus);
};
