import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement } from '../factories.ts';
import { effectiveEngagement } from '../rules/pause-clock.ts';
import { effectiveClosingTime } from './effective-closing.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the SQL expression and the rule give the same closing time for running, paused and resumed engagements', async () => {
  const now = kit.clock.now();
  const hours = (count: number) => new Date(now.getTime() + count * 3_600_000);
  const clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  for (const [pausedAt, pausedUntil, closes] of [
    [null, null, -1],
    [hours(-5), null, 4],
    [hours(-5), hours(2), 4],
    [hours(-5), hours(-3), 1],
  ] as const) {
    const made = await makeEngagement(kit.db, { clientId, closingAt: hours(-1), pausedAt, pausedUntil });
    const { closingAt } = await kit.db
      .selectFrom('engagement as e')
      .select(effectiveClosingTime(now, 'e').as('closingAt'))
      .where('e.id', '=', made.id)
      .executeTakeFirstOrThrow();
    expect(closingAt).toEqual(hours(closes));
    expect(effectiveEngagement(made, now).closingAt).toEqual(closingAt);
  }
});
