import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeDocument, makePrequalification, makeStep } from '../factories.ts';
import { ownPrequalifications, ownUploads } from './own-prequalifications.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('who asked, decided and uploaded reads that of themselves', async () => {
  const supplierId = (await makeTenant(kit.db)).id;
  const clientId = (await makeTenant(kit.db, { side: 'client' })).id;
  const asker = await makeUser(kit.db, { tenantId: supplierId });
  const decider = await makeUser(kit.db, { tenantId: clientId });
  const { id: requestId } = await makePrequalification(kit.db, {
    supplierId,
    clientId,
    requestedBy: asker.id,
    requestedByName: 'Ines Marchetti',
    decidedBy: decider.id,
    decidedByName: 'Owen Prideaux',
  });
  const at = kit.clock.now();
  const step = { requestId, supplierId, clientId, at };
  await makeStep(kit.db, { ...step, statusId: 1, byUserId: asker.id, byName: 'Ines Marchetti' });
  await makeStep(kit.db, { ...step, statusId: 2, byUserId: decider.id, byName: 'Owen Prideaux' });
  await makeDocument(kit.db, { supplierId }, { uploadedBy: asker.id, uploadedByName: 'Ines Marchetti' });

  const done = { prequalificationId: requestId, at: at.toISOString() };
  expect(await kit.as(asker.id, ownPrequalifications)).toEqual([{ ...done, prequalificationStatus: 'Pending' }]);
  expect(await kit.as(decider.id, ownPrequalifications)).toEqual([{ ...done, prequalificationStatus: 'Approved' }]);
  expect(await kit.as(asker.id, ownUploads)).toMatchObject([{ file: 'Insurance.pdf' }]);
});
