import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarketFixture } from '#server/applications/factories.ts';
import { makeThread } from '#server/clarifications/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeInboundAddress } from '../factories.ts';
import { listOwnAddresses } from './own-addresses.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test("a user's own addresses are listed, and those of colleagues and of the other side are not", async () => {
  const { agency, client, owner, standard, employer, talentRequestId } = await makeMarketFixture(kit.db);
  const parties = { supplierId: agency.id, clientId: client.id, createdAt: kit.clock.now() };
  const { id: threadId } = await makeThread(kit.db, { kind: 'discussion', subject: 'Terms', ...parties });
  const createdAt = kit.clock.now();
  const forCvs = await makeInboundAddress(kit.db, { userId: owner.id, talentRequestId, page: '/cvs' });
  const forReplies = await makeInboundAddress(kit.db, { userId: owner.id, threadId, createdAt });
  await makeInboundAddress(kit.db, { userId: standard.id, threadId });
  const ofEmployer = await makeInboundAddress(kit.db, { userId: employer.id, threadId });
  const settings = { ...kit.source.settings, inboundMailDomain: 'reply.rolecall.example' };
  const own = (userId: string) => kit.as(userId, (scope) => listOwnAddresses({ ...scope, settings }));
  expect(await own(owner.id)).toEqual([
    {
      address: `reply+${forReplies.token}@reply.rolecall.example`,
      page: '/messages',
      created: createdAt.toISOString(),
    },
    { address: `cv+${forCvs.token}@reply.rolecall.example`, page: '/cvs', created: forCvs.createdAt.toISOString() },
  ]);
  expect((await own(employer.id)).map(({ address }) => address)).toEqual([
    `reply+${ofEmployer.token}@reply.rolecall.example`,
  ]);
});
