import type { Reaction } from '#server/platform/events/reaction.ts';
import { createTestDatabase } from '#server/platform/postgres/test-database.ts';
import { createKitOn, type TestKit } from './kit-on.ts';

export type { TestKit } from './kit-on.ts';

/** `beforeAll(async () => { kit = await createTestKit(); })`, `afterAll(() => kit.close())`. */
export const createTestKit = async (given: { now?: Date; reactions?: readonly Reaction[] } = {}): Promise<TestKit> => {
  const database = await createTestDatabase();
  const kit = createKitOn(database.adminUrl, { ...given, now: given.now ?? new Date('2026-11-20T04:01:00Z') });
  return {
    ...kit,
    close: async () => {
      await kit.close();
      await database.drop();
    },
  };
};
