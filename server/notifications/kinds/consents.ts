import type { NotificationKindName } from '#contract/notifications/states.ts';
import type { NotificationKindRow } from './row.ts';

/** Notifications about a candidate's consent, for the candidate's agency. */
export const consentKinds = {
  'consent-given': {
    on: ['consent.submitted'],
    sentence: '{candidate} agreed, and was submitted for {talentRequest}.',
    recipients: { audience: 'party', includesActor: true },
    page: 'candidate',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate submitted with consent: {about}',
        text: 'The candidate has agreed that you represent them. The client has received the submission.',
        why: 'You received this email because your agency asked this candidate for consent.',
      },
      sample: 'Consent given',
    },
  },
  'consent-not-submitted': {
    on: ['consent.not-submitted'],
    sentence: 'A candidate agreed, but could not be submitted for {talentRequest}.',
    recipients: { audience: 'party', includesActor: true },
    page: 'candidates',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate agreed, but was not submitted: {about}',
        text: 'The list of candidates shows the reason. You can submit the candidate once the reason no longer applies.',
        action: 'Open the candidates',
        why: 'You received this email because your agency asked this candidate for consent.',
      },
      sample: 'Consent given, not submitted',
    },
  },
  'consent-refused': {
    on: ['consent.refused'],
    sentence: 'A candidate declined to be submitted for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidates',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate declined: {about}',
        text: 'The candidate does not want to be represented for this talent request. Nothing was shared with the client.',
        action: 'Open the candidates',
        why: 'You received this email because your agency asked this candidate for consent.',
      },
      sample: 'Consent refused',
    },
  },
  'consent-withdrawn': {
    on: ['consent.withdrawn'],
    sentence: 'A candidate withdrew their consent for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidates',
    mail: {
      preference: 'candidateStatusChanged',
      template: 'candidate-status-changed',
      copy: {
        subject: 'Candidate withdrew their consent: {about}',
        text: 'If the candidacy was open, it has ended. A hire is not affected.',
        action: 'Open the candidates',
        why: 'You received this email because your agency asked this candidate for consent.',
      },
      sample: 'Consent withdrawn',
    },
  },
  'consent-expired': {
    on: ['consent.expired'],
    sentence: 'A candidate did not answer your request for consent for {talentRequest}.',
    recipients: { audience: 'party' },
    page: 'candidates',
    mail: null,
  },
} as const satisfies Partial<Record<NotificationKindName, NotificationKindRow>>;
