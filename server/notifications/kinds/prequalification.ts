import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about prequalification, which comes before any engagement. */
export const prequalificationKinds = {
  'prequalification-approved': {
    on: ['prequalification.approved'],
    sentence: '{client} prequalified your agency for {kindOfRole}.',
    recipients: { audience: 'party' },
    page: 'prequalification',
    mail: {
      preference: 'applicationUpdated',
      template: 'prequalification',
      isDecision: true,
      copy: {
        subject: 'Prequalification approved: {about}',
        text: 'Your agency can now apply to engagements of this kind that require prequalification.',
      },
      sample: 'Prequalification approved',
    },
  },
  'prequalification-extended': {
    on: ['prequalification.extended'],
    sentence: '{client} extended your prequalification for {kindOfRole} until {day}.',
    recipients: { audience: 'party' },
    page: 'prequalification',
    mail: {
      preference: 'applicationUpdated',
      template: 'prequalification',
      copy: {
        subject: 'Prequalification extended: {about}',
        text: 'Your prequalification now ends later, based on the documents you already sent. You don’t need to request it again.',
      },
      sample: 'Prequalification extended',
    },
  },
  'prequalification-declined': {
    on: ['prequalification.declined'],
    sentence: '{client} declined your prequalification for {kindOfRole}.',
    recipients: { audience: 'party' },
    page: 'prequalification',
    mail: {
      preference: 'applicationUpdated',
      template: 'prequalification',
      isDecision: true,
      copy: {
        subject: 'Prequalification declined: {about}',
        text: 'Open the prequalification to see the reason. You can request it again with a new document, or after 30 days.',
      },
      sample: 'Prequalification declined',
    },
  },
  'prequalification-revoked': {
    on: ['prequalification.revoked'],
    sentence: '{client} revoked your prequalification for {kindOfRole}.',
    recipients: { audience: 'party' },
    page: 'prequalification',
    mail: {
      preference: 'applicationUpdated',
      template: 'prequalification',
      copy: {
        subject: 'Prequalification revoked: {about}',
        text: 'Open the prequalification to see the reason. Your current work continues, but new applications need a new approval.',
      },
      sample: 'Prequalification revoked',
    },
  },
  'prequalification-expiring': {
    on: ['prequalification.expiring'],
    sentence: 'Your prequalification with {client} for {kindOfRole} ends on {day}.',
    recipients: { audience: 'party' },
    page: 'prequalification',
    mail: {
      preference: 'applicationUpdated',
      template: 'prequalification',
      isDeadline: true,
      copy: {
        subject: 'Prequalification ends soon: {about}',
        text: 'After it ends, new applications need a new approval. Your current work continues.',
      },
      sample: 'Prequalification ends soon',
      sampleFacts: { day: '20 Dec 2026' },
    },
  },
  'prequalification-expired': {
    on: ['prequalification.expired'],
    sentence: 'Your prequalification with {client} for {kindOfRole} has ended.',
    recipients: { audience: 'party' },
    page: 'prequalification',
    mail: {
      preference: 'applicationUpdated',
      template: 'prequalification',
      copy: {
        subject: 'Prequalification ended: {about}',
        text: 'New applications need a new approval, which you can request now. Your current work continues.',
      },
      sample: 'Prequalification ended',
    },
  },
  'prequalification-document-expiring': {
    on: ['prequalification.document-expiring'],
    sentence: 'Your document {document} expires on {day}.',
    recipients: { audience: 'party' },
    page: 'document-library',
    mail: {
      preference: 'applicationUpdated',
      template: 'prequalification',
      isDeadline: true,
      copy: {
        subject: 'Document expires soon: {about}',
        text: 'Replace it in your library, so that your clients have a valid version.',
      },
      sample: 'Document expires soon',
      sampleFacts: { kindOfRole: null, client: null, document: 'Professional indemnity', day: '20 Dec 2026' },
    },
  },
  'prequalification-received': {
    on: ['prequalification.requested'],
    sentence: '{agency} requested prequalification for {kindOfRole}.',
    recipients: { audience: 'party' },
    page: 'employer-prequalification',
    mail: {
      preference: 'applicationUpdated',
      template: 'prequalification',
      copy: {
        subject: 'Prequalification requested: {about}',
        text: 'Open the request to see the agency’s details and the documents it shares with you.',
      },
      sample: 'Prequalification requested',
    },
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
