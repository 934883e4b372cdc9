import { z } from 'zod';
import { day, id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { requiredMultilineTextSchema } from '#contract/common/text.ts';
import { prequalificationRefusals } from '../refusals.ts';
import {
  prequalificationOutcomeShape,
  receivedPrequalificationDetailShape,
  receivedPrequalificationShape,
} from '../shapes.ts';
import { prequalificationStatus } from '../states.ts';
import { prequalificationIdInput } from './fields.ts';

const employer = { client: 'any' } as const;
const reasonText = requiredMultilineTextSchema('Reason', 1000);

export const listReceivedPrequalifications = operation({
  name: 'prequalification.received',
  summary: "Lists agencies' requests to the employer, pending ones first, oldest first",
  effect: 'read',
  access: employer,
  input: z.object({ statusId: z.enum(prequalificationStatus).optional(), ...pageInput }),
  output: z.object({
    records: z.array(receivedPrequalificationShape),
    ...pageOutput,
    /** The number of requests that await a decision, whatever the status filter. */
    toDecide: z.number().int(),
  }),
});

export const readPrequalification = operation({
  name: 'prequalification.one',
  summary: "Returns a request with the agency's details, the documents shared with the employer, and the history",
  effect: 'read',
  access: employer,
  input: prequalificationIdInput,
  output: receivedPrequalificationDetailShape,
});

export const approvePrequalification = operation({
  name: 'prequalification.approve',
  summary: 'Approves a request until a given date, based on the current versions of the documents',
  effect: 'write',
  access: employer,
  input: z.object({
    ...prequalificationIdInput.shape,
    /** The last day of the approval; twelve months from now if omitted. */
    endsOn: day().optional(),
    /** The IDs of the document versions on which the decision is based. */
    versionIds: z.array(id()).max(200),
  }),
  output: prequalificationOutcomeShape,
  refusals: [prequalificationRefusals['prequalification-decided'], prequalificationRefusals['documents-changed']],
});

export const declinePrequalification = operation({
  name: 'prequalification.decline',
  summary: 'Declines a request with a reason that is shown to the agency',
  effect: 'write',
  access: employer,
  input: z.object({ ...prequalificationIdInput.shape, reasonText }),
  output: prequalificationOutcomeShape,
  refusals: [prequalificationRefusals['prequalification-decided']],
});

export const revokePrequalification = operation({
  name: 'prequalification.revoke',
  summary: 'Revokes an approval with a reason that is shown to the agency. Current work continues',
  effect: 'write',
  access: employer,
  input: z.object({ ...prequalificationIdInput.shape, reasonText }),
  output: prequalificationOutcomeShape,
  refusals: [prequalificationRefusals['nothing-to-revoke']],
});

export const extendPrequalification = operation({
  name: 'prequalification.extend',
  summary: 'Extends a current approval to a later end date, based on the same documents',
  effect: 'write',
  access: employer,
  input: z.object({ ...prequalificationIdInput.shape, endsOn: day() }),
  output: prequalificationOutcomeShape,
  refusals: [prequalificationRefusals['nothing-to-extend']],
});
