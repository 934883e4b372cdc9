import type { RevisedAmounts } from '#contract/candidates/rules.ts';
import { defineCopy } from '#contract/common/copy.ts';
import type { ActivityKind, NotificationKindName, PaymentParty } from '#contract/notifications/states.ts';
import { notificationKindRow, notificationKindRows, notificationKindNames } from './kinds.ts';
import type { NoticeEmailCopy } from './kinds/row.ts';

type Value = string | number;

type SentenceNames = Record<
  | 'engagement'
  | 'talentRequest'
  | 'candidate'
  | 'agency'
  | 'client'
  | 'status'
  | 'pay'
  | 'kindOfRole'
  | 'document'
  | 'day'
  | 'count',
  Value
>;

type Sentences = { readonly [Kind in NotificationKindName]: (typeof notificationKindRows)[Kind]['sentence'] };
const sentences = Object.fromEntries(
  notificationKindNames.map((kind) => [kind, notificationKindRows[kind].sentence]),
) as Sentences;

/** The sentence for each kind of notification. The type rejects a sentence with an unknown name. */
export const notificationSentenceCopy: Readonly<Record<NotificationKindName, (names: SentenceNames) => string>> =
  defineCopy('notifications.sentence', sentences);

/** The wording for a number of people in a notification. */
export const peopleCountCopy = defineCopy('notifications.people', {
  count: '{count, plural, one {# person} other {# people}}',
});

/** The names of the amounts that a salary revision changes, at the start of a subject. */
export const revisedAmountsTitleCopy = defineCopy('notifications.revised.title', {
  baseSalary: 'Base Salary',
  totalCompensation: 'Total Compensation',
  both: 'Base Salary and Total Compensation',
} as const satisfies Record<RevisedAmounts, string>);

/** The words that replace a name that the reader isn't allowed to see, or that an old event doesn't contain. */
export const hiddenNameCopy = defineCopy('notifications.unnamed', {
  engagement: 'an engagement',
  talentRequest: 'a talent request',
  candidate: 'a candidate',
  agency: 'an agency',
  client: 'the employer',
  status: 'at another stage',
  pay: 'salary',
  kindOfRole: 'a kind of role',
  document: 'in your library',
  day: 'its last day',
  count: 'several',
});

/** The sentences of a user's own activities. */
export const activityCopy = defineCopy('notifications.activity', {
  submit: 'Applied to {engagement}.',
  withdraw: 'Withdrew the application to {engagement}.',
  topic: 'Opened a topic in {engagement}.',
  question: 'Asked a question in {engagement}.',
  newCandidate: 'Submitted {candidate} for {talentRequest}.',
  updatedCandidate: 'Updated {candidate}.',
  comment: 'Commented on {candidate}.',
} as const satisfies Record<ActivityKind, string>);

/** The words shown in an activity in place of a record's name if the name is unknown. */
export const unnamedActivityCopy = defineCopy('notifications.activity.unnamed', {
  engagement: 'an engagement',
  talentRequest: 'a talent request',
  candidate: 'a candidate',
});

/** The text of an email in the reader's language. */
interface FormattedEmailCopy extends Omit<NoticeEmailCopy, 'subject'> {
  readonly subject: (values: Record<'about' | 'agency' | 'status' | 'pay', Value>) => string;
}

/** The text of the email about one notification, by kind. Only the subjects contain names. */
export const noticeEmailCopy = Object.fromEntries(
  notificationKindNames.flatMap((kind) => {
    const { mail } = notificationKindRow(kind);
    return mail === null ? [] : [[kind, defineCopy(`notifications.email.${kind}`, { ...mail.copy })]];
  }),
) as Readonly<Partial<Record<NotificationKindName, FormattedEmailCopy>>>;

export const deadlineCopy = defineCopy('notifications.email.deadline', {
  over: 'Deadline',
  preview: '{label}: {closes}.',
  why: 'You received this email because application emails are turned on. Deadline emails ignore quiet hours.',
});

export const biddingEmailCopy = defineCopy('notifications.email.bidding', {
  over: 'Bidding',
  open: 'Open the bidding page',
  openAward: 'Open the bids',
  logHead: 'Log root',
});

export const newApplicationCopy = defineCopy('notifications.email.new-application', {
  over: 'New application',
  auctionPreview: 'An agency wants to take part in this auction.',
  preview: 'An agency wants to submit candidates.',
  auctionText: 'Approve the application to admit the agency to this auction, or decline it with a reason.',
  act: 'Review the application',
});

export const newCandidateCopy = defineCopy('notifications.email.new-candidate', {
  over: 'New candidate',
  preview: 'The documents and answers are ready to review.',
});

export const combinedNoticesCopy = defineCopy('notifications.email.bundle', {
  decision: '{subject}, and {others, plural, one {# more update} other {# more updates}}',
  message: '{subject}, and {others, plural, one {# more message} other {# more messages}}',
  oneEngagement: '{total} updates: {about}',
  several: '{total} updates on Rolecall',
  over: 'Updates',
  title: '{total} updates',
  messagesTitle: '{total} new messages',
  why: 'You received this email because application and candidate emails are turned on.',
});

export const summaryEmailCopy = defineCopy('notifications.email.summary', {
  subject: 'Your summary: {total, plural, one {# unread notification} other {# unread notifications}}',
  over: 'Good morning, {firstName}',
  title: '{total, plural, one {# unread notification} other {# unread notifications}}',
  why: 'You received this email because the notification summary is turned on.',
});

export const paymentCopy = defineCopy('notifications.email.payment', {
  subject: 'Payment transaction: {fee} for candidate {candidate}',
  over: 'Payment transaction',
  preview: 'The fee of {fee} was recorded with the hire.',
  text: 'The fee was recorded with the hire, based on the agreed terms.',
  foot: 'Payment transaction emails are records, so they are always sent, whatever your email settings.',
});

export const paymentHireCopy = defineCopy('notifications.email.hire', {
  marketplace: '{client} hired a candidate from {agency}.',
  employer: 'You hired a candidate from {agency}.',
  agency: '{client} hired your candidate.',
} as const satisfies Record<PaymentParty, string>);

/** The text that several emails share: labels, buttons and the reasons for receiving them. */
export const sharedEmailCopy = defineCopy('notifications.email', {
  applicationOver: 'Your application',
  candidateOver: 'Candidate',
  prequalificationOver: 'Prequalification',
  messageOver: 'Message',
  applicationWhy: 'You received this email because application emails are turned on.',
  candidateWhy: 'You received this email because candidate emails are turned on.',
  answerByEmail: 'Reply to this email to answer.',
  answerInRolecall: 'To answer a message, open it in Rolecall.',
  settings: 'Change your email settings',
  more: 'And {count} more.',
  openEngagement: 'Open the engagement',
  openCandidate: 'Open the candidate',
  openRequest: 'Open the request',
  openPrequalification: 'Open the prequalification',
  openMessage: 'Open the message',
  openConversation: 'Open the conversation',
  seeAll: 'See all notifications',
  agency: 'Agency',
  applicationsUntil: 'Applications close',
  candidate: 'Candidate',
  closes: 'Closes',
  document: 'Document',
  employer: 'Employer',
  engagement: 'Engagement',
  fee: 'Fee',
  kindOfRole: 'Kind of role',
  lastDay: 'Last day',
  recorded: 'Recorded',
  talentRequest: 'Talent request',
  type: 'Type',
  anyStatus: 'Changed',
  anyPay: 'Salary',
  anAgency: 'an agency',
  anEngagement: 'an engagement',
  aCompany: 'a company',
  aTalentRequest: 'a talent request',
  yourEngagement: 'your engagement',
});
