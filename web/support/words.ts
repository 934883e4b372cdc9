import { defineWords } from '#web/platform/words.ts';

export const words = defineWords('support', {
  title: 'Contact Support',
  email: 'Email',
  subject: 'Subject',
  message: 'Message',
  text: 'Our support team reads it with the support address {address}.',
  send: 'Send',
  sent: 'Message Sent',
  sentText: 'Our support team will get back to you as soon as possible.',
});
