import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';

const access = { agency: 'Fulfillment Stage=Submit Candidate' } as const;
const input = z.object({ talentRequestId: id() });

const cvAddressShape = z.object({
  /** Whether this site receives any email. */
  isOn: z.boolean(),
  /** The caller's own address; null until it is created. */
  address: z.string().nullable(),
});
export type CvAddress = z.infer<typeof cvAddressShape>;

export const readCvAddress = operation({
  name: 'inbound-mail.cvAddress',
  summary: 'Returns the email address to which the caller can forward CVs for a talent request, or null',
  effect: 'read',
  access,
  input,
  output: cvAddressShape,
});

export const issueCvAddress = operation({
  name: 'inbound-mail.issueCvAddress',
  summary:
    'Creates the email address to which the caller can forward CVs for a talent request; an earlier one stops working',
  effect: 'write',
  access,
  input,
  output: cvAddressShape,
});

export const inboundMailOperations: readonly Operation[] = [readCvAddress, issueCvAddress];
