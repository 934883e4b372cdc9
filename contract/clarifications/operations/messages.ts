import { z } from 'zod';
import { atMost } from '#contract/common/text/text-limit.ts';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { requiredMultilineTextSchema } from '#contract/common/text.ts';
import { clarificationRefusals } from '../refusals.ts';
import { maxMessageLength } from '../rules.ts';
import { attachmentShape, messageShape } from '../shapes.ts';
import { threadKinds } from '../states.ts';

const anyParty = { agency: 'any', client: 'any' } as const;

export const editMessage = operation({
  name: 'clarifications.editMessage',
  summary: "Edits one of the caller's messages, within 15 minutes of sending; earlier versions stay readable",
  effect: 'write',
  access: anyParty,
  input: z.object({ messageId: id(), text: requiredMultilineTextSchema('Message', atMost(maxMessageLength)) }),
  output: messageShape,
  refusals: [clarificationRefusals['edit-not-possible']],
});

export const uploadAttachment = operation({
  name: 'clarifications.uploadAttachment',
  summary: 'Uploads a file for a message that the caller is writing; an unsent file is deleted after a day',
  effect: 'write',
  access: anyParty,
  input: z.object({}),
  output: attachmentShape,
  refusals: [clarificationRefusals['too-many-attachments']],
  upload: true,
});

export const downloadAttachment = operation({
  name: 'clarifications.downloadAttachment',
  summary: 'Downloads a file that is attached to a message, or that the caller has uploaded for one',
  effect: 'read',
  access: anyParty,
  input: z.object({ attachmentId: id() }),
  output: z.unknown(),
  download: true,
});

export const listMentionableUsers = operation({
  name: 'clarifications.mentionable',
  summary:
    'Lists the users the caller can mention: colleagues who can read the conversation, and authors on the other side',
  effect: 'read',
  access: anyParty,
  input: z.object({
    kind: z.enum(threadKinds),
    /** The ID of the clarification, candidate or discussion that the message is about. */
    subjectId: id(),
  }),
  output: z.object({
    records: z.array(z.object({ userId: z.string(), name: z.string(), isColleague: z.boolean() })),
  }),
});

export const messageOperations: readonly Operation[] = [
  editMessage,
  uploadAttachment,
  downloadAttachment,
  listMentionableUsers,
];
