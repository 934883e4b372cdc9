import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClassification } from '../factories.ts';
import { listClassifications } from '../queries/read-work.ts';
import { changeSubClassification } from './change-classification.ts';

let kit: TestKit;
let owner: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

const part = (subClassificationId: number, isDeleted = false) =>
  kit.asAgency(owner.id, (scope) => changeSubClassification(scope, { subClassificationId, isDeleted }));
const partsOf = async (classificationId: number) =>
  (await kit.asAgency(owner.id, listClassifications))
    .filter((one) => one.classificationId === classificationId)
    .flatMap((one) => one.tenantSubClassifications.map(({ subClassificationId }) => subClassificationId));

test('parts are added one by one, and the first classification in parts sets firstLoggedIn too', async () => {
  expect(await part(11)).toMatchObject({
    classification: { classificationId: 1, withAllSubClassifications: false },
    hasClassifications: true,
    firstLoggedIn: true,
  });
  await part(12);
  await part(12);
  expect(await partsOf(1)).toEqual([11, 12]);
});

test('adding a part reduces a whole classification to that part', async () => {
  await makeClassification(kit.db, { tenantId: owner.tenantId, classificationId: 2 });
  expect(await part(23)).toMatchObject({ classification: { withAllSubClassifications: false } });
  expect(await partsOf(2)).toEqual([23]);
});

test('removing the last part removes its classification', async () => {
  await part(11, true);
  expect(await partsOf(1)).toEqual([12]);
  expect(await part(12, true)).toMatchObject({ classification: null, hasClassifications: true });
});

test('an absent part cannot be removed, not even from a whole classification', async () => {
  await makeClassification(kit.db, { tenantId: owner.tenantId, classificationId: 3 });
  expect(await part(31, true)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await part(24, true)).toMatchObject({ refusal: { code: 'not-found' } });
});

test('an unknown number is refused: unknown-sub-classification', async () => {
  expect(await part(99999)).toMatchObject({ refusal: { code: 'unknown-sub-classification' } });
});
