export { assessDraft, claimDraftToAssess, storeAssessment } from './commands/assess-draft-candidate.ts';
export { eraseDraftCandidates } from './commands/erase-draft-candidates.ts';
export { lockDraftCandidate } from './queries/find-draft-candidate.ts';
export { submitDraftCandidate } from './commands/submit-draft-candidate.ts';
export { listOwnModelCalls } from './queries/own-model-calls.ts';
