export { changeLotRules, saveLotEnd } from './commands/change-lot-rules.ts';
export { saveContractedTime } from './commands/edit-request.ts';
export { fillRole } from './commands/fill-role.ts';
export { openRequestOnAward, openForSubmissions } from './commands/open-for-submissions.ts';
export { engagementEvents } from './events.ts';
export { effectiveClosingTime } from './queries/effective-closing.ts';
export { findEngagement, type FoundEngagement } from './queries/find-engagement.ts';
export {
  findTalentRequest,
  findTalentRequests,
  findPassingAnswers,
  listQuestions,
  listEngagementRequests,
  type FoundQuestion,
  type FoundTalentRequest,
} from './queries/find-talent-request.ts';
export { findLotPhases, findLotRules, type FoundLotRules } from './queries/lot-rules.ts';
export { listEngagementDocuments, findRequirements } from './queries/read-documents.ts';
export { closingTimesInEvent, noticeKindByEvent } from './queries/read-notices.ts';
export { engagementView } from './queries/read-engagement.ts';
export { talentRequestViews } from './queries/read-talent-requests.ts';
export { lockEngagement, lockTalentRequest } from './queries/locks.ts';
export { rightToChangeClarification, requestRights } from './policy.ts';
export { closingTimeError } from './rules/change-closing.ts';
export { affectsBidBasis } from './rules/changed-request.ts';
export { endedReasons } from './rules/ended-reasons.ts';
export {
  baseEngagementFields,
  currentStageName,
  engagementReference,
  engagementStatusText,
  feeFacts,
} from './rules/base-engagement-fields.ts';
export { reasonsAgainstApplications } from './rules/open-for-applications.ts';
export { reasonsAgainstSubmissions, rolesRemaining } from './rules/open-for-submissions.ts';
export { effectiveEngagement } from './rules/pause-clock.ts';
export { baseTalentRequestFields } from './rules/base-talent-request-fields.ts';
