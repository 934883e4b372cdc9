import { expect, test } from 'vitest';
import { createTestKit } from '#server/testing/kit.ts';
import { makeTenant, makeUser } from '../factories.ts';
import { listStaffRecipients } from './staff.ts';

test('the staff are the users of the provider who have not been deleted', async () => {
  const kit = await createTestKit();
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const staff = await makeUser(kit.db, { tenantId: provider.id, firstName: 'Nils', lastName: 'Aas' });
  const { id: deleted } = await makeUser(kit.db, { tenantId: provider.id });
  await kit.db.updateTable('appUser').set({ deletedAt: kit.clock.now() }).where('id', '=', deleted).execute();
  await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  const listed = await kit.asSystem(listStaffRecipients);
  expect(listed).toEqual([{ address: staff.email, name: 'Nils Aas', userId: staff.id, tenantId: provider.id }]);
  await kit.close();
});
