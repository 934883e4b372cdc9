import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type UserFixture } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeJobTitle } from '../factories.ts';
import { listJobTitles } from '../queries/read-work.ts';
import { addJobTitle, deleteJobTitle } from './change-job-titles.ts';

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

const add = (jobTitleId: number) => kit.asAgency(owner.id, (scope) => addJobTitle(scope, { jobTitleId }));
const changes = async (): Promise<number> => {
  const { count } = await kit.db
    .selectFrom('event')
    .where('supplierId', '=', owner.tenantId)
    .select((select) => select.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return count;
};

test('a job title is added with its profession, and only once', async () => {
  const added = await add(1011);
  expect(added).toEqual({
    jobTitleId: 1011,
    jobTitle: 'Financial Accountant',
    professionId: 101,
    profession: 'Accountant',
  });
  expect(await add(1011)).toEqual(added);
  expect([await kit.asAgency(owner.id, listJobTitles), await changes()]).toEqual([[added], 1]);
});

test('an unknown job title is refused: unknown-job-title', async () => {
  expect(await add(1)).toMatchObject({ refusal: { code: 'unknown-job-title' } });
});

test('a job title is removed, that of another agency stays, and removing an absent one changes nothing', async () => {
  await makeJobTitle(kit.db, { tenantId: rival.tenantId, jobTitleId: 1011 });
  const remove = () => kit.asAgency(owner.id, (scope) => deleteJobTitle(scope, { jobTitleId: 1011 }));
  expect(await remove()).toEqual({ jobTitleId: 1011 });
  expect(await remove()).toEqual({ jobTitleId: 1011 });
  expect([await kit.asAgency(owner.id, listJobTitles), await changes()]).toEqual([[], 2]);
  expect(await kit.asAgency(rival.id, listJobTitles)).toHaveLength(1);
});
