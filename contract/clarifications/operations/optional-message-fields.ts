import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { maxAttachments, maxMentions } from '../rules.ts';

/** Optional fields of a message besides its text. */
export const optionalMessageFields = {
  /** Files that the caller has uploaded for this message. */
  attachmentIds: z.array(id()).max(maxAttachments).optional(),
  /** The mentioned users. The text contains `@` and the name of each user. */
  mentionedUserIds: z.array(id()).max(maxMentions).optional(),
};
