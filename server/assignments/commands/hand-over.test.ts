import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeMarket, type Market } from '#server/applications/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { teamEvents } from '#server/team/public.ts';
import { makeAssignment } from '../factories.ts';
import { assignmentReactions } from '../reactions.ts';
import { handOver } from './hand-over.ts';

let kit: TestKit;
let market: Market;
beforeAll(async () => {
  kit = await createTestKit({ reactions: assignmentReactions });
  market = await makeMarket(kit.db);
});
afterAll(() => kit.close());

test('the work of somebody who is deleted goes to another, once; who has none hands nothing over', async () => {
  const { engagementId, agency, owner, standard } = market;
  const given = { supplierId: agency.id, userId: standard.id, successorId: owner.id, by: owner.id };
  const give = () => kit.asAgency(owner.id, (scope) => handOver(scope, given));
  const open = () => kit.db.selectFrom('assignment').select('userId').where('deletedAt', 'is', null).execute();
  await give();
  expect(await open()).toEqual([]);
  await makeAssignment(kit.db, { engagementId, userId: standard.id });
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  await kit.asAgency(owner.id, (scope) =>
    scope.emit({
      kind: teamEvents.userDeleted,
      supplierId: agency.id,
      data: { userId: standard.id, successorId: owner.id },
    }),
  );
  await give();
  expect(await open()).toEqual([{ userId: owner.id }]);
});
