import { sql } from 'kysely';
import type { Reaction } from '#server/platform/events/reaction.ts';
import { createTestDatabase } from '#server/testing/database/test-database.ts';
import { createKitOn, type TestKit } from './kit-on.ts';

export type { TestKit } from './kit-on.ts';

/** Lets the kit's clock, passed as `p_now`, determine when a bid is received, instead of the database's clock. */
const receivedByKitClock = sql`
  create or replace function app.received_now(p_now timestamptz) returns timestamptz language sql volatile as
  $$ select p_now + (clock_timestamp() - transaction_timestamp()) $$`;

/** Creates a test kit: `beforeAll(async () => { kit = await createTestKit(); })`, `afterAll(() => kit.close())`. */
export const createTestKit = async (given: { now?: Date; reactions?: readonly Reaction[] } = {}): Promise<TestKit> => {
  const database = await createTestDatabase();
  const kit = createKitOn(database.adminUrl, { ...given, now: given.now ?? new Date('2026-11-20T04:01:00Z') });
  await receivedByKitClock.execute(kit.db);
  return {
    ...kit,
    close: async () => {
      await kit.close();
      await database.drop();
    },
  };
};
