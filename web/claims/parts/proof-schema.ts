import { z } from 'zod/mini';
import { maxContactLength, maxStatementLength } from '#contract/claims/rules.ts';
import { contactChannels, contactDirections } from '#contract/claims/states.ts';
import { requiredMessage, tooLongMessage } from '#contract/common/text-messages.ts';
import { copy } from '#web/claims/copy.ts';

const lines = (label: string, max: number) =>
  z.string().check(z.trim(), z.minLength(1, requiredMessage(label)), z.maxLength(max - 1, tooLongMessage(label, max)));

/** The schema of one side's contacts and statement, with the server's messages. */
export const proofSchema = z.object({
  contacts: z.array(
    z.object({
      on: z.iso.date(requiredMessage(copy.on)),
      channel: z.enum(contactChannels, requiredMessage(copy.channel)),
      direction: z.enum(contactDirections, requiredMessage(copy.direction)),
      summary: lines(copy.summary, maxContactLength),
    }),
  ),
  statement: lines(copy.statement, maxStatementLength),
});

export interface ProofForm {
  contacts: { on: string; channel: string; direction: string; summary: string }[];
  statement: string;
}

export const emptyContact: ProofForm['contacts'][number] = { on: '', channel: '', direction: '', summary: '' };

/** The contacts that the form begins with: one from each side if both are required. */
export const initialContacts = (needsBothSides: boolean): ProofForm['contacts'] =>
  needsBothSides ? contactDirections.map((direction) => ({ ...emptyContact, direction })) : [emptyContact];
