import { defineCopy } from '#contract/common/copy.ts';

/** The copy of the email to Rolecall's staff about a contested claim. */
export const claimContestedCopy = defineCopy('claims.email.contested', {
  subject: '{agency} contests a claim by {client}',
  preview: 'A decision is due within three working days.',
  over: 'Contested claim',
  title: '{client} claims that it already knew a candidate, and {agency} contests the claim',
  text: 'Read the contacts that both sides listed, then decide and give your reasons. Nobody can hire the candidate until then.',
  client: 'Client',
  agency: 'Agency',
  engagement: 'Engagement',
  decideBy: 'Decide by',
  open: 'Open claims',
  foot: 'You received this email because you work for Rolecall.',
});
