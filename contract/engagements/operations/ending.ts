import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { reasonInput } from '#contract/common/reason.ts';
import { engagementRefusals } from '../refusals.ts';
import { cancelReasons, completeReasons, engagementStatuses, stages } from '../states.ts';

const access = { client: 'any' } as const;
const ofEngagement = { engagementId: id() };

/** The state of an engagement after it has ended. */
const outcome = z.object({
  engagementId: id(),
  status: z.enum(engagementStatuses),
  engagementStatus: z.string(),
  stage: z.enum(stages),
  notice: z.string(),
});
const refusals = [engagementRefusals['not-to-end']];

export const cancelEngagement = operation({
  name: 'engagements.cancel',
  summary: 'Cancels an engagement before its award. Applications and candidates become Not Selected',
  effect: 'write',
  access,
  input: reasonInput(cancelReasons, ofEngagement),
  output: outcome,
  refusals,
});

export const discontinueEngagement = operation({
  name: 'engagements.discontinue',
  summary: 'Discontinues an engagement after its award. Hired candidates stay hired',
  effect: 'write',
  access,
  input: reasonInput(cancelReasons, ofEngagement),
  output: outcome,
  refusals,
});

export const completeEngagement = operation({
  name: 'engagements.complete',
  summary: 'Completes an engagement before all its roles are filled',
  effect: 'write',
  access,
  input: reasonInput(completeReasons, ofEngagement),
  output: outcome,
  refusals,
});

export const endingOperations: readonly Operation[] = [cancelEngagement, discontinueEngagement, completeEngagement];
