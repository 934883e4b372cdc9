import { applicationStatus } from '#contract/applications/states.ts';
import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

const { pending, approved, rebid } = applicationStatus;

/** The agencies that are approved or can still be approved. */
const activeApplicants = { applicationStatuses: [pending, approved, rebid] } as const;

/** Notifications about a talent request. */
export const talentRequestKinds = {
  'request-added': {
    on: ['talent-request.added'],
    sentence: '{client} added {talentRequest} to {engagement}.',
    recipients: { audience: activeApplicants },
    page: 'talent-requests',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Talent request added: {about}',
        text: 'The new talent request has the same terms as the engagement. Open it to see the requirements and questions.',
      },
      sample: 'Talent request added',
    },
  },
  'request-changed': {
    on: ['talent-request.changed'],
    sentence: '{client} changed {talentRequest} in {engagement}.',
    recipients: { audience: activeApplicants, coalescedBy: 'talentRequestId' },
    page: 'talent-requests',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Talent request changed: {about}',
        text: 'Your candidates’ status and your answers don’t change. The notices list what changed.',
      },
      sample: 'Talent request changed',
    },
  },
  'request-paused': {
    on: ['talent-request.paused'],
    sentence: '{talentRequest} in {engagement} is paused.',
    recipients: { audience: activeApplicants },
    page: 'talent-requests',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Talent request paused: {about}',
        text: 'Your candidates keep their status. Nobody can be submitted or hired until the employer resumes the talent request.',
        closes: 'Resumes',
      },
      sample: 'Talent request paused',
    },
  },
  'request-resumed': {
    on: ['talent-request.resumed'],
    sentence: '{talentRequest} in {engagement} has resumed.',
    recipients: { audience: activeApplicants },
    page: 'talent-requests',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Talent request resumed: {about}',
        text: 'Work continues where it left off. Deadlines were extended by the length of the pause.',
      },
      sample: 'Talent request resumed',
    },
  },
  'request-cancelled': {
    on: ['talent-request.cancelled'],
    sentence: '{talentRequest} in {engagement} has been cancelled.',
    recipients: { audience: activeApplicants },
    page: 'talent-requests',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Talent request cancelled: {about}',
        text: 'Your candidates are no longer listed. They are listed again if the employer restores the talent request within 30 days.',
      },
      sample: 'Talent request cancelled',
    },
  },
  'request-restored': {
    on: ['talent-request.restored'],
    sentence: '{talentRequest} in {engagement} has been restored.',
    recipients: { audience: activeApplicants },
    page: 'talent-requests',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Talent request restored: {about}',
        text: 'Your candidates are listed again with the status they had.',
      },
      sample: 'Talent request restored',
    },
  },
  'request-completed': {
    on: ['talent-request.completed'],
    sentence: '{talentRequest} in {engagement} is complete.',
    recipients: { audience: activeApplicants },
    page: 'talent-requests',
    mail: {
      preference: 'applicationUpdated',
      template: 'application-updated',
      copy: {
        subject: 'Talent request completed: {about}',
        text: 'The employer is no longer hiring for this talent request. Open it to see the reason.',
      },
      sample: 'Talent request completed',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
