import { stageSteps } from '#contract/engagements/rules.ts';
import type { FoundEngagement } from '#server/engagements/public.ts';

/** Returns the name of an engagement's current stage. */
export const currentStageName = (engagement: FoundEngagement): string =>
  stageSteps({
    kind: engagement.kind,
    status: engagement.status,
    stage: engagement.stage,
    endedAs: engagement.endedAs,
    closingAt: engagement.closingAt.toISOString(),
    endedAt: engagement.endedAt?.toISOString() ?? null,
  }).find(({ stage }) => stage === engagement.stage)?.name ?? '';
