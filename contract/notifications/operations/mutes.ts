import { z } from 'zod';
import { id } from '#contract/common/ids.ts';
import { operation } from '#contract/common/operation.ts';

const readers = { agency: 'Notification=View / Filter / Action', client: 'any' } as const;

export const listMutes = operation({
  name: 'notifications.mutes',
  summary: 'Lists the engagements that the caller has muted, sorted by title',
  effect: 'read',
  access: readers,
  input: z.object({}),
  output: z.array(z.object({ engagementId: z.string(), engagementNumber: z.number().int(), title: z.string() })),
});

export const changeMute = operation({
  name: 'notifications.changeMute',
  summary: 'Mutes an engagement, so that it sends the caller no notifications or email, or unmutes it',
  effect: 'write',
  access: readers,
  input: z.object({ engagementId: id(), isMuted: z.boolean() }),
  output: z.object({ engagementId: z.string(), isMuted: z.boolean() }),
});
