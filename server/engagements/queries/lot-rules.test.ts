import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';
import { findLotRules } from './lot-rules.ts';

let kit: TestKit;
let agencyUser: string;
let clientUser: string;
let otherClientUser: string;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  const agency = await makeTenant(kit.db);
  const client = await makeTenant(kit.db, { side: 'client' });
  const otherClient = await makeTenant(kit.db, { side: 'client' });
  clientId = client.id;
  agencyUser = (await makeUser(kit.db, { tenantId: agency.id })).id;
  clientUser = (await makeUser(kit.db, { tenantId: client.id })).id;
  otherClientUser = (await makeUser(kit.db, { tenantId: otherClient.id })).id;
});
afterAll(() => kit.close());

test('an agency reads the rules of published talent requests, an employer those of its own', async () => {
  const engagementId = (await makeEngagement(kit.db, { clientId, kind: 'competitive' })).id;
  const { id } = await makeTalentRequest(kit.db, { engagementId });
  const hidden = await makeTalentRequest(kit.db, { engagementId, publishedAt: null });
  const read = (userId: string) =>
    kit.as(userId, async (scope) => [...(await findLotRules(scope, [id, hidden.id])).keys()].toSorted());
  expect(await read(agencyUser)).toEqual([id]);
  expect(await read(clientUser)).toEqual([id, hidden.id].toSorted());
  expect(await read(otherClientUser)).toEqual([]);
});

test('amounts are read without zeros at the end', async () => {
  const endsAt = new Date('2026-12-01T06:00:00Z');
  const { id: engagementId } = await makeEngagement(kit.db, { clientId, kind: 'competitive', biddingEndsAt: endsAt });
  const lotRules = { ceiling: '25.5', startPrice: '20', minimumStep: '0.25' };
  const { id } = await makeTalentRequest(kit.db, { engagementId, lotRules });
  const rules = await kit.as(agencyUser, async (scope) => (await findLotRules(scope, [id])).get(id));
  expect(rules).toEqual({
    version: 1,
    bidTypeId: 2,
    bidMethodId: 1,
    awardTypeId: 1,
    awardLimit: null,
    ...lotRules,
    referenceAmount: '112500',
    hoursPerDay: null,
    isStepPercent: false,
    minimumBids: 1,
    extensionMinutes: 5,
    extensionLimit: 6,
    hardEndMinutes: 30,
    tieRule: 'time',
    standstillDays: 0,
    showsBidderCount: false,
    endsAt,
  });
});

test('a talent request of a success fee has no bidding rules', async () => {
  const { id: engagementId } = await makeEngagement(kit.db, { clientId });
  const { id } = await makeTalentRequest(kit.db, { engagementId });
  expect(await kit.as(clientUser, (scope) => findLotRules(scope, [id]))).toEqual(new Map());
});
