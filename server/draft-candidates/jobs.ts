import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import {
  assessDraft,
  claimDraftToAssess,
  storeAssessment,
  type ClaimedDraft,
  type DraftAssessment,
} from './commands/assess-draft-candidate.ts';

/**
 * Stores an assessment. If that fails after a call of the model, for instance because a requirement has been deleted
 * since, the assessment is stored as failed. Otherwise the CV would be sent again each time the claim expires.
 */
const store = async (
  source: JobDependencies['source'],
  claimed: ClaimedDraft,
  assessment: DraftAssessment,
): Promise<void> => {
  const storing = (given: DraftAssessment) =>
    inSystemScope(source, 'store the assessment of a draft candidate', (scope) =>
      storeAssessment(scope, claimed, given),
    );
  try {
    await storing(assessment);
  } catch (error) {
    if (!assessment.call) throw error;
    source.log.error({ err: error }, 'an assessment could not be stored');
    await storing({ ...assessment, result: { problem: 'model-unusable' } });
  }
};

/** Assesses one draft; false if none is waiting. The model is called between two transactions. */
const assessNext = async ({ source, model }: JobDependencies): Promise<boolean> => {
  const claimed = await inSystemScope(source, 'take a draft candidate to assess', claimDraftToAssess);
  if (!claimed) return false;
  await store(source, claimed, await assessDraft(claimed, model));
  return true;
};

/** Every process assesses drafts, and each draft is assessed by only one of them. */
export const draftCandidateJobs: NonNullable<Room['jobs']> = (tools) => [
  {
    queue: 'draft-candidates.assess',
    everySeconds: 1,
    run: async () => {
      while (await assessNext(tools));
    },
  },
];
