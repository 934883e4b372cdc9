import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { peopleRefusals } from '../refusals.ts';
import { renewalPageShape, renewalRequestShape } from '../shapes/renewal.ts';

const link = z.object({ token: z.string().min(1).max(200) });

export const requestRetentionRenewal = operation({
  name: 'people.askToKeep',
  summary: 'Asks a person by email whether the agency may keep them for another period',
  effect: 'write',
  access: { agency: 'Fulfillment Stage=Submit Candidate' },
  input: z.object({ personId: id() }),
  output: renewalRequestShape,
  refusals: [peopleRefusals['not-allowed'], peopleRefusals['own-address']],
});

export const readRenewalPage = operation({
  name: 'people.renewalPage',
  summary: 'Returns the renewal page behind an emailed link',
  effect: 'read',
  access: 'public',
  input: link,
  output: renewalPageShape,
  refusals: [peopleRefusals['link-unknown']],
});

export const answerRenewal = operation({
  name: 'people.answerRenewal',
  summary:
    'Records whether the person agrees to be kept. If so, a new retention period starts; if not, they are erased as soon as nothing blocks the erasure',
  effect: 'write',
  access: 'public',
  input: link.extend({ keeps: z.boolean() }),
  output: renewalPageShape,
  refusals: [peopleRefusals['link-unknown'], peopleRefusals['already-answered']],
});

export const renewalOperations = [requestRetentionRenewal, readRenewalPage, answerRenewal];
