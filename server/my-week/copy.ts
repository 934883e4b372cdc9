import { defineCopy } from '#contract/common/copy.ts';

/** The titles of tasks. */
export const taskCopy = defineCopy('my-week.task', {
  apply: '{title}: applications close',
  submitCandidate: '{title}: a role has no candidates yet',
  placeBid: '{title}: no bid yet',
  answerRebid: '{title}: re-bid requested',
  confirmBid: '{title}: terms changed, bid not confirmed',
  sendTender: '{title}: new tender requested',
  prequalificationEnds: 'Prequalification ends: {cell}',
  prequalificationEnded: 'Prequalification ended: {cell}',
  followUp: '{name}: no answer from the employer yet',
  answerComments: '{name}: {count, plural, one {# unanswered comment} other {# unanswered comments}}',
});

/** The actions that complete tasks. */
export const taskActionCopy = defineCopy('my-week.action', {
  apply: 'Apply',
  placeBid: 'Place a bid',
  confirmBid: 'Confirm the bid',
  sendTender: 'Send a new tender',
  extend: 'Ask for an extension',
  requestAgain: 'Request again',
  followUp: 'Follow up',
  answerComments: 'Answer',
});

/** The titles of completed work. */
export const doneTaskCopy = defineCopy('my-week.done', {
  applied: 'Applied: {title}',
  submitted: 'Submitted: {name}',
  bid: 'Bid placed: {title}',
  confirmed: 'Bid confirmed: {title}',
  tendered: 'New tender sent: {title}',
  requested: 'Prequalification requested: {cell}',
  someone: 'a candidate',
});

/** The text of entries in the calendar feed, which can be read outside Rolecall. */
export const calendarCopy = defineCopy('my-week.calendar', {
  name: 'Rolecall: {agency}',
  biddingCloses: '{title}: bidding closes',
  questionsClose: '{title}: questions close',
  followUp: '{title}: a candidate is waiting for an answer',
  answerComments: '{title}: a comment is unanswered',
  added: 'A task in My Week',
  addedTo: '{title}: a task in My Week',
});
