import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listOpportunityRows, prequalificationStateView } from './opportunity-rows.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('rows have the order of the ids, without invisible ones', async () => {
  const user = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const { id: clientId } = await makeTenant(kit.db, { side: 'client' });
  const [one, other, hidden] = [
    await makeEngagement(kit.db, { clientId, title: 'one' }),
    await makeEngagement(kit.db, { clientId, title: 'other' }),
    await makeEngagement(kit.db, { clientId, title: 'hidden', publishedAt: null }),
  ];
  const rows = await kit.asAgency(user.id, (scope) => listOpportunityRows(scope, [other.id, hidden.id, one.id]));
  expect(rows.map(({ title }) => title)).toEqual(['other', 'one']);
  expect(await kit.asAgency(user.id, (scope) => listOpportunityRows(scope, []))).toEqual([]);
});

test('a prequalification without a request has no status and no day [O03]', () =>
  expect(prequalificationStateView(undefined, undefined)).toEqual({
    isPrequalificationApplied: false,
    prequalificationStageStatus: '',
    prequalificationStatusId: null,
    prequalificationDay: null,
    applicationStatusId: null,
    applicationStatus: '',
  }));
