import { expect, test } from 'vitest';
import { createTestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { findDisputesByEmail } from './disputes-by-email.ts';

test('an agency’s disputes are found by the address of the person, in any case of letters, until they are cleared', async () => {
  const kit = await createTestKit();
  const { candidate, agency, rival } = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const by = { supplierId: rival.agency.id, openedBy: rival.recruiter.id };
  const { id } = await makeDispute(kit.db, { ...by, candidateId: candidate.id });
  const find = (supplierId: string, emailAddress: string) =>
    kit.asSystem((scope) => findDisputesByEmail(scope, { supplierId, emailAddress }));
  expect(await find(rival.agency.id, candidate.emailAddress.toUpperCase())).toEqual([{ id, isOpen: true }]);
  expect(await find(rival.agency.id, 'somebody.else@inbox.example')).toEqual([]);
  expect(await find(agency.id, candidate.emailAddress)).toEqual([]);
  const end = { state: 'dismissed', endedAt: kit.clock.now() } as const;
  await kit.db.updateTable('ownershipDispute').set(end).where('id', '=', id).execute();
  expect(await find(rival.agency.id, candidate.emailAddress)).toEqual([{ id, isOpen: false }]);
  await kit.db.updateTable('ownershipDispute').set({ erasedAt: kit.clock.now() }).where('id', '=', id).execute();
  expect(await find(rival.agency.id, candidate.emailAddress)).toEqual([]);
  await kit.close();
});
