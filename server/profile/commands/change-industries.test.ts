import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeIndustry } from '../factories.ts';
import { listIndustries } from '../queries/read-work.ts';
import { addIndustries, deleteIndustry } from './change-industries.ts';

let kit: TestKit;
const newOwner = async () => makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
let owner: UserFixture;
let rival: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await newOwner();
  rival = await newOwner();
});
afterAll(() => kit.close());

const add = (...industries: { industryId: number; subIndustryId: number | null }[]) =>
  kit.asAgency(owner.id, (scope) => addIndustries(scope, { industries }));
const errors = async (answer: ReturnType<typeof add>) => {
  const found = await answer;
  return 'results' in found ? found.results.map(({ error }) => error) : found;
};

test('industries and parts are added together, and each has its result', async () => {
  expect(
    await errors(
      add(
        { industryId: 3, subIndustryId: null },
        { industryId: 3, subIndustryId: 31 },
        { industryId: 99, subIndustryId: null },
        { industryId: 3, subIndustryId: 11 },
      ),
    ),
  ).toEqual([null, null, 'Industry 99 is not a valid choice', 'Sub-industry 11 is not a valid choice']);
  const own = await kit.asAgency(owner.id, listIndustries);
  expect(own.map(({ sector, industry, subIndustry }) => [sector, industry, subIndustry])).toEqual([
    ['Private', 'Manufacturing', null],
    ['Private', 'Manufacturing', 'Food and drink'],
  ]);
});

test('an industry that is already there, or requested twice, is reported by name and changes nothing', async () => {
  expect(
    await errors(
      add(
        { industryId: 3, subIndustryId: 31 },
        { industryId: 1, subIndustryId: null },
        { industryId: 1, subIndustryId: null },
      ),
    ),
  ).toEqual(['Food and drink is on your list already', null, 'Agriculture is on your list already']);
  expect(await kit.asAgency(owner.id, listIndustries)).toHaveLength(3);
});

test('an industry is removed, and an agency cannot remove one of another agency', async () => {
  const mine = await newOwner();
  const own = await makeIndustry(kit.db, { tenantId: mine.tenantId });
  const others = await makeIndustry(kit.db, { tenantId: rival.tenantId });
  const remove = (tenantIndustryId: string) =>
    kit.asAgency(mine.id, (scope) => deleteIndustry(scope, { tenantIndustryId }));
  expect(await remove(others)).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await remove(own)).toEqual({ tenantIndustryId: own });
  expect(await kit.asAgency(mine.id, listIndustries)).toEqual([]);
  expect(await kit.asAgency(rival.id, listIndustries)).toHaveLength(1);
});
