import { defineCopy } from '#contract/common/copy.ts';

/** The copy of the email to a user who was named as an auction's auditor. */
export const auditorEmailCopy = defineCopy('audits.email.named', {
  subject: 'You are the auditor of {title}',
  preview: 'Rolecall has named you the auditor of an auction.',
  over: 'Audit',
  title: 'Check the auction “{title}”',
  text: 'You can read and download the complete log of each talent request, with every bid under a pseudonym, and use the verifier to recompute extensions, ranks and awards. Every access is recorded and shown to the agencies that placed a bid.',
  twoStep: 'You need two-step sign-in to open the log. Turn it on in your account first.',
  engagement: 'Engagement',
  employer: 'Employer',
  namedBy: 'Named by',
  signInWith: 'Sign in with',
  expires: 'Link expires',
  createPassword: 'Create your password',
  open: 'Open your audits',
  foot: 'You received this email because Rolecall named you an auditor. If you did not expect this, do not sign in, and let Rolecall know.',
});
