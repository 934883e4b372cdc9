import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeEngagementDocument, makeRequirement, makeTalentRequest } from '../factories.ts';
import { readOneOwnEngagement, readOwnEngagements } from './own-engagements.ts';

let kit: TestKit;
let clientUser: string;
let otherEngagementId: string;
let ids: string[];
beforeAll(async () => {
  kit = await createTestKit();
  const client = await makeTenant(kit.db, { side: 'client' });
  const other = await makeTenant(kit.db, { side: 'client' });
  clientUser = (await makeUser(kit.db, { tenantId: client.id })).id;
  otherEngagementId = (await makeEngagement(kit.db, { clientId: other.id })).id;
  ids = [];
  for (const [index, given] of [
    {},
    { kind: 'competitive' as const, stage: 'bidding' as const },
    { status: 'cancelled' as const, endedAs: 'discontinued' as const, stage: 'ended' as const },
  ].entries()) {
    const createdAt = new Date(Date.parse('2026-11-01T00:00:00Z') + index * 3_600_000);
    ids.push((await makeEngagement(kit.db, { clientId: client.id, createdAt, ...given })).id);
  }
  await makeTalentRequest(kit.db, { engagementId: ids[0] ?? '', noOfRoles: 4, noOfRolesFilled: 1 });
  await makeTalentRequest(kit.db, { engagementId: ids[0] ?? '', noOfRoles: 3, statusId: 7 });
});
afterAll(() => kit.close());

const list = (given: Partial<Parameters<typeof readOwnEngagements>[1]> = {}) =>
  kit.asClient(clientUser, (scope) => readOwnEngagements(scope, { pageCurrent: 0, pageSize: 10, ...given }));

test('an employer lists its own engagements with their roles, newest first', async () => {
  expect(await list()).toMatchObject({
    total: 3,
    records: [
      { engagementId: ids[2], engagementStatus: 'Discontinued' },
      { engagementId: ids[1], stage: 'bidding', noOfRoles: 0 },
      { engagementId: ids[0], noOfRoles: 4, noOfRolesFilled: 1 },
    ],
  });
});

test('the list is filtered by status and paged, with the exact total', async () => {
  expect(await list({ status: 'open' })).toMatchObject({ total: 2 });
  expect(await list({ pageSize: 2, pageCurrent: 1 })).toMatchObject({
    total: 3,
    pageCount: 2,
    recordCount: 1,
    records: [{ engagementId: ids[0] }],
  });
});

test('an employer reads an engagement with all its records, including unpublished ones', async () => {
  const engagementId = ids[0] ?? '';
  await makeRequirement(kit.db, { engagementId, publishedAt: null });
  await makeEngagementDocument(kit.db, { engagementId });
  const found = await kit.asClient(clientUser, (scope) => readOneOwnEngagement(scope, { engagementId }));
  expect(found).toMatchObject({ engagementId, talentRequests: [{}, {}], requirements: [{}], documents: [{}] });
});

test("another client's engagement is not found", async () => {
  const found = await kit.asClient(clientUser, (scope) =>
    readOneOwnEngagement(scope, { engagementId: otherEngagementId }),
  );
  expect(found).toMatchObject({ refusal: { code: 'not-found' } });
});
