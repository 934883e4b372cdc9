import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { platforms, supportStatuses } from './states.ts';

/** A message to support as the provider's staff sees it, who can answer it though the chat never got it. */
export const supportMessageShape = z.object({
  messageId: z.string(),
  tenantName: z.string(),
  platform: z.enum(platforms),
  email: z.string(),
  subject: z.string(),
  description: z.string(),
  status: z.enum(supportStatuses),
  attempts: z.number().int(),
  lastError: z.string().nullable(),
  dueAt: instant(),
  createdAt: instant(),
  endedAt: instant().nullable(),
});
