import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeEngagement, makeTalentRequest } from '../factories.ts';
import { findLotRules } from '../queries/lot-rules.ts';
import { saveLotEnd } from './change-lot-rules.ts';

let kit: TestKit;
let clientId: string;
let employer: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  employer = (await makeUser(kit.db, { tenantId: clientId })).id;
});
afterAll(() => kit.close());

test('the bidding stage ends with its last talent request, so that an earlier end does not move it', async () => {
  const first = new Date('2026-12-01T06:00:00Z');
  const { id: engagementId } = await makeEngagement(kit.db, { clientId, kind: 'competitive', biddingEndsAt: first });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId });
  const save = (endsAt: Date) =>
    kit.as(employer, async (scope) => {
      if (scope.side !== 'client') throw new Error('An employer was expected.');
      await saveLotEnd(scope, { talentRequestId, engagementId, clientId }, endsAt);
      return (await findLotRules(scope, [talentRequestId])).get(talentRequestId)?.endsAt;
    });
  const stageEnd = async () =>
    (
      await kit.db
        .selectFrom('engagement')
        .select('biddingEndsAt')
        .where('id', '=', engagementId)
        .executeTakeFirstOrThrow()
    ).biddingEndsAt;
  const earlier = new Date('2026-11-30T06:00:00Z');
  expect(await save(earlier)).toEqual(earlier);
  expect(await stageEnd()).toEqual(first);
  const later = new Date('2026-12-02T06:00:00Z');
  expect(await save(later)).toEqual(later);
  expect(await stageEnd()).toEqual(later);
});
