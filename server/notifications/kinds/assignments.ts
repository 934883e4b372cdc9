import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications to one user: assignments, and matches of a saved search. */
export const assignmentKinds = {
  'opportunity-matched': {
    on: ['opportunity.matched'],
    sentence: '{engagement} from {client} matches one of your saved searches.',
    recipients: { audience: 'user-in-event' },
    page: 'opportunity',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'New opportunity: {about}',
        text: 'Open the opportunity to see the pay and the requirements.',
        over: 'Opportunity',
        action: 'Open the opportunity',
        why: 'You received this email because application emails and alerts for a saved search are turned on.',
      },
      sample: 'New opportunity',
      sampleFacts: { agency: null },
    },
  },
  'assignment-added': {
    on: ['assignment.added'],
    sentence: 'You were assigned to {engagement}.',
    recipients: { audience: 'user-in-event' },
    page: 'engagement',
    mail: null,
  },
  'assignment-removed': {
    on: ['assignment.removed'],
    sentence: 'You are no longer assigned to {engagement}.',
    recipients: { audience: 'user-in-event' },
    page: 'board',
    mail: null,
  },
  'assignments-added': {
    on: ['assignment.added-several'],
    sentence: 'You were assigned to {count} engagements.',
    recipients: { audience: 'user-in-event' },
    page: 'board',
    mail: null,
  },
  'assignments-removed': {
    on: ['assignment.removed-several'],
    sentence: 'You are no longer assigned to {count} engagements.',
    recipients: { audience: 'user-in-event' },
    page: 'board',
    mail: null,
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
