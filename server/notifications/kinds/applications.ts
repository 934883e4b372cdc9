import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about applications: first those for the agency, then those for the employer. */
export const applicationKinds = {
  'application-submitted': {
    on: ['application.submitted'],
    sentence: 'Your application to {engagement} was submitted.',
    recipients: { audience: 'party', includesActor: true },
    page: 'application',
    mail: null,
  },
  'application-approved': {
    on: ['application.approved'],
    sentence: '{client} approved your application to {engagement}.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      isDecision: true,
      copy: {
        subject: 'Application approved: {about}',
        text: 'The engagement is now on your board. Open it to see your next steps.',
      },
      sample: 'Application approved',
    },
  },
  'application-declined': {
    on: ['application.declined'],
    sentence: '{client} declined your application to {engagement}.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      isDecision: true,
      copy: {
        subject: 'Application declined: {about}',
        text: 'See the application for any reason given.',
      },
      sample: 'Application declined',
    },
  },
  'application-not-selected': {
    on: ['application.not-selected'],
    sentence: 'Your application to {engagement} was not selected.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Application not selected: {about}',
        text: 'The engagement ended before the employer made a decision.',
      },
      sample: 'Application not selected',
    },
  },
  'application-revoked': {
    on: ['application.revoked'],
    sentence: '{client} revoked its approval of your application to {engagement}.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Approval revoked: {about}',
        text: 'You can’t submit any more candidates. See the application for the employer’s reason.',
      },
      sample: 'Approval revoked',
    },
  },
  'application-rebid-asked': {
    on: ['application.rebid-asked'],
    sentence: '{client} requested a new tender for {engagement}.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      isDeadline: true,
      copy: {
        subject: 'New tender requested: {about}',
        text: 'Send the same tender or a new one before the deadline. If you don’t respond, your last tender still counts.',
        closes: 'Answer by',
      },
      sample: 'New tender requested',
      sampleFacts: { until: '2026-11-21T03:12:00.000Z' },
    },
  },
  'application-rebid-over': {
    on: ['application.rebid-over'],
    sentence: 'The time to send a new tender for {engagement} has passed. Your last tender still counts.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: null,
  },
  'own-application-withdrawn': {
    on: ['application.withdrawn'],
    sentence: 'Your application to {engagement} was withdrawn.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: null,
  },
  'own-application-returned': {
    on: ['application.withdrawal-undone'],
    sentence: 'The withdrawal of your application to {engagement} was undone.',
    recipients: { audience: 'party' },
    page: 'application',
    mail: null,
  },
  'application-received': {
    on: ['application.submitted'],
    sentence: '{agency} applied to {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-applications',
    mail: {
      preference: 'applicationUpdated',
      template: 'new-application',
      copy: {
        subject: 'New application from {agency}: {about}',
        text: 'Approve the application to let the agency submit candidates, or decline it with a reason.',
      },
      sample: 'New application, success fee',
    },
  },
  'application-tender-changed': {
    on: ['application.tender-changed'],
    sentence: '{agency} changed its tender for {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-applications',
    mail: null,
  },
  'application-rebid-answered': {
    on: ['application.rebid-answered'],
    sentence: '{agency} sent a new tender for {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-applications',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'New tender: {about}',
        text: 'If you already approved the application, it stays approved. Otherwise it needs your decision.',
        over: 'Application',
      },
      sample: 'New tender',
    },
  },
  'application-rebid-unanswered': {
    on: ['application.rebid-over'],
    sentence: '{agency} sent no new tender for {engagement}. Its last tender still counts.',
    recipients: { audience: 'party' },
    page: 'employer-applications',
    mail: null,
  },
  'application-withdrawn': {
    on: ['application.withdrawn'],
    sentence: '{agency} withdrew its application to {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-applications',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      canBeUndone: true,
      copy: {
        subject: 'Application withdrawn: {about}',
        text: 'The agency’s active candidates were withdrawn too.',
        over: 'Application',
      },
      sample: 'Application withdrawn',
    },
  },
  'application-returned': {
    on: ['application.withdrawal-undone'],
    sentence: '{agency} undid the withdrawal of its application to {engagement}.',
    recipients: { audience: 'party' },
    page: 'employer-applications',
    mail: null,
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
