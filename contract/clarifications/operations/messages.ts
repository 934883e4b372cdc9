import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation, type Operation } from '#contract/common/operation.ts';
import { requiredLines } from '#contract/common/text.ts';
import { clarificationRefusals } from '../refusals.ts';
import { maxMessageLength } from '../rules.ts';
import { messageShape } from '../shapes.ts';

export const editMessage = operation({
  name: 'clarifications.editMessage',
  summary: 'Edits an own message within 15 minutes; its earlier texts stay readable',
  effect: 'write',
  access: { agency: 'any', client: 'any' },
  input: z.object({ messageId: id(), text: requiredLines('Message', maxMessageLength + 1) }),
  output: messageShape,
  refusals: [clarificationRefusals['edit-not-possible']],
});

export const messageOperations: readonly Operation[] = [editMessage];
