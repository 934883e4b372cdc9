import { defineCopy } from '#contract/common/copy.ts';
import type { NotificationKindName, PaymentParty } from '#contract/notifications/states.ts';

type Value = string | number;

/** An email about one notification. What differs by kind; the rest is in `emailCopy`. */
export interface MailCopy {
  /** About an engagement, a talent request, or a kind of role. */
  readonly subject: (values: { about: Value }) => string;
  readonly text: string;
  /** The line over the title, where it is not the usual one. */
  readonly over?: string;
  /** The button, where it does not open the engagement. */
  readonly act?: string;
  /** Why the reader gets it, where it is not the usual reason. */
  readonly why?: string;
}

const ofKind = <const Table extends Record<string, string>>(kind: string, table: Table) =>
  defineCopy(`notifications.email.${kind}`, table);

const paused = 'Your candidates keep their status. Nobody can be submitted or hired until the employer resumes it.';
const resumed = 'Work continues where it left off. Deadlines were extended by the length of the pause.';

export const applicationCopy = {
  'application-updated': ofKind('application-updated', {
    subject: 'Application updated: {about}',
    text: 'Open the engagement to see the latest.',
  }),
  'application-approved': ofKind('application-approved', {
    subject: 'Application approved: {about}',
    text: 'The engagement is now on your board. Open it to see your next steps.',
  }),
  'application-declined': ofKind('application-declined', {
    subject: 'Application declined: {about}',
    text: 'See the application for any reason given.',
  }),
  'application-not-selected': ofKind('application-not-selected', {
    subject: 'Application not selected: {about}',
    text: 'The engagement ended before the employer made a decision.',
  }),
  'application-revoked': ofKind('application-revoked', {
    subject: 'Approval revoked: {about}',
    text: "You can't submit any more candidates. See the application for the employer's reason.",
  }),
  'application-rebid-asked': ofKind('application-rebid-asked', {
    subject: 'New tender requested: {about}',
    text: 'Send the same tender or a new one before the deadline. Otherwise your last tender still counts.',
  }),
  'application-rebid-answered': ofKind('application-rebid-answered', {
    subject: 'New tender: {about}',
    text: 'If you already approved the application, it stays approved. Otherwise it needs your decision.',
    over: 'Application',
  }),
  'application-withdrawn': ofKind('application-withdrawn', {
    subject: 'Application withdrawn: {about}',
    text: "The agency's active candidates were withdrawn too.",
    over: 'Application',
  }),
  'opportunity-matched': ofKind('opportunity-matched', {
    subject: 'New opportunity: {about}',
    text: 'Open it to see the pay and the requirements.',
    over: 'Opportunity',
    act: 'Open the opportunity',
    why: 'You received this email because alerts for a saved search and application emails are turned on.',
  }),
  'engagement-completed': ofKind('engagement-completed', {
    subject: 'Engagement completed: {about}',
    text: 'Open it to see your candidates and what you have earned.',
  }),
  'clarification-opened': ofKind('clarification-opened', {
    subject: 'Clarification is open: {about}',
    text: 'Open the engagement to see when clarification ends.',
  }),
  'bidding-opened': ofKind('bidding-opened', {
    subject: 'Bidding is open: {about}',
    text: 'Open the engagement to see when bidding ends.',
  }),
  'engagement-cancelled': ofKind('engagement-cancelled', {
    subject: 'Engagement cancelled: {about}',
    text: 'The employer cancelled it before selecting an agency. Open it to see the reason.',
  }),
  'engagement-discontinued': ofKind('engagement-discontinued', {
    subject: 'Engagement discontinued: {about}',
    text: 'The employer is no longer hiring for it. Hired candidates stay hired, and you keep your fees.',
  }),
  'engagement-changed': ofKind('engagement-changed', {
    subject: 'Engagement changed: {about}',
    text: 'Open it to see the current description, requirements and documents. The notices list what changed.',
  }),
  'terms-changed': ofKind('terms-changed', {
    subject: 'Terms changed: {about}',
    text: 'The new terms only apply to new applications. Your application keeps the terms you accepted.',
  }),
  'engagement-paused': ofKind('engagement-paused', { subject: 'Engagement paused: {about}', text: paused }),
  'engagement-resumed': ofKind('engagement-resumed', { subject: 'Engagement resumed: {about}', text: resumed }),
  'request-added': ofKind('request-added', {
    subject: 'Talent request added: {about}',
    text: 'It has the same terms as the engagement. Open it to see the requirements and questions.',
  }),
  'request-changed': ofKind('request-changed', {
    subject: 'Talent request changed: {about}',
    text: 'Your candidates keep their status and your answers. The notices list what changed.',
  }),
  'request-paused': ofKind('request-paused', { subject: 'Talent request paused: {about}', text: paused }),
  'request-resumed': ofKind('request-resumed', { subject: 'Talent request resumed: {about}', text: resumed }),
  'request-cancelled': ofKind('request-cancelled', {
    subject: 'Talent request cancelled: {about}',
    text: 'Its candidates are no longer listed. They return if the employer restores it within 30 days.',
  }),
  'request-restored': ofKind('request-restored', {
    subject: 'Talent request restored: {about}',
    text: 'Your candidates are listed again with the status they had.',
  }),
  'request-completed': ofKind('request-completed', {
    subject: 'Talent request completed: {about}',
    text: 'The employer is no longer hiring for it. Open it to see the reason.',
  }),
} satisfies Partial<Record<NotificationKindName | 'application-updated', MailCopy>>;

export const prequalificationCopy = {
  'prequalification-updated': ofKind('prequalification-updated', {
    subject: 'Prequalification: {about}',
    text: 'Open it to see the latest.',
  }),
  'prequalification-received': ofKind('prequalification-received', {
    subject: 'Prequalification requested: {about}',
    text: "Open the request to see the agency's details and the documents it shares with you.",
  }),
  'prequalification-approved': ofKind('prequalification-approved', {
    subject: 'Prequalification approved: {about}',
    text: 'Your agency can now apply to engagements of this kind that require prequalification.',
  }),
  'prequalification-extended': ofKind('prequalification-extended', {
    subject: 'Prequalification extended: {about}',
    text: "It now ends later, based on the documents you already sent. You don't need to request it again.",
  }),
  'prequalification-declined': ofKind('prequalification-declined', {
    subject: 'Prequalification declined: {about}',
    text: 'Open it to see the reason. You can request it again with a new document, or after 30 days.',
  }),
  'prequalification-revoked': ofKind('prequalification-revoked', {
    subject: 'Prequalification revoked: {about}',
    text: 'Open it to see the reason. Your current work continues, but new applications need a new approval.',
  }),
  'prequalification-expiring': ofKind('prequalification-expiring', {
    subject: 'Prequalification ends soon: {about}',
    text: 'After it ends, new applications need a new approval. Your current work continues.',
  }),
  'prequalification-expired': ofKind('prequalification-expired', {
    subject: 'Prequalification ended: {about}',
    text: 'New applications need a new approval, which you can request now. Your current work continues.',
  }),
  'prequalification-document-expiring': ofKind('prequalification-document-expiring', {
    subject: 'Document expires soon: {about}',
    text: 'Replace it in your library, so that your clients have a valid version.',
  }),
} satisfies Partial<Record<NotificationKindName | 'prequalification-updated', MailCopy>>;

/** What a candidate's email says; the name of the candidate is not in its subject. */
export const candidateCopy = {
  'candidate-moved': ofKind('candidate-moved', {
    status: 'Changed',
    text: 'The employer has moved this candidate forward.',
  }),
  'candidate-hired': ofKind('candidate-hired', {
    status: 'Hired',
    text: 'Congratulations! The engagement page shows what you have earned.',
  }),
  'candidate-rejected': ofKind('candidate-rejected', {
    status: 'Rejected',
    text: "See the candidate's page for the employer's reasons.",
  }),
  'candidate-unrejected': ofKind('candidate-unrejected', {
    status: 'Reconsidered',
    text: 'The employer has undone the rejection.',
  }),
  'candidate-not-selected': ofKind('candidate-not-selected', {
    status: 'Not Selected',
    text: 'The talent request ended and this candidate was not hired.',
  }),
  'candidate-withdrawn': ofKind('candidate-withdrawn', {
    status: 'Withdrawn',
    text: 'The candidate is no longer on your list.',
  }),
} satisfies Partial<Record<NotificationKindName, { status: string; text: string }>>;

/** What happens at the end of a deadline. */
export const deadlineCopy = defineCopy('notifications.email.deadline', {
  over: 'Deadline',
  movedSubject: 'New closing time: {about}',
  soonSubject: 'Closes within 24 hours: {about}',
  preview: 'It closes on {closes}.',
  own: 'After that, agencies can no longer apply.',
  moved: 'Applications and offers can be sent and changed until then.',
  soon: 'After that, applications and offers can no longer be sent or changed.',
  why: 'You received this email because application emails are turned on. Deadline emails ignore quiet hours.',
});

export const newApplicationCopy = defineCopy('notifications.email.new-application', {
  subject: 'New application from {agency}: {about}',
  over: 'New application',
  auctionPreview: 'An agency wants to take part in this auction.',
  preview: 'An agency wants to submit candidates.',
  auctionText: 'Approve it to admit the agency to this auction, or decline it with a reason.',
  text: 'Approve it to let the agency submit candidates, or decline it with a reason.',
  act: 'Review the application',
});

export const newCandidateCopy = defineCopy('notifications.email.new-candidate', {
  subject: 'New candidate for {talentRequest} from {agency}',
  over: 'New candidate',
  preview: 'The documents and answers are ready to review.',
  text: 'Review the documents and answers, then move the candidate forward or reject them with a reason.',
});

export const bundleCopy = defineCopy('notifications.email.bundle', {
  decision: '{subject}, and {others, plural, one {# more update} other {# more updates}}',
  oneEngagement: '{total} updates: {about}',
  several: '{total} updates on Rolecall',
  over: 'Updates',
  title: '{total} updates',
  why: 'You received this email because application and candidate emails are turned on.',
});

export const summaryCopy = defineCopy('notifications.email.summary', {
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
  foot: 'Payment transaction emails are records and are always sent, whatever your email settings.',
});

export const hireCopy = defineCopy('notifications.email.hire', {
  marketplace: '{client} hired a candidate from {agency}.',
  employer: 'You hired a candidate from {agency}.',
  agency: '{client} hired your candidate.',
} as const satisfies Record<PaymentParty, string>);

/** What several emails share: labels, buttons, and why the reader gets them. */
export const emailCopy = defineCopy('notifications.email', {
  applicationOver: 'Your application',
  candidateOver: 'Candidate',
  prequalificationOver: 'Prequalification',
  applicationWhy: 'You received this email because application emails are turned on.',
  candidateWhy: 'You received this email because candidate emails are turned on.',
  settings: 'Change your email settings',
  candidateSubject: 'Candidate {status}: {about}',
  more: 'And {count} more.',
  openEngagement: 'Open the engagement',
  openCandidate: 'Open the candidate',
  openRequest: 'Open the request',
  openPrequalification: 'Open the prequalification',
  seeAll: 'See all notifications',
  agency: 'Agency',
  answerUntil: 'Answer by',
  applicationsUntil: 'Applications close',
  candidate: 'Candidate',
  closes: 'Closes',
  document: 'Document',
  employer: 'Employer',
  engagement: 'Engagement',
  fee: 'Fee',
  kindOfRole: 'Kind of role',
  lastDay: 'Last day',
  newClosingTime: 'New closing time',
  recorded: 'Recorded',
  talentRequest: 'Talent request',
  type: 'Type',
  anAgency: 'an agency',
  anEngagement: 'an engagement',
  aTalentRequest: 'a talent request',
  yourEngagement: 'your engagement',
});
