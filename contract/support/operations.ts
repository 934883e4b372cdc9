import { z } from 'zod';
import { id, instant } from '#contract/common/ids.ts';
import { anySignedInUser, operation, type Operation } from '#contract/common/operation.ts';
import { pageInput, pageOutput } from '#contract/common/paging.ts';
import { isPrintable, isPrintableLine, tooLongError, unprintableError } from '#contract/common/text-messages.ts';
import { contactLimits, contactErrors } from './rules.ts';
import { eraseCandidates, eraseUser, listErasures, readOwnData } from './operations/privacy.ts';
import { supportRefusals } from './refusals.ts';
import { supportMessageShape } from './shapes.ts';
import { supportSenderSides, supportStatuses } from './states.ts';

const text = (field: keyof typeof contactErrors, label: string) =>
  z
    .string(contactErrors[field])
    .trim()
    .min(1, contactErrors[field])
    .max(contactLimits[field], tooLongError(label, contactLimits[field]));

export const contactSupport = operation({
  name: 'support.contact',
  summary: "Sends a message to the marketplace's support chat",
  effect: 'write',
  access: anySignedInUser,
  input: z.object({
    platform: z.enum(supportSenderSides).default('Agency'),
    email: text('email', 'Email').pipe(z.email(contactErrors.email)),
    subject: text('subject', 'Subject').refine(isPrintableLine, unprintableError('Subject')),
    description: text('description', 'Message').refine(isPrintable, unprintableError('Message')),
  }),
  output: z.object({ messageId: id(), supportAddress: z.string() }),
});

const staff = { provider: 'any' } as const;

export const listSupportMessages = operation({
  name: 'support.messages',
  summary: 'Lists messages to support that were not delivered: failed or pending.',
  effect: 'read',
  access: staff,
  input: z.object({ status: z.enum(['dead', 'due']).default('dead'), ...pageInput }),
  output: z.object({ records: z.array(supportMessageShape), ...pageOutput }),
});

export const retrySupportMessage = operation({
  name: 'support.retryMessage',
  summary: 'Retries a failed message to support.',
  effect: 'write',
  access: staff,
  input: z.object({ messageId: id() }),
  output: z.object({ messageId: z.string(), status: z.enum(supportStatuses), dueAt: instant() }),
  refusals: [supportRefusals['not-given-up']],
});

export const supportOperations: readonly Operation[] = [
  contactSupport,
  listSupportMessages,
  retrySupportMessage,
  readOwnData,
  listErasures,
  eraseUser,
  eraseCandidates,
];
