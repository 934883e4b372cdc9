import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { AuctionFixture, outcomeCode } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { endAudit } from '../commands/change-audit.ts';
import { makeAudit, makeAuditAccess } from '../factories.ts';
import { listAudits } from './list-audits.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const list = (engagementId: string) => kit.asProvider(auction.staff, (scope) => listAudits(scope, { engagementId }));

test('an auction in bidding has no audits and cannot have one yet', async () => {
  const { auctionId } = await auction.closedLot();
  expect(await list(auctionId)).toMatchObject({
    audits: [],
    can: { name: { allowed: false, reasons: [{ code: 'lots-not-settled' }] } },
  });
});

test('the audits of an auction have their people and accesses, latest first', async () => {
  const { auctionId, lotId } = await auction.closedLot();
  await auction.award(auctionId, lotId, { to: [auction.market.rival.id] });
  expect(await list(auctionId)).toEqual({ audits: [], can: { name: { allowed: true } } });
  const firm = await makeTenant(kit.db, { side: 'auditor', name: 'Marlow Assurance' });
  const { email } = await makeUser(kit.db, { tenantId: firm.id, firstName: 'Odile', lastName: 'Renner' });
  const given = { engagementId: auctionId, auditorId: firm.id };
  const auditId = await makeAudit(kit.db, { ...given, namedAt: kit.clock.now() });
  for (const isDownload of [false, true]) {
    kit.clock.advance(60_000);
    await makeAuditAccess(kit.db, { auditId, talentRequestId: lotId, at: kit.clock.now(), isDownload });
  }
  expect(await list(auctionId)).toMatchObject({
    audits: [
      {
        auditorName: 'Marlow Assurance',
        personName: 'Odile Renner',
        email,
        accesses: [{ isDownload: true }, { isDownload: false }],
      },
    ],
    can: { name: { allowed: false, reasons: [{ code: 'audit-running' }] } },
  });
  await kit.asProvider(auction.staff, (scope) => endAudit(scope, { auditId }));
  kit.clock.advance(60_000);
  const later = await makeAudit(kit.db, { ...given, namedAt: kit.clock.now() });
  const { audits } = (await list(auctionId)) as { audits: { auditId: string }[] };
  expect(audits.map((audit) => audit.auditId)).toEqual([later, auditId]);
});

test('an unknown auction is not found', async () => {
  expect(outcomeCode(await list('0193a000-0000-7000-8000-000000000001'))).toBe('not-found');
});
