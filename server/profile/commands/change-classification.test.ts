import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { checkClassifications, listClassifications } from '../queries/read-work.ts';
import { changeClassification, changeSubClassification } from './change-classification.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

const whole = (classificationId: number, isDeleted = false) =>
  kit.asAgency(owner.id, (scope) => changeClassification(scope, { classificationId, isDeleted }));
const part = (subClassificationId: number) =>
  kit.asAgency(owner.id, (scope) => changeSubClassification(scope, { subClassificationId, isDeleted: false }));

test('the first added classification sets firstLoggedIn, and the last one can be removed', async () => {
  expect(await kit.asAgency(owner.id, checkClassifications)).toEqual({ hasClassifications: false });
  expect(await whole(1)).toMatchObject({
    classification: { classification: 'Accounting', withAllSubClassifications: true, tenantSubClassifications: [] },
    hasClassifications: true,
    firstLoggedIn: true,
  });
  expect(await kit.asAgency(owner.id, checkClassifications)).toEqual({ hasClassifications: true });
  expect(await whole(1, true)).toEqual({ classification: null, hasClassifications: false, firstLoggedIn: true });
});

test('a whole classification replaces its parts, under the same ID', async () => {
  await part(21);
  const before = await part(22);
  const after = await whole(2);
  expect(after).toMatchObject({
    classification: {
      tenantClassificationId:
        'classification' in before ? before.classification?.tenantClassificationId : 'there is none',
      withAllSubClassifications: true,
      tenantSubClassifications: [],
    },
  });
  const rows = await kit.db.selectFrom('tenantSubClassification').selectAll().execute();
  expect(rows).toEqual([]);
});

test('adding twice stores one, and an absent one cannot be removed', async () => {
  await whole(3);
  await whole(3);
  const own = await kit.asAgency(owner.id, listClassifications);
  expect(own.filter(({ classificationId }) => classificationId === 3)).toHaveLength(1);
  expect(await whole(4, true)).toMatchObject({ refusal: { code: 'not-found' } });
});

test('an unknown number is refused: unknown-classification', async () => {
  expect(await whole(9999)).toMatchObject({
    refusal: { code: 'unknown-classification' },
    fields: [{ field: 'classificationId', message: 'Select a classification from the list.' }],
  });
});
