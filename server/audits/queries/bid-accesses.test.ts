import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { AuctionFixture, outcomeCode } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAudit, makeAuditAccess } from '../factories.ts';
import { listBidAccesses } from './bid-accesses.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const accesses = (userId: string, talentRequestId: string) =>
  kit.asAgency(userId, (scope) => listBidAccesses(scope, { talentRequestId }));

/** Creates a closed sealed lot whose log a firm downloads a minute later. */
const downloadedLot = async () => {
  const { auctionId, lotId } = await auction.closedLot({ bidTypeId: 1 });
  const firm = await makeTenant(kit.db, { side: 'auditor', name: 'Marlow Assurance' });
  const closedAt = kit.clock.now();
  const auditId = await makeAudit(kit.db, { engagementId: auctionId, auditorId: firm.id, namedAt: closedAt });
  const at = new Date(closedAt.getTime() + 60_000);
  await makeAuditAccess(kit.db, { auditId, talentRequestId: lotId, at, isDownload: true });
  return { lotId, closedAt, at };
};

test('every bidder sees the opening of sealed bids and the downloads of the auditor, latest first', async () => {
  const { lotId, closedAt, at } = await downloadedLot();
  const seen = {
    accesses: [
      {
        kind: 'audit',
        at: at.toISOString(),
        auditorName: 'Marlow Assurance',
        isDownload: true,
        withNames: false,
      },
      { kind: 'opening', at: closedAt.toISOString() },
    ],
  };
  expect(await accesses(auction.market.owner.id, lotId)).toEqual(seen);
  expect(await accesses(auction.market.rivalOwner.id, lotId)).toEqual(seen);
});

test('an agency without a bid sees nothing, and row security shows it no access', async () => {
  const { lotId } = await downloadedLot();
  const { id: tenantId } = await makeTenant(kit.db, { name: 'No bidder' });
  const { id } = await makeUser(kit.db, { tenantId });
  expect(outcomeCode(await accesses(id, lotId))).toBe('not-found');
  expect(await kit.asAgency(id, ({ db }) => db.selectFrom('auditAccess').selectAll().execute())).toEqual([]);
});
