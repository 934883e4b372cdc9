import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { inSystemScope } from '#server/platform/scope/open.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeInboundAddress } from '../factories.ts';
import { storeInboundEmail } from './store-email.ts';

const domain = 'reply.rolecall.example';
let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const store = (email: Partial<Parameters<typeof storeInboundEmail>[1]>) =>
  inSystemScope({ ...kit.source, settings: { ...kit.source.settings, inboundMailDomain: domain } }, 'a test', (scope) =>
    storeInboundEmail(scope, {
      messageId: '<1@harbour.example>',
      sender: 'mara@harbour.example',
      recipients: [],
      isAutomatic: false,
      raw: Buffer.from('Hi'),
      ...email,
    }),
  );
const stored = () => kit.db.selectFrom('inboundEmail').select(['addressId', 'status', 'sender']).execute();

test('an email is stored once for each known address, and an automatic one without its content [N05]', async () => {
  const { talentRequestId } = market;
  const one = await makeInboundAddress(kit.db, { userId: market.owner.id, talentRequestId });
  const other = await makeInboundAddress(kit.db, { userId: market.standard.id, talentRequestId });
  const [first, second] = [`cv+${one.token}@${domain}`, `cv+${other.token}@${domain}`];
  await store({ recipients: [first, 'info@harbour.example'] });
  await store({ recipients: [first, second] });
  expect((await stored()).map(({ addressId }) => addressId).toSorted()).toEqual([one.id, other.id].toSorted());
  await store({ recipients: [second], messageId: '<2@harbour.example>', raw: null });
  expect(await stored()).toContainEqual({ addressId: other.id, status: 'ignored', sender: null });
});
