import { defineCopy } from '#contract/common/copy.ts';

/** The reasons for disputes that end without anybody's decision. */
export const disputeCopy = defineCopy('disputes.ended', {
  ownedByClient: 'The client owns this candidate, because it already knew them.',
  decidedBefore: 'Rolecall has already decided which agency represents this candidate.',
  notOwned: 'No agency owns this candidate at this client any more.',
  decidedForAnother: 'Rolecall decided which agency represents this candidate in another dispute.',
  erased: 'The details of the candidate have been deleted.',
});

/** The copy of the email to Rolecall's staff about a dispute between agencies. */
export const openedCopy = defineCopy('disputes.email.opened', {
  subject: 'Two agencies dispute a candidate of {client}',
  preview: 'The owner can answer within two working days.',
  over: 'Ownership dispute',
  title: '{agency} disputes who represents a candidate of {client}',
  text: 'Decide with reasons once the owner has answered or the time to answer is over. Nobody can hire the candidate until then.',
  client: 'Client',
  engagement: 'Engagement',
  answerBy: 'The owner answers by',
  decideBy: 'Decide by',
  open: 'Open disputes',
  foot: 'You received this email because you work for Rolecall.',
});
