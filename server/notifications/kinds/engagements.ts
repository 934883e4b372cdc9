import { applicationStatus } from '#contract/applications/states.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

const { pending, approved, rebid, notSelected } = applicationStatus;

/** The agencies that are approved or can still be approved. */
const activeApplicants = { applicationStatuses: [pending, approved, rebid] } as const;
const approvedApplicants = { applicationStatuses: [approved] } as const;

const reminderTimes = {
  day: { on: ['engagement.closing-soon'], subject: 'Closes within 24 hours: {about}', sample: 'Closes soon' },
  hour: {
    on: ['engagement.closes-in-an-hour'],
    subject: 'Closes within an hour: {about}',
    sample: 'Closes within an hour',
  },
} as const;

const reminderSides = {
  agency: {
    audience: activeApplicants,
    page: 'engagement',
    text: 'Once the engagement closes, applications and offers can no longer be sent or changed.',
    sample: '',
  },
  employer: {
    audience: 'party',
    page: 'employer-engagement',
    text: 'Once the engagement closes, agencies can no longer apply.',
    sample: ', the employer',
  },
} as const;

/**
 * Returns the reminder of a closing time. Sentences are written in full, since parts of sentences can't be translated.
 */
const closingReminder = <Sentence extends string>(
  time: keyof typeof reminderTimes,
  side: keyof typeof reminderSides,
  sentence: Sentence,
): NotificationKindRow & { readonly sentence: Sentence } => {
  const { on, subject, sample } = reminderTimes[time];
  const { audience, page, text, sample: whose } = reminderSides[side];
  return {
    on,
    sentence,
    recipients: { audience },
    page,
    mail: {
      preference: 'applicationUpdated',
      template: 'deadline',
      isDeadline: true,
      copy: { subject, text },
      sample: `${sample}${whose}`,
    },
  };
};

/** Notifications about an engagement. */
export const engagementNotificationKinds = {
  'closing-changed': {
    on: ['engagement.closing-changed'],
    sentence: 'The closing time of {engagement} has changed.',
    recipients: { audience: activeApplicants },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'deadline',
      isDeadline: true,
      copy: {
        subject: 'New closing time: {about}',
        text: 'Applications and offers can be sent and changed until the new closing time.',
        closes: 'New closing time',
      },
      sample: 'New closing time',
    },
  },
  'closing-soon': closingReminder('day', 'agency', '{engagement} closes within 24 hours.'),
  'closes-in-an-hour': closingReminder('hour', 'agency', '{engagement} closes within an hour.'),
  'roles-filled': {
    on: ['talent-request.fulfilled'],
    sentence: 'All roles for {talentRequest} in {engagement} are filled.',
    recipients: { audience: approvedApplicants },
    page: 'engagement',
    mail: null,
  },
  'engagement-completed': {
    on: ['engagement.completed'],
    sentence: '{engagement} is complete.',
    recipients: { audience: approvedApplicants },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Engagement completed: {about}',
        text: 'Open the engagement to see your candidates and what you have earned.',
      },
      sample: 'Engagement completed',
    },
  },
  'clarification-opened': {
    on: ['engagement.clarification-opened'],
    sentence: 'Clarification for {engagement} is open.',
    recipients: { audience: activeApplicants },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Clarification is open: {about}',
        text: 'You can ask the employer about this engagement until clarification ends.',
        closes: 'Clarification ends',
      },
      sample: 'Clarification opened',
      sampleFacts: { until: '2026-11-21T03:12:00.000Z' },
    },
  },
  'bidding-opened': {
    on: ['engagement.bidding-opened'],
    sentence: 'Bidding for {engagement} is open.',
    recipients: { audience: { applicationStatuses: [approved, rebid] } },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Bidding is open: {about}',
        text: 'Bidding can end at a different time for each talent request. Open the engagement to see when.',
        closes: 'Bidding ends',
      },
      sample: 'Bidding opened',
      sampleFacts: { until: '2026-11-21T03:12:00.000Z' },
    },
  },
  'engagement-cancelled': {
    on: ['engagement.cancelled'],
    sentence: '{engagement} has been cancelled.',
    // The cancellation changed every active application to Not Selected, so agencies with this status are notified
    // too.
    recipients: { audience: { applicationStatuses: [approved, notSelected] } },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Engagement cancelled: {about}',
        text: 'The employer cancelled the engagement before selecting an agency. Open it to see the reason.',
      },
      sample: 'Engagement cancelled',
    },
  },
  'engagement-discontinued': {
    on: ['engagement.discontinued'],
    sentence: '{engagement} has been discontinued.',
    recipients: { audience: approvedApplicants },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Engagement discontinued: {about}',
        text: 'The employer is no longer hiring for this engagement. Hired candidates stay hired, and you keep your fees.',
      },
      sample: 'Engagement discontinued',
    },
  },
  'engagement-changed': {
    on: ['engagement.changed', 'engagement.document-added', 'engagement.document-removed'],
    sentence: '{client} changed {engagement}.',
    recipients: { audience: activeApplicants, coalescedBy: 'engagementId' },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Engagement changed: {about}',
        text: 'Open the engagement to see the current description, requirements and documents. The notices list what changed.',
      },
      sample: 'Engagement changed',
    },
  },
  'terms-changed': {
    on: ['engagement.terms-changed'],
    sentence: '{client} changed the terms of {engagement}.',
    recipients: { audience: activeApplicants },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Terms changed: {about}',
        text: 'Your application keeps the terms you accepted, unless you confirm or change a bid under the new terms.',
      },
      sample: 'Terms changed',
    },
  },
  'engagement-paused': {
    on: ['engagement.paused'],
    sentence: '{engagement} is paused.',
    recipients: { audience: activeApplicants },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Engagement paused: {about}',
        text: 'Your candidates keep their status. Nobody can be submitted or hired until the employer resumes the engagement.',
        closes: 'Resumes',
      },
      sample: 'Engagement paused',
    },
  },
  'engagement-resumed': {
    on: ['engagement.resumed'],
    sentence: '{engagement} has resumed.',
    recipients: { audience: activeApplicants },
    page: 'engagement',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Engagement resumed: {about}',
        text: 'Work continues where it left off. Deadlines were extended by the length of the pause.',
      },
      sample: 'Engagement resumed',
    },
  },
  'own-closing-soon': closingReminder('day', 'employer', 'Your engagement {engagement} closes within 24 hours.'),
  'own-closes-in-an-hour': closingReminder('hour', 'employer', 'Your engagement {engagement} closes within an hour.'),
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
