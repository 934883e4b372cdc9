import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { auditEvents } from '#server/audits/events.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { AuctionFixture, outcomeCode, refusalReasonCodes } from '#server/testing/auction-fixture.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listOwnAudits } from '../queries/own-audits.ts';
import { endAudit } from './change-audit.ts';
import { nameAuditor } from './name-auditor.ts';

let kit: TestKit;
let auction: AuctionFixture;
beforeAll(async () => {
  kit = await createTestKit();
  auction = await AuctionFixture.create(kit);
});
afterAll(() => kit.close());
beforeEach(() => auction.reset());

const person = { organizationName: 'Marlow Assurance', firstName: 'Odile', lastName: 'Renner' };
const name = (engagementId: string, email = 'odile@marlow.example') =>
  kit.asProvider(auction.staff, (scope) => nameAuditor(scope, { engagementId, ...person, email }));
const settled = async () => {
  const lot = await auction.closedLot();
  await auction.award(lot.auctionId, lot.lotId, { to: [auction.market.rival.id] });
  return lot;
};

test('an auction has an auditor only once every lot is settled', async () => {
  const { auctionId, lotId } = await auction.lotInStandstill();
  const refused = await name(auctionId);
  expect([outcomeCode(refused), refusalReasonCodes(refused)]).toEqual(['lots-not-settled', ['lots-not-settled']]);
  kit.clock.advance(7 * 24 * 3_600_000);
  await auction.finalize();
  expect(await auction.stateOf(lotId)).toBe('awarded');
  expect(await name(auctionId)).toMatchObject({ auditorName: 'Marlow Assurance', personName: 'Odile Renner' });
});

test('a new auditor gets an account and an event that leads to the invitation', async () => {
  const { auctionId } = await settled();
  expect(await name(auctionId, 'Piet@Marlow.example')).toMatchObject({
    email: 'piet@marlow.example',
    namesShownAt: null,
    endedAt: null,
    accesses: [],
  });
  const { id } = await kit.db
    .selectFrom('appUser')
    .select('id')
    .where('email', '=', 'piet@marlow.example')
    .executeTakeFirstOrThrow();
  const own = await kit.asAuditor(id, (scope) => listOwnAudits(scope));
  expect(own).toMatchObject({ needsTwoStep: true, audits: [{ lots: [{ isReadable: true, state: 'awarded' }] }] });
  const events = await kit.db
    .selectFrom('event')
    .select(['data', 'supplierId', 'clientId'])
    .where('kind', '=', auditEvents.named)
    .where('engagementId', '=', auctionId)
    .execute();
  expect(events).toEqual([
    { data: expect.objectContaining({ userId: id }) as unknown, supplierId: null, clientId: null },
  ]);
});

test('an auditor keeps their account for the next audit, and an auction has one auditor at a time', async () => {
  const first = await settled();
  const second = await settled();
  const one = await name(first.auctionId, 'nadia@marlow.example');
  expect(await name(second.auctionId, 'nadia@marlow.example')).toMatchObject({ email: 'nadia@marlow.example' });
  const users = await kit.db.selectFrom('appUser').select('id').where('email', '=', 'nadia@marlow.example').execute();
  expect(users).toHaveLength(1);
  expect(outcomeCode(await name(first.auctionId, 'other@fenwick.example'))).toBe('audit-running');
  const auditId = 'auditId' in one ? one.auditId : '';
  await kit.asProvider(auction.staff, (scope) => endAudit(scope, { auditId }));
  expect(outcomeCode(await name(first.auctionId, 'other@fenwick.example'))).toBe('done');
});

test('a user of an agency, an employer or Rolecall cannot be the auditor', async () => {
  const { auctionId } = await settled();
  for (const side of ['agency', 'client', 'provider'] as const) {
    const { id } = await makeTenant(kit.db, { side });
    const { email } = await makeUser(kit.db, { tenantId: id });
    expect(await name(auctionId, email)).toMatchObject({
      refusal: { code: 'not-an-auditor' },
      fields: [{ field: 'email' }],
    });
  }
});

test('an unknown auction is not found', async () => {
  expect(outcomeCode(await name('0193a000-0000-7000-8000-000000000001'))).toBe('not-found');
});
