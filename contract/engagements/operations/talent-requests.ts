import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { reasonInput } from '#contract/common/reason.ts';
import { talentRequestStatus } from '#contract/engagements/states.ts';
import { engagementRefusals } from '../refusals.ts';
import { cancelReasons, completeReasons, pauseReasons } from '../states.ts';

const access = { client: 'any' } as const;
const ofRequest = { talentRequestId: id() };

/** The state of a talent request after a change. */
const outcome = z.object({
  talentRequestId: id(),
  engagementId: id(),
  talentRequestStatusId: z.enum(talentRequestStatus),
  talentRequestStatus: z.string(),
  noOfRolesFilled: z.number().int(),
  internallyFilledRoles: z.number().int(),
});

export const pauseRequest = operation({
  name: 'engagements.pauseRequest',
  summary: 'Pauses a talent request with a reason, until a given time or until further notice',
  effect: 'write',
  access,
  input: reasonInput(pauseReasons, { ...ofRequest, resumeAt: instant().nullable().default(null) }),
  output: outcome,
  refusals: [
    engagementRefusals['request-settled'],
    engagementRefusals['resume-in-the-past'],
    engagementRefusals['resume-too-far'],
  ],
});

export const resumeRequest = operation({
  name: 'engagements.resumeRequest',
  summary: 'Resumes a paused talent request. Deadlines are extended by the pause',
  effect: 'write',
  access,
  input: z.object(ofRequest),
  output: outcome,
  refusals: [engagementRefusals['request-settled']],
});

export const cancelRequest = operation({
  name: 'engagements.cancelRequest',
  summary: 'Cancels a talent request with no hires. It can be restored for 30 days',
  effect: 'write',
  access,
  input: reasonInput(cancelReasons, ofRequest),
  output: outcome,
  refusals: [engagementRefusals['request-settled']],
});

export const restoreRequest = operation({
  name: 'engagements.restoreRequest',
  summary: 'Restores a cancelled talent request. Its candidates return with their previous status',
  effect: 'write',
  access,
  input: z.object(ofRequest),
  output: outcome,
  refusals: [engagementRefusals['request-settled']],
});

export const completeRequest = operation({
  name: 'engagements.completeRequest',
  summary: 'Completes a talent request before all its roles are filled. Open candidates become Not Selected',
  effect: 'write',
  access,
  input: reasonInput(completeReasons, ofRequest),
  output: outcome,
  refusals: [engagementRefusals['request-settled']],
});

export const fillInternally = operation({
  name: 'engagements.fillInternally',
  summary: 'Sets the number of roles filled internally. It only changes if the new number is higher and not zero',
  effect: 'write',
  access,
  input: z.object({ ...ofRequest, internallyFilledRoles: z.number().int().min(0).max(10_000) }),
  output: outcome,
  refusals: [engagementRefusals['request-settled'], engagementRefusals['more-than-roles']],
});

export const talentRequestOperations: readonly Operation[] = [
  pauseRequest,
  resumeRequest,
  cancelRequest,
  restoreRequest,
  completeRequest,
  fillInternally,
];
