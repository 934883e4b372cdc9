import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { completeRequestEndpoint, fillInternallyEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { createTalentRequestFixture, type RequestFixture } from '#server/testing/request-fixture.ts';

let desk: RequestFixture;
beforeAll(async () => {
  desk = await createTalentRequestFixture();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.clear());

test('completing a request makes open candidates Not Selected, shows the reason and completes the success fee', async () => {
  for (const statusId of [1, 9, 3] as const) await desk.candidate(statusId);
  expect(await desk.call(completeRequestEndpoint, { reasonId: 3 })).toMatchObject({
    status: 200,
    body: { talentRequestStatus: 'Fulfilled' },
  });
  expect(await desk.statusesOf()).toEqual([3, 7, 7]);
  expect(await desk.own()).toMatchObject({
    engagementStatus: 'Success',
    notice: 'This Engagement has been completed.',
  });
  expect(await desk.requestNow()).toMatchObject({ reason: 'Fewer roles needed' });
});

test('the number of internally filled roles only rises; the last role fulfils the request', async () => {
  const fill = (internallyFilledRoles: number) => desk.call(fillInternallyEndpoint, { internallyFilledRoles });
  await desk.candidate(4);
  const { noOfRoles } = desk.place.request;
  expect(await fill(1)).toMatchObject({ status: 200, body: { noOfRolesFilled: 1, internallyFilledRoles: 1 } });
  expect(await fill(0)).toMatchObject({ status: 200, body: { noOfRolesFilled: 1, internallyFilledRoles: 1 } });
  expect(await fill(noOfRoles + 1)).toMatchObject({ status: 400, body: { code: 'more-than-roles' } });
  expect(await desk.statusesOf()).toEqual([4]);
  expect(await fill(noOfRoles)).toMatchObject({
    status: 200,
    body: { noOfRolesFilled: noOfRoles, talentRequestStatus: 'Fulfilled' },
  });
  expect(await desk.statusesOf()).toEqual([7]);
  expect((await desk.events()).map(([kind]) => kind)).toEqual([
    'talent-request.filled-internally',
    'talent-request.filled-internally',
    'talent-request.fulfilled',
  ]);
});
