import { defineCopy } from '#contract/common/copy.ts';

/** The copy of the email to Rolecall's staff about a contested claim. */
export const contestedCopy = defineCopy('claims.email.contested', {
  subject: '{agency} contests a claim of {client}',
  preview: 'Rolecall decides within three working days.',
  over: 'Contested claim',
  title: '{agency} contests that {client} already knew a candidate',
  text: 'Read the contacts of both sides, then decide with reasons. Nobody can hire the candidate until then.',
  client: 'Client',
  agency: 'Agency',
  engagement: 'Engagement',
  decideBy: 'Decide by',
  open: 'Open claims',
  foot: 'You received this email because you work for Rolecall.',
});
