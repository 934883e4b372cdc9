import { defineCopy } from '#contract/common/copy.ts';

/** The copy of the email to Rolecall's staff. */
export const escalationEmailCopy = defineCopy('response-times.email.escalated', {
  subject: '{client} has not answered {agency}',
  preview: 'The client was reminded and has not answered.',
  over: 'Escalation',
  application: '{client} has not decided on an application',
  candidate: '{client} has not reviewed a candidate',
  text: 'The client got a reminder when it missed its service level, and still hasn’t answered after twice that time. Status and ownership are unchanged.',
  client: 'Client',
  agency: 'Agency',
  engagement: 'Engagement',
  serviceLevel: 'Service level',
  days: '{days, plural, one {# working day} other {# working days}}',
  open: 'Open escalations',
  foot: 'You received this email because you work for Rolecall.',
});
