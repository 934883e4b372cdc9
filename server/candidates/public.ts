export { candidateEvents } from './events.ts';
export { sumEarnings, earningsOfAllEngagements } from './queries/earnings.ts';
export { eraseCandidate } from './commands/erase-candidate.ts';
export { findOwnCandidates } from './queries/find-own-candidates.ts';
export { listedCandidates } from './queries/listed-candidates.ts';
export { anonymiseAuthor } from './commands/anonymise-author.ts';
export { ownSubmissions } from './queries/own-submissions.ts';
