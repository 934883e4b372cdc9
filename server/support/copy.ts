import { defineCopy } from '#contract/common/copy.ts';

/** The email that the demo's mailbox shows for a message to support. */
export const supportEmailCopy = defineCopy('support.email', {
  subject: 'Contact Support: {subject}',
  title: 'Contact Support',
  toName: 'Support',
});
