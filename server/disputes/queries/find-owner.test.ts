import { expect, test } from 'vitest';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { findDisputedPersonOwner } from './find-owner.ts';

test('the owner in the talent request comes before the one at the client; the agency itself is none', async () => {
  const kit = await createTestKit();
  const { candidate, rival, client, request } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const dispute = await makeDispute(kit.db, {
    candidateId: candidate.id,
    supplierId: rival.agency.id,
    openedBy: rival.recruiter.id,
  });
  const find = () => kit.asSystem((scope) => findDisputedPersonOwner(scope, dispute));
  expect(await find()).toEqual({ side: 'agency', candidateId: candidate.id, scopeId: client.id });
  const owned = await kit.db
    .selectFrom('candidateOwnership')
    .selectAll()
    .where('candidateId', '=', candidate.id)
    .execute();
  await kit.db
    .insertInto('candidateOwnership')
    .values(owned.map((row) => ({ ...row, scopeId: request.id, supplierId: client.id })))
    .execute();
  expect(await find()).toMatchObject({ side: 'client', scopeId: request.id });
  await kit.db.updateTable('candidateOwnership').set({ supplierId: rival.agency.id }).execute();
  expect(await find()).toBeUndefined();
  await kit.close();
});
