import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { requiredMultilineTextSchema } from '#contract/common/text.ts';
import { profileRefusals } from '#contract/profile/refusals.ts';
import { agencyVerificationShape, pendingAgencyShape } from '#contract/profile/shapes/assessment.ts';

const staff = { provider: 'any' } as const;

export const listWaitingAgencies = operation({
  name: 'profile.waitingAgencies',
  summary: 'Lists the agencies that have confirmed their assessment and await a decision, longest waiting first.',
  effect: 'read',
  access: staff,
  input: z.object(pageInput),
  output: z.object({ records: z.array(pendingAgencyShape), ...pageOutput }),
});

export const readVerification = operation({
  name: 'profile.verification',
  summary: 'Returns an agency with its assessment answers and the decisions made on it.',
  effect: 'read',
  access: staff,
  input: z.object({ tenantId: id() }),
  output: agencyVerificationShape,
});

export const approveAgency = operation({
  name: 'profile.approveAgency',
  summary: 'Approves an agency, which can use the market from its next call.',
  effect: 'write',
  access: staff,
  input: z.object({ tenantId: id() }),
  output: agencyVerificationShape,
  refusals: [profileRefusals['verification-not-due']],
});

export const declineAgency = operation({
  name: 'profile.declineAgency',
  summary: 'Declines an agency with a reason that is shown to it.',
  effect: 'write',
  access: staff,
  input: z.object({ tenantId: id(), reason: requiredMultilineTextSchema('Reason', atMost(500)) }),
  output: agencyVerificationShape,
  refusals: [profileRefusals['verification-not-due']],
});

export const verificationOperations = [listWaitingAgencies, readVerification, approveAgency, declineAgency] as const;
