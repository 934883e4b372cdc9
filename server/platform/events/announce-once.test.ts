import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { announceDeadlineOnce, dueReminderKind } from './announce-once.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a time is announced once for each engagement and kind, and again when it moves', async () => {
  const [one, two] = [await makeMarketFixture(kit.db), await makeMarketFixture(kit.db)];
  const announce = ({ engagementId, client }: typeof one, kind: 'closing-soon' | 'closes-in-an-hour', day: number) =>
    kit.asSystem((scope) =>
      announceDeadlineOnce(scope, {
        kind: `engagement.${kind}`,
        clientId: client.id,
        engagementId,
        data: { closingAt: `2026-12-${String(day)}T09:00:00.000Z` },
      }),
    );
  await announce(one, 'closing-soon', 10);
  await announce(one, 'closing-soon', 10);
  await announce(one, 'closes-in-an-hour', 10);
  await announce(two, 'closing-soon', 10);
  await announce(one, 'closing-soon', 11);
  const events = await kit.db.selectFrom('event').select(['engagementId', 'kind']).orderBy('sequence').execute();
  expect(events).toEqual([
    { engagementId: one.engagementId, kind: 'engagement.closing-soon' },
    { engagementId: one.engagementId, kind: 'engagement.closes-in-an-hour' },
    { engagementId: two.engagementId, kind: 'engagement.closing-soon' },
    { engagementId: one.engagementId, kind: 'engagement.closing-soon' },
  ]);
});

test('a deadline is due for one reminder within a day, and for another within an hour', () => {
  const now = new Date('2026-11-20T04:00:00Z');
  const kinds = { inADay: 'day', inAnHour: 'hour' } as const;
  const dueIn = (minutes: number) => dueReminderKind(new Date(now.getTime() + minutes * 60_000), now, kinds)?.kind;
  expect([1441, 1440, 61, 60, 1, 0, -1].map(dueIn)).toEqual([
    undefined,
    'day',
    'day',
    'hour',
    'hour',
    undefined,
    undefined,
  ]);
  expect(dueReminderKind(null, now, kinds)).toBeUndefined();
});
