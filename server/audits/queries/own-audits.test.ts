import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeSecondFactor, makeTenant, makeUser } from '#server/identity/factories.ts';
import { AuctionFixture } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAudit } from '../factories.ts';
import { listOwnAudits } from './own-audits.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const makeAuditor = async () => {
  const firm = await makeTenant(kit.db, { side: 'auditor' });
  return makeUser(kit.db, { tenantId: firm.id, role: 'none' });
};
const own = (userId: string) => kit.asAuditor(userId, (scope) => listOwnAudits(scope));

test('an auditor sees the lots of their own audits only', async () => {
  const [auditor, other] = [await makeAuditor(), await makeAuditor()];
  const { auctionId, lotId } = await auction.closedLot();
  const given = { engagementId: auctionId, namedAt: kit.clock.now() };
  await makeAudit(kit.db, { ...given, auditorId: auditor.tenantId });
  expect(await own(auditor.id)).toMatchObject({
    audits: [{ clientName: auction.market.client.name, lots: [{ talentRequestId: lotId }] }],
  });
  expect((await own(other.id)).audits).toEqual([]);
});

test('a lot is readable once its result is final', async () => {
  const auditor = await makeAuditor();
  const { auctionId, lotId } = await auction.closedLot();
  await makeAudit(kit.db, { engagementId: auctionId, auditorId: auditor.tenantId, namedAt: kit.clock.now() });
  expect(await own(auditor.id)).toMatchObject({ audits: [{ lots: [{ state: 'closed', isReadable: false }] }] });
  await auction.award(auctionId, lotId, { to: [auction.market.rival.id] });
  expect(await own(auditor.id)).toMatchObject({ audits: [{ lots: [{ state: 'awarded', isReadable: true }] }] });
});

test('two-step sign-in is needed until it is on', async () => {
  const auditor = await makeAuditor();
  expect(await own(auditor.id)).toMatchObject({ needsTwoStep: true });
  await makeSecondFactor(kit.db, auditor.id);
  expect(await own(auditor.id)).toMatchObject({ needsTwoStep: false });
});
