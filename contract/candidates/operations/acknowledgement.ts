import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { candidateRefusals } from '../refusals.ts';
import { candidateShape } from '../shapes.ts';

export const acknowledgeEdits = operation({
  name: 'candidates.acknowledge',
  summary: "Acknowledges the employer's changes to a candidate, which are marked as new until then.",
  effect: 'write',
  access: { agency: 'Fulfillment Stage=Acknowledge Employer Edits' },
  input: z.object({
    candidateId: id(),
    /**
     * The time of the latest change that the caller has seen. The call is refused if there is a later change. If
     * omitted, all changes are acknowledged.
     */
    seenUntil: instant().optional(),
  }),
  output: candidateShape,
  refusals: [candidateRefusals['nothing-to-acknowledge'], candidateRefusals['edited-since']],
});
