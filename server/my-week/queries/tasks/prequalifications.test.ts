import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listMembers } from '../members.ts';
import { derivePrequalificationTasks } from './prequalifications.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('a prequalification that ends is a task of its requester, or of the owners if they have left [W01]', async () => {
  const { agency, client, owner, standard, rivalOwner } = market;
  const { id } = await makePrequalification(kit.db, {
    supplierId: agency.id,
    clientId: client.id,
    requestedBy: standard.id,
    endsOn: '2026-12-01',
  });
  const tasks = () =>
    kit.asAgency(owner.id, async (scope) => derivePrequalificationTasks(scope, await listMembers(scope)));
  expect(await tasks()).toMatchObject([
    {
      title: 'Prequalification ends: Permanent, Professional',
      action: 'Ask for an extension',
      client: { clientId: client.id, clientName: 'Northwind Health' },
      due: '2026-12-01',
      userIds: [standard.id],
    },
  ]);
  const set = { requestedBy: rivalOwner.id, endsOn: '2026-11-10' };
  await kit.db.updateTable('prequalificationRequest').set(set).where('id', '=', id).execute();
  expect(await tasks()).toMatchObject([{ action: 'Request again', due: '2026-11-10', userIds: [owner.id] }]);
});
