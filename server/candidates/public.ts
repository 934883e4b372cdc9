export { candidateEvents } from './events.ts';
export { earningsOf, earningsOfAll } from './queries/earnings.ts';
export { eraseCandidate } from './commands/erase-candidate.ts';
export { findOwnCandidates } from './queries/find-own-candidates.ts';
export { forgetAuthor } from './commands/forget-author.ts';
export { ownSubmissions } from './queries/own-submissions.ts';
