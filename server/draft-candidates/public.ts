export { assessDraft, claimDraft, storeAssessment } from './commands/assess-draft-candidate.ts';
export { eraseDraftCandidates } from './commands/erase-draft-candidates.ts';
export { ownModelCalls } from './queries/own-model-calls.ts';
