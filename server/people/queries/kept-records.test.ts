import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makePersonWithAllRecords } from '#server/testing/people/person-with-all-records.ts';
import { makePersonHold } from '../factories.ts';
import { isHeldRecord, isKeptRecord } from './kept-records.ts';

let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

test('a record is kept for its text, and for nobody else', async () => {
  const whole = await makePersonWithAllRecords(kit.db);
  const provider = await makeTenant(kit.db, { side: 'provider' });
  const { id: placedBy } = await makeUser(kit.db, { tenantId: provider.id });
  await makePersonHold(kit.db, { candidateId: whole.candidateId, placedBy });
  const supplierId = `'${whole.place.agency.id}'::uuid`;
  const kept = async (text: string) => {
    const { isHeld, isKept } = await kit.db
      .selectNoFrom([
        isHeldRecord(supplierId, `'${text}'`).as('isHeld'),
        isKeptRecord(supplierId, `'${text}'`).as('isKept'),
      ])
      .executeTakeFirstOrThrow();
    return [isHeld, isKept];
  };
  expect(await kept('To Quilla@Featherstone.example')).toEqual([true, true]);
  expect(await kept('0491 570 156')).toEqual([true, true]);
  expect(await kept('linkedin.com/in/quilla-featherstone')).toEqual([true, true]);
  expect(await kept('somebody@else.example, 0491 570 199')).toEqual([false, false]);
});
