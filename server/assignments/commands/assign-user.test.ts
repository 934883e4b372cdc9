import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeRole } from '#server/team/factories.ts';
import { listAssignments } from '../queries/assignments.ts';
import { assignUser } from './assign-user.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());
beforeEach(async () => {
  market = await makeMarketFixture(kit.db);
  await makeApplication(kit.db, { engagementId: market.engagementId, supplierId: market.agency.id });
});

const assign = (userId: string, by = market.owner.id, more: object = {}) =>
  kit.asAgency(by, (scope) => assignUser(scope, { engagementId: market.engagementId, userId, ...more }));
const assigned = async (by = market.owner.id): Promise<string[]> => {
  const list = await kit.asAgency(by, (scope) => listAssignments(scope, { engagementId: market.engagementId }));
  return 'assignments' in list ? list.assignments.map(({ name }) => name) : ['not found'];
};
const refused = (code: string) => ({ refusal: { code } });

test('an assignment has the IDs of its kind, user and agency, and the assigned user sees the engagement', async () => {
  const { standard, engagementId, agency, client } = market;
  expect(await assigned(standard.id)).toEqual(['not found']);
  const made = await assign(standard.id);
  expect(made).toMatchObject({
    successFeeId: engagementId,
    auctionId: null,
    auctionAgencyAssignmentId: null,
    userId: standard.id,
    authId: standard.id,
    email: standard.email,
    clientId: client.id,
    supplierId: agency.id,
    createdByName: 'Mara Ellingsen',
    isDeleted: false,
  });
  if ('assignmentId' in made) expect(made.successFeeAgencyAssignmentId).toBe(made.assignmentId);
  expect(await assigned(standard.id)).toEqual(['Tom Okafor']);
});

test('of two concurrent assignments of one user the second is refused: already-assigned', async () => {
  const both = await Promise.all([assign(market.standard.id), assign(market.standard.id)]);
  expect(both.filter((one) => 'refusal' in one)).toMatchObject([refused('already-assigned')]);
  expect(await assigned()).toEqual(['Tom Okafor']);
});

test('a user who cannot sign in or view engagements is refused with every reason: user-cannot-work', async () => {
  const unconfirmed = await makeUser(kit.db, { tenantId: market.agency.id, role: 'none', isEmailVerified: false });
  expect(await assign(unconfirmed.id)).toMatchObject({
    refusal: { code: 'user-cannot-work' },
    reasons: [{ code: 'not-confirmed' }],
  });
  const blind = await makeUser(kit.db, { tenantId: market.agency.id, role: 'none' });
  await makeRole(kit.db, {
    tenantId: market.agency.id,
    permissions: ['Notification=View / Filter / Action'],
    holderIds: [blind.id],
  });
  expect(await assign(blind.id)).toMatchObject({ reasons: [{ code: 'may-not-see' }] });
});

test('user and client IDs must match the record; users of another agency are not found', async () => {
  const { standard, rivalOwner, agency } = market;
  for (const more of [{ authId: rivalOwner.id }, { email: 'other@harbour.example' }, { clientId: agency.id }]) {
    expect(await assign(standard.id, market.owner.id, more)).toMatchObject(refused('not-found'));
  }
  expect(await assign(rivalOwner.id)).toMatchObject(refused('not-found'));
  expect(await assign(standard.id, market.owner.id, { authId: standard.id, email: standard.email })).toMatchObject({
    userId: standard.id,
  });
});

test('a user without permission to view the work of others can assign only where they work themselves', async () => {
  const lead = await makeUser(kit.db, { tenantId: market.agency.id, role: 'none' });
  await makeRole(kit.db, {
    tenantId: market.agency.id,
    permissions: ['Auctions=View Auctions / Staging', 'Auctions=Assign User to Auction'],
    holderIds: [lead.id],
  });
  expect(await assign(market.standard.id, lead.id)).toMatchObject(refused('not-found'));
  await assign(lead.id);
  expect(await assign(market.standard.id, lead.id)).toMatchObject({ userId: market.standard.id });
});
