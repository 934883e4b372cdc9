import { defineCopy } from '#contract/common/copy.ts';

/** The text of the email to Rolecall's staff about a contested claim. */
export const claimContestedCopy = defineCopy('claims.email.contested', {
  subject: 'Claim to decide: {client} says it already knew a candidate from {agency}',
  preview: 'A decision is due within three working days.',
  over: 'Already known',
  title: '{client} claims that it already knew a candidate, and {agency} contests the claim',
  text: 'Read each side’s list of contacts with the candidate, then decide and give your reasons. Nobody can hire the candidate until then.',
  client: 'Client',
  agency: 'Agency',
  engagement: 'Engagement',
  decideBy: 'Decide by',
  open: 'Open claims',
  foot: 'You received this email because you work for Rolecall.',
});

/** The text of the emails that remind Rolecall's staff to decide a contested claim. */
export const claimDueCopy = defineCopy('claims.email.due', {
  subject: 'Claim decision due: {client} says it already knew a candidate from {agency}',
  lateSubject: 'Claim decision overdue: {client} says it already knew a candidate from {agency}',
  preview: 'The decision is due within one working day.',
  latePreview: 'The deadline for the decision has passed.',
  over: 'Already known',
  title: 'Decide {client}’s claim by {day}',
  lateTitle: 'The decision on {client}’s claim is overdue',
  text: 'The evidence from both sides is ready to read. Decide and give your reasons. Nobody can hire the candidate until you decide.',
  lateText:
    'The client and the agency have been told that the decision is late. Until you decide, nobody can hire the candidate, and no fee is due.',
});
