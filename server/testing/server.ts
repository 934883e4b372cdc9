import type { Parser } from '#server/platform/files/parser/parser.ts';
import type { DNSResolver } from '#server/platform/mail/inbound/verify-sender.ts';
import { createTestKit } from './kit.ts';
import { createTestServerOn, type TestServer } from './server-on.ts';

export type { TestServer } from './server-on.ts';

/** Creates the whole server on its own database, for one test file. */
export const createTestServer = async (
  given: { now?: Date; env?: Record<string, string>; resolver?: DNSResolver; parser?: Parser } = {},
): Promise<TestServer> =>
  createTestServerOn(await createTestKit(given.now ? { now: given.now } : {}), given.env, given);
