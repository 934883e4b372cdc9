import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { changeMute } from '../commands/change-mute.ts';
import { listMutes, listOwnMutes } from './mutes.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('muted engagements are listed by title, for the settings and for the export of personal data', async () => {
  const market = await makeMarketFixture(kit.db);
  for (const title of ['Theatre nurses', 'Dock crew']) {
    const { id: engagementId } = await makeEngagement(kit.db, { clientId: market.client.id, title });
    await kit.asAgency(market.owner.id, (scope) => changeMute(scope, { engagementId, isMuted: true }));
  }
  const listed = await kit.asAgency(market.owner.id, listMutes);
  expect(listed).toMatchObject([{ title: 'Dock crew' }, { title: 'Theatre nurses' }]);
  const muted = kit.clock.now().toISOString();
  expect(await kit.asAgency(market.owner.id, listOwnMutes)).toEqual([
    { engagement: 'Dock crew', muted },
    { engagement: 'Theatre nurses', muted },
  ]);
});
