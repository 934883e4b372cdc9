import { defineCopy } from '#contract/common/copy.ts';

/** The text of the email that tells Rolecall's staff that a client has not answered, even after a reminder. */
export const escalationEmailCopy = defineCopy('response-times.email.escalated', {
  subject: '{client} has not answered {agency}',
  preview: 'The client was reminded and has not answered.',
  over: 'Escalation',
  application: '{client} has not decided on an application',
  candidate: '{client} has not reviewed a candidate',
  text: 'The client missed its service level and got a reminder. Twice the promised time has now passed without an answer. Status and ownership are unchanged.',
  client: 'Client',
  agency: 'Agency',
  engagement: 'Engagement',
  serviceLevel: 'Service level',
  days: '{days, plural, one {# working day} other {# working days}}',
  open: 'Open escalations',
  foot: 'You received this email because you work for Rolecall.',
});
