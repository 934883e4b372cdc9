import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { sql } from 'kysely';
import { makeSecondFactor, makeTenant, makeUser } from '#server/identity/factories.ts';
import { AuctionFixture, outcomeCode } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeAudit } from '../factories.ts';
import { readAuditedLog } from '../queries/audited-log.ts';
import { listOwnAudits } from '../queries/own-audits.ts';
import { endAudit, showAgencyNames } from './change-audit.ts';

let kit: TestKit;
let auction: AuctionFixture;
let auditor: { id: string; tenantId: string };
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
  const firm = await makeTenant(kit.db, { side: 'auditor', name: 'Marlow Assurance' });
  auditor = await makeUser(kit.db, { tenantId: firm.id, role: 'none' });
  await makeSecondFactor(kit.db, auditor.id);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const audited = async () => {
  const { auctionId, lotId } = await auction.closedLot();
  await auction.award(auctionId, lotId, { to: [auction.market.rival.id] });
  const auditId = await makeAudit(kit.db, {
    engagementId: auctionId,
    auditorId: auditor.tenantId,
    namedAt: kit.clock.now(),
  });
  return { auditId, talentRequestId: lotId };
};
const read = (input: { auditId: string; talentRequestId: string }) =>
  kit.asAuditor(auditor.id, (scope) => readAuditedLog(scope, input));
const show = (auditId: string) =>
  kit.asProvider(auction.staff, (scope) =>
    showAgencyNames(scope, { auditId, reason: 'An agency disputes the award.' }),
  );
const end = (auditId: string) => kit.asProvider(auction.staff, (scope) => endAudit(scope, { auditId }));

test('names are shown once Rolecall has approved it with a reason, and once only', async () => {
  const lot = await audited();
  expect(await read(lot)).toMatchObject({ names: null });
  expect(await show(lot.auditId)).toMatchObject({ namesReason: 'An agency disputes the award.' });
  const log = await read(lot);
  const names = 'names' in log ? (log.names ?? []).map(({ agencyName }) => agencyName) : [];
  expect(names.toSorted()).toEqual([auction.market.agency.name, auction.market.rival.name].toSorted());
  expect(outcomeCode(await show(lot.auditId))).toBe('names-shown');
});

test('an audit that has ended shows no log and takes no further change', async () => {
  const lot = await audited();
  expect(await end(lot.auditId)).toMatchObject({ endedAt: kit.clock.now().toISOString() });
  expect(outcomeCode(await read(lot))).toBe('not-found');
  const { audits } = await kit.asAuditor(auditor.id, (scope) => listOwnAudits(scope));
  expect(audits.find(({ auditId }) => auditId === lot.auditId)).toMatchObject({
    endedAt: kit.clock.now().toISOString(),
    lots: [{ isReadable: false }],
  });
  expect([outcomeCode(await end(lot.auditId)), outcomeCode(await show(lot.auditId))]).toEqual([
    'audit-ended',
    'audit-ended',
  ]);
});

test('an unknown audit is not found', async () => {
  const auditId = '0193a000-0000-7000-8000-000000000001';
  expect([outcomeCode(await end(auditId)), outcomeCode(await show(auditId))]).toEqual(['not-found', 'not-found']);
});

test('the database lets an auditor change nothing about an audit', async () => {
  const { auditId } = await audited();
  const touched = await kit.asAuditor(auditor.id, async ({ db }) => [
    await sql`update audit set names_shown_at = now(), names_shown_by_name = 'x', names_reason = 'x'`.execute(db),
    await sql`delete from audit where id = ${auditId}`.execute(db),
  ]);
  expect(touched.map(({ numAffectedRows }) => numAffectedRows)).toEqual([0n, 0n]);
  await expect(kit.asAuditor(auditor.id, ({ db }) => sql`delete from audit_access`.execute(db))).rejects.toThrow(
    /permission denied/,
  );
});
