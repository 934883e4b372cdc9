import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { reasonInput } from '#contract/common/reason.ts';
import { engagementRefusals } from '../refusals.ts';
import { pauseReasons } from '../states.ts';

const access = { client: 'any' } as const;

/** The state of an engagement after it was paused or resumed, with the number of talent requests that changed too. */
const outcome = z.object({
  engagementId: id(),
  isPaused: z.boolean(),
  closingAt: instant(),
  requestsChanged: z.number().int(),
});

export const pauseEngagement = operation({
  name: 'engagements.pause',
  summary: 'Pauses an engagement: every open talent request, for one reason',
  effect: 'write',
  access,
  input: reasonInput(pauseReasons, { engagementId: id(), resumeAt: instant().nullable().default(null) }),
  output: outcome,
  refusals: [
    engagementRefusals['not-to-pause'],
    engagementRefusals['resume-in-the-past'],
    engagementRefusals['resume-too-far'],
  ],
});

export const resumeEngagement = operation({
  name: 'engagements.resume',
  summary: 'Resumes every paused talent request of an engagement. Deadlines are extended by the pause',
  effect: 'write',
  access,
  input: z.object({ engagementId: id() }),
  output: outcome,
  refusals: [engagementRefusals['not-to-pause']],
});

export const pausingOperations: readonly Operation[] = [pauseEngagement, resumeEngagement];
