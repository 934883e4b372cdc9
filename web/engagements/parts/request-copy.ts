import { defineCopy } from '#contract/common/copy.ts';

/** What is said of talent requests that change. */
export const requestCopy = defineCopy('engagement-requests', {
  editRequest: 'Edit {request}',
  editRequestText:
    'Agencies read it at once, and those that have applied are told what it was before. Candidates stay as they are, with the answers that were given.',
  basisStays: 'Its roles, location, salary and contracted time stay as they are. {why}',
  requestChanged: '{request} is changed.',
  addRequestText:
    'Agencies see it at once, and those that have applied are told. It is filled on the terms of the engagement.',
  requestAdded: '{request} is added.',
  questionAdded: 'Question, new',
  questionChanged: 'Question',
  questionWithdrawn: 'Question, no longer asked',
  wantedChanged: 'Wanted answer: {question}',
  was: 'was',
  isNow: 'is now',
  nothing: 'none',
});
