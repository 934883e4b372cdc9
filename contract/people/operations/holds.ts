import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { emailSchema, requiredMultilineTextSchema } from '#contract/common/text.ts';
import { peopleRefusals } from '../refusals.ts';
import { holdablePersonShape, holdShape } from '../shapes/holds.ts';
import { maxHoldReasonLength } from '../states.ts';

const access = { provider: 'any' } as const;

export const listHolds = operation({
  name: 'people.holds',
  summary:
    'Lists the holds on people for the staff of the provider, with their reasons: current ones first, latest first',
  effect: 'read',
  access,
  input: z.object(pageInput),
  output: z.object({ records: z.array(holdShape), ...pageOutput }),
});

export const findPeopleToHold = operation({
  name: 'people.findPeopleToHold',
  summary: 'Finds people with a given email address in the records of all agencies, for placing a hold',
  effect: 'read',
  access,
  input: z.object({ email: emailSchema('Email') }),
  output: z.object({ records: z.array(holdablePersonShape) }),
});

export const placeHold = operation({
  name: 'people.placeHold',
  summary:
    "Places a hold on a person, so that their data isn't erased. The agency sees the hold, but never the reason.",
  effect: 'write',
  access,
  input: z.object({ personId: id(), reason: requiredMultilineTextSchema('Reason', atMost(maxHoldReasonLength)) }),
  output: holdShape,
  refusals: [peopleRefusals['already-held']],
});

export const liftHold = operation({
  name: 'people.liftHold',
  summary:
    'Ends a hold. If the retention period of the person is over, the agency is notified 30 days before the erasure.',
  effect: 'write',
  access,
  input: z.object({ holdId: id() }),
  output: holdShape,
  refusals: [peopleRefusals['not-held']],
});

export const holdOperations = [listHolds, findPeopleToHold, placeHold, liftHold];
