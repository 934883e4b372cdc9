import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser, type MadeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/platform/testing/kit.ts';
import { makeJobTitle } from '../factories.ts';
import { listJobTitles } from '../queries/read-work.ts';
import { addJobTitle, deleteJobTitle } from './change-job-titles.ts';

let kit: TestKit;
const newOwner = async () => makeUser(kit.db, { tenantId: (await makeTenant(kit.db)).id });
let owner: MadeUser;
let rival: MadeUser;
beforeAll(async () => {
  kit = await createTestKit();
  owner = await newOwner();
  rival = await newOwner();
});
afterAll(() => kit.close());

const add = (jobTitleId: number) => kit.asAgency(owner.id, (scope) => addJobTitle(scope, { jobTitleId }));

test('a job title is added with its profession', async () => {
  expect(await add(1011)).toEqual({
    jobTitleId: 1011,
    jobTitle: 'Financial Accountant',
    professionId: 101,
    profession: 'Accountant',
  });
});

test('a job title that is there is refused with job-title-there, one that there is not with unknown-job-title', async () => {
  expect(await add(1011)).toMatchObject({ refusal: { code: 'job-title-there' } });
  expect(await add(1)).toMatchObject({ refusal: { code: 'unknown-job-title' } });
});

test('a job title is taken away, that of another agency stays', async () => {
  const mine = await newOwner();
  await makeJobTitle(kit.db, { tenantId: mine.tenantId, jobTitleId: 1011 });
  await makeJobTitle(kit.db, { tenantId: rival.tenantId, jobTitleId: 1011 });
  const remove = () => kit.asAgency(mine.id, (scope) => deleteJobTitle(scope, { jobTitleId: 1011 }));
  expect(await remove()).toEqual({ jobTitleId: 1011 });
  expect(await remove()).toMatchObject({ refusal: { code: 'not-found' } });
  expect(await kit.asAgency(rival.id, listJobTitles)).toHaveLength(1);
});
