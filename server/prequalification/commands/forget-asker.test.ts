import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeDocument, makePrequalification, makeStep } from '../factories.ts';
import { forgetAsker } from './forget-asker.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('the name of who asked, decided and uploaded can be taken out of all of it', async () => {
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

  for (const { id } of [asker, decider]) await kit.asSystem((scope) => forgetAsker(scope, id, 'A former user'));
  const left = JSON.stringify([
    await kit.db.selectFrom('prequalificationRequest').selectAll().execute(),
    await kit.db.selectFrom('prequalificationStep').selectAll().execute(),
    await kit.db.selectFrom('prequalificationVersion').selectAll().execute(),
  ]);
  for (const name of ['Ines', 'Owen']) expect(left).not.toContain(name);
  expect(left.match(/A former user/g)).toHaveLength(5);
});
