import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { isShowable, isShowableLine, tooLongWords, unshowableWords } from '#contract/common/text.ts';
import { contactLimits, contactWords } from './rules.ts';
import { platforms } from './states.ts';

const text = (field: keyof typeof contactWords, label: string) =>
  z
    .string({ error: contactWords[field] })
    .trim()
    .min(1, contactWords[field])
    .max(contactLimits[field], tooLongWords(label, contactLimits[field]));

export const contactSupport = operation({
  name: 'support.contact',
  summary: "Writes to the marketplace's support, which reads it in its chat",
  effect: 'write',
  access: { agency: 'unapproved', client: 'any', provider: 'any' },
  input: z.object({
    platform: z.enum(platforms).default('Agency'),
    email: text('email', 'Email').pipe(z.email(contactWords.email)),
    subject: text('subject', 'Subject').refine(isShowableLine, unshowableWords('Subject')),
    description: text('description', 'Message').refine(isShowable, unshowableWords('Message')),
  }),
  output: z.object({ messageId: id(), supportAddress: z.string() }),
});

export const supportOperations: readonly Operation[] = [contactSupport];
