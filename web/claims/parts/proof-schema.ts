import { z } from 'zod/mini';
import { contactChannels } from '#contract/claims/states.ts';
import { requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { copy } from '#web/claims/copy.ts';

export const maxContacts = 10;

const lines = (label: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, requiredMessage(label)), z.maxLength(max - 1, tooLongMessage(label, max)));

/** The contacts and the statement of one side, validated with the server's messages. */
export const proofSchema = z.object({
  contacts: z.array(
    z.object({
      on: z.iso.date(requiredMessage(copy.on)),
      channel: z.enum(contactChannels, requiredMessage(copy.channel)),
      summary: lines(copy.summary, 500),
    }),
  ),
  statement: lines(copy.statement, 4000),
});

export interface ProofForm {
  contacts: { on: string; channel: string; summary: string }[];
  statement: string;
}

export const emptyContact: ProofForm['contacts'][number] = { on: '', channel: '', summary: '' };
