import { defineCopy } from '#contract/common/copy.ts';

/** The sentences in the history between an agency and a client, by kind of event. Other events are left out. */
export const clientHistoryCopy = defineCopy('clients.history', {
  'application.submitted': 'Applied to {engagement}.',
  'application.approved': 'The application to {engagement} was approved.',
  'application.declined': 'The application to {engagement} was declined.',
  'application.withdrawn': 'The application to {engagement} was withdrawn.',
  'application.withdrawal-undone': 'The withdrawal of the application to {engagement} was undone.',
  'application.not-selected': 'The application to {engagement} was not selected.',
  'candidate.submitted': '{candidate} was submitted for {talentRequest}.',
  'candidate.moved': '{candidate} moved to {status} for {talentRequest}.',
  'candidate.hired': '{candidate} was hired for {talentRequest}.',
  'candidate.rejected': '{candidate} was rejected for {talentRequest}.',
  'candidate.unrejected': '{candidate} is being considered again for {talentRequest}.',
  'candidate.withdrawn': '{candidate} was withdrawn from {talentRequest}.',
  'candidate.not-selected': '{candidate} was not selected for {talentRequest}.',
});

/** The general terms that replace unknown names. */
export const unknownNameCopy = defineCopy('clients.unnamed', {
  talentRequest: 'a talent request',
  candidate: 'A candidate',
  status: 'another status',
});
