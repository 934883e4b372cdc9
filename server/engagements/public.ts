export { fillRole } from './commands/fill-role.ts';
export { openForSubmissions } from './commands/open-for-submissions.ts';
export { engagementEvents } from './events.ts';
export { closingNow } from './queries/closing-now.ts';
export { findEngagement, type FoundEngagement } from './queries/find-engagement.ts';
export {
  findTalentRequest,
  findTalentRequests,
  passingOf,
  questionsOf,
  talentRequestsOf,
  type FoundQuestion,
  type FoundTalentRequest,
} from './queries/find-talent-request.ts';
export { documentsOf, requirementsOf } from './queries/read-documents.ts';
export { closingMove, kindOf as noticeKindOf } from './queries/read-notices.ts';
export { engagementView, statusWord } from './queries/read-engagement.ts';
export { talentRequestViews } from './queries/read-talent-requests.ts';
export { lockEngagement, lockTalentRequest } from './queries/locks.ts';
export { engagementOpenForApplications } from './rules/open-for-applications.ts';
export { requestOpenForSubmissions, rolesRemaining } from './rules/open-for-submissions.ts';
export { engagementAsOf } from './rules/standing-still.ts';
