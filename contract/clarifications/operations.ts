import type { Operation } from '#contract/common/operation.ts';
import { clarificationOperations } from './operations/clarifications.ts';
import { commentOperations } from './operations/comments.ts';
import { discussionOperations } from './operations/discussions.ts';
import { messageOperations } from './operations/messages.ts';

export const conversationOperations: readonly Operation[] = [
  ...clarificationOperations,
  ...commentOperations,
  ...discussionOperations,
  ...messageOperations,
];
