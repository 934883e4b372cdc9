import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeClassification, makeIndustry, makeJobTitle } from '../factories.ts';
import { checkClassifications, listClassifications, listIndustries, listJobTitles } from './read-work.ts';

let kit: TestKit;
let owner: UserFixture;
let rival: UserFixture;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
  rival = await makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
});
afterAll(() => kit.close());

test('classifications come in the order of the lookup with their parts, industries with their sectors', async () => {
  const { tenantId } = owner;
  await makeClassification(kit.db, { tenantId, classificationId: 2, parts: [22, 21] });
  await makeClassification(kit.db, { tenantId, classificationId: 1 });
  await makeIndustry(kit.db, { tenantId, industryId: 2, subIndustryId: 22 });
  await makeIndustry(kit.db, { tenantId, industryId: 1 });
  const classifications = await kit.asAgency(owner.id, listClassifications);
  expect(
    classifications.map((one) => [
      one.classification,
      one.withAllSubClassifications,
      one.tenantSubClassifications.map(({ subClassification }) => subClassification),
    ]),
  ).toEqual([
    ['Accounting', true, []],
    ['Administration & Office', false, ['Executive assistance', 'Reception']],
  ]);
  const industries = await kit.asAgency(owner.id, listIndustries);
  expect(industries.map(({ sector, industry, subIndustry }) => [sector, industry, subIndustry])).toEqual([
    ['Private', 'Agriculture', null],
    ['Listed', 'Mining', 'Metal ores'],
  ]);
});

test('job titles are sorted by name', async () => {
  await makeJobTitle(kit.db, { tenantId: owner.tenantId, jobTitleId: 1012 });
  await makeJobTitle(kit.db, { tenantId: owner.tenantId, jobTitleId: 1011 });
  const titles = await kit.asAgency(owner.id, listJobTitles);
  expect(titles.map(({ jobTitle }) => jobTitle)).toEqual(['Financial Accountant', 'Management Accountant']);
});

test('another agency does not see them', async () => {
  expect(await kit.asAgency(rival.id, checkClassifications)).toEqual({ hasClassifications: false });
  for (const list of [listClassifications, listIndustries, listJobTitles])
    expect(await kit.asAgency(rival.id, (scope): Promise<unknown> => list(scope))).toEqual([]);
});
