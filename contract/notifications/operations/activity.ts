import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { notificationRefusals } from '../refusals.ts';
import { activityShape } from '../shapes.ts';
import { activityKinds } from '../states.ts';

const readers = { agency: 'Notification=View / Filter / Action', client: 'any' } as const;
const traders = { agency: 'any', client: 'any' } as const;

export const listActivities = operation({
  name: 'notifications.activities',
  summary: "Lists the caller's activities, newest first",
  effect: 'read',
  access: readers,
  input: z.object({ kind: z.enum(activityKinds).optional(), ...pageInput }),
  output: z.object({ records: z.array(activityShape), ...pageOutput }),
});

const aboutWhat = {
  engagementId: id().optional(),
  talentRequestId: id().optional(),
  candidateId: id().optional(),
};

export const readActivity = operation({
  name: 'notifications.activity',
  summary: "Returns the server's record of the caller's latest activity of a kind. The call itself records nothing",
  effect: 'read',
  access: traders,
  input: z.object({ kind: z.enum(activityKinds), ...aboutWhat }),
  output: activityShape,
  refusals: [notificationRefusals['did-not-happen']],
});

const updatedCandidate = {
  effect: 'read',
  access: traders,
  input: z.object({ candidateId: id() }),
  output: activityShape,
  refusals: [notificationRefusals['did-not-happen']],
} as const;

export const readCandidateUpdateOfSuccessFee = operation({
  name: 'notifications.candidateUpdateOfSuccessFee',
  summary: 'Returns the record of the latest change to a candidate of a success fee engagement',
  ...updatedCandidate,
});

export const readCandidateUpdateOfAuction = operation({
  name: 'notifications.candidateUpdateOfCompetitive',
  summary: 'Returns the record of the latest change to a candidate of a competitive engagement',
  ...updatedCandidate,
});
