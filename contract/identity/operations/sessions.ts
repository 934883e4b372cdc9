import { z } from 'zod';
import { instant } from '#contract/common/ids.ts';
import { anySignedInUser, operation } from '#contract/common/operation.ts';

export const listSessions = operation({
  name: 'identity.sessions',
  summary: "Lists the caller's sessions, newest first.",
  effect: 'read',
  access: anySignedInUser,
  input: z.object({}),
  output: z.array(
    z.object({
      sessionId: z.string(),
      /** The browser and operating system, if the user agent names them. */
      device: z.string(),
      createdAt: instant(),
      expiresAt: instant(),
      isCurrent: z.boolean(),
    }),
  ),
});

export const endOwnSession = operation({
  name: 'identity.endOwnSession',
  summary: "Ends one of the caller's sessions. Its next call is refused.",
  effect: 'write',
  keyless: true,
  access: anySignedInUser,
  input: z.object({ sessionId: z.string().min(1).max(100) }),
  output: z.object({ sessionId: z.string() }),
});

export const sessionOperations = [listSessions, endOwnSession];
