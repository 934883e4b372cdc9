import { defineCopy } from '#contract/common/copy.ts';

/** The reasons shown for disputes that end without a decision. */
export const disputeEndReasons = defineCopy('disputes.ended', {
  ownedByClient: 'The client owns this candidate, because it already knew them.',
  decidedBefore: 'Rolecall has already decided which agency represents this candidate.',
  notOwned: 'No agency owns this candidate at this client anymore.',
  decidedForAnother: 'In another dispute, Rolecall decided which agency represents this candidate.',
  erased: 'The candidate’s details have been deleted.',
});

/** The text of the email to Rolecall's staff about a dispute between agencies. */
export const disputeOpenedCopy = defineCopy('disputes.email.opened', {
  subject: 'Dispute to decide: two agencies represent one candidate at {client}',
  preview: 'The owner can answer within two working days.',
  over: 'Dispute between agencies',
  title: '{agency} disputes who represents a candidate at {client}',
  text: 'Once the owner has answered or the deadline has passed, decide and give your reasons, without naming either agency to the other. Nobody can hire the candidate until then.',
  client: 'Client',
  engagement: 'Engagement',
  answerBy: 'The owner must answer by',
  decideBy: 'Decide by',
  open: 'Open disputes',
  foot: 'You received this email because you work for Rolecall.',
});

/** The text of the emails that remind Rolecall's staff to decide a dispute. */
export const disputeDueCopy = defineCopy('disputes.email.due', {
  subject: 'Dispute decision due: two agencies represent one candidate at {client}',
  lateSubject: 'Dispute decision overdue: two agencies represent one candidate at {client}',
  preview: 'The decision is due within one working day.',
  latePreview: 'The deadline for the decision has passed.',
  over: 'Dispute between agencies',
  title: 'Decide by {day} which agency represents a candidate at {client}',
  lateTitle: 'The decision on a dispute at {client} is overdue',
  text: 'Read how each agency has been in contact with the candidate. Decide once the owner has answered or the deadline for answering has passed.',
  lateText:
    'Both agencies have been told that the decision is late. Until you decide, the owner keeps the candidate, nobody can hire them, and a fee that is already due stays on hold.',
});
