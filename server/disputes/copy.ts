import { defineCopy } from '#contract/common/copy.ts';

/** The reasons shown for disputes that end without a decision. */
export const disputeEndReasons = defineCopy('disputes.ended', {
  ownedByClient: 'The client owns this candidate, because it already knew them.',
  decidedBefore: 'Rolecall has already decided which agency represents this candidate.',
  notOwned: 'No agency owns this candidate at this client anymore.',
  decidedForAnother: 'In another dispute, Rolecall decided which agency represents this candidate.',
  erased: 'The candidate’s details have been deleted.',
});

/** The copy of the email to Rolecall's staff about a dispute between agencies. */
export const disputeOpenedCopy = defineCopy('disputes.email.opened', {
  subject: 'Two agencies dispute the ownership of a candidate at {client}',
  preview: 'The owner can answer within two working days.',
  over: 'Ownership dispute',
  title: '{agency} disputes who represents a candidate at {client}',
  text: 'Once the owner has answered or the deadline has passed, decide and give your reasons. Nobody can hire the candidate until then.',
  client: 'Client',
  engagement: 'Engagement',
  answerBy: 'The owner must answer by',
  decideBy: 'Decide by',
  open: 'Open disputes',
  foot: 'You received this email because you work for Rolecall.',
});
