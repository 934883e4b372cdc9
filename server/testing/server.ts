import { createTestKit } from './kit.ts';
import { createServerOn, type TestServer } from './server-on.ts';

export type { TestServer } from './server-on.ts';

/** The whole product on a database of its own, for a test file. */
export const createTestServer = async (given: { now?: Date; env?: Record<string, string> } = {}): Promise<TestServer> =>
  createServerOn(await createTestKit(given.now ? { now: given.now } : {}), given.env);
