import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClassification } from '../factories.ts';
import { checkClassifications } from '../queries/read-work.ts';
import { changeClassification, changeSubClassification } from './change-classification.ts';
import { lockClassifications } from './save-classifications.ts';

let kit: TestKit;
let owner: UserFixture;
let rival: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test("locking returns the agency's own classifications, whole or in parts, and nothing of another agency", async () => {
  await makeClassification(kit.db, { tenantId: owner.tenantId, classificationId: 1 });
  await makeClassification(kit.db, { tenantId: owner.tenantId, classificationId: 2, parts: [21, 22] });
  await makeClassification(kit.db, { tenantId: rival.tenantId, classificationId: 3 });
  expect(await kit.asAgency(owner.id, lockClassifications)).toEqual(
    new Map<number, unknown>([
      [1, 'whole'],
      [2, new Set([21, 22])],
    ]),
  );
});

test('concurrent additions and removals leave a valid state', async () => {
  const acts = Array.from({ length: 8 }, (_, at) =>
    kit.asAgency(rival.id, (scope): Promise<unknown> =>
      at % 2 === 0
        ? changeSubClassification(scope, { subClassificationId: 31 + (at % 3), isDeleted: false })
        : changeClassification(scope, { classificationId: 3, isDeleted: at % 4 === 3 }),
    ),
  );
  await Promise.all(acts);
  const rows = await kit.db
    .selectFrom('tenantClassification as own')
    .leftJoin('tenantSubClassification as part', 'part.tenantClassificationId', 'own.id')
    .where('own.tenantId', '=', rival.tenantId)
    .select(['own.withAllSubClassifications', 'part.id'])
    .execute();
  expect(rows.every(({ withAllSubClassifications, id }) => withAllSubClassifications === (id === null))).toBe(true);
  expect((await kit.asAgency(rival.id, checkClassifications)).hasClassifications).toBe(rows.length > 0);
});
