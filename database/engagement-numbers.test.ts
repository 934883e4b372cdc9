import { sql, type Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { up } from './migrations/0100-one-engagement-number-sequence.ts';

let kit: TestKit;
let clientId: string;
beforeAll(async () => {
  kit = await createTestKit();
  clientId = (await makeTenant(kit.db, { side: 'client' })).id;
});
afterAll(() => kit.close());

const numberOf = async (id: string): Promise<number> =>
  (await kit.db.selectFrom('engagement').select('number').where('id', '=', id).executeTakeFirstOrThrow()).number;

test('engagements of both kinds are numbered by one sequence, and the database takes no number twice', async () => {
  const one = await makeEngagement(kit.db, { clientId, kind: 'competitive' });
  const other = await makeEngagement(kit.db, { clientId, kind: 'successfee' });
  expect(other.number).toBe(one.number + 1);
  await expect(makeEngagement(kit.db, { clientId, kind: 'successfee', number: one.number })).rejects.toThrow(
    'engagement_number_key',
  );
});

test('of two engagements that shared a number the one published first keeps it, and the board follows', async () => {
  await sql`alter table engagement drop constraint engagement_number_key,
    add constraint engagement_kind_number_key unique (kind, number)`.execute(kit.db);
  const older = await makeEngagement(kit.db, { clientId, kind: 'competitive', number: 804 });
  const createdAt = new Date(older.createdAt.getTime() + 1000);
  const newer = await makeEngagement(kit.db, { clientId, kind: 'successfee', number: 804, createdAt });
  const alone = await makeEngagement(kit.db, { clientId, kind: 'successfee', number: 805 });
  const { id: supplierId } = await makeTenant(kit.db);
  await makeApplication(kit.db, { engagementId: newer.id, supplierId });
  await sql`drop sequence engagement_number`.execute(kit.db);
  await up(kit.db as Kysely<unknown>);
  expect([await numberOf(older.id), await numberOf(alone.id), await numberOf(newer.id)]).toEqual([804, 805, 806]);
  const board = await sql`select number from board_row where engagement_id = ${newer.id}`.execute(kit.db);
  expect(board.rows).toEqual([{ number: 806 }]);
  expect((await makeEngagement(kit.db, { clientId })).number).toBe(807);
});
