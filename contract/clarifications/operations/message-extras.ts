import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { maxAttachments, maxMentions } from '../rules.ts';

/** What every message may have besides its text. */
export const messageExtras = {
  /** Files that the caller has uploaded for this message. */
  attachmentIds: z.array(id()).max(maxAttachments).optional(),
  /** The mentioned users; the text contains `@` and the name of each. */
  mentionedUserIds: z.array(id()).max(maxMentions).optional(),
};
