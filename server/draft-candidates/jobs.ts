import type { JobDependencies, Room } from '#server/platform/http/handler.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { assessDraft, claimDraftToAssess, storeAssessment } from './commands/assess-draft-candidate.ts';

/** Assesses one draft; false if none is waiting. The model is called between two transactions. */
const assessNext = async ({ source, model }: JobDependencies): Promise<boolean> => {
  const claimed = await inSystemScope(source, 'take a draft candidate to assess', claimDraftToAssess);
  if (!claimed) return false;
  const assessment = await assessDraft(claimed, model);
  await inSystemScope(source, 'store the assessment of a draft candidate', (scope) =>
    storeAssessment(scope, claimed, assessment),
  );
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
