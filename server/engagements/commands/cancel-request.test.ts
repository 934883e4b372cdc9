import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { cancelRequestEndpoint, restoreRequestEndpoint } from '#contract/engagements/endpoints/employer.ts';
import { createTalentRequestFixture, type RequestFixture } from '#server/testing/request-fixture.ts';

const day = 86_400_000;

let desk: RequestFixture;
beforeAll(async () => {
  desk = await createTalentRequestFixture();
});
afterAll(() => desk.server.close());
beforeEach(() => desk.clear());

describe('cancelling a talent request', () => {
  const cancel = () => desk.call(cancelRequestEndpoint, { reasonId: 2 });
  const restore = () => desk.call(restoreRequestEndpoint);

  test('preserves the status of every candidate, which a restored request shows again', async () => {
    for (const statusId of [1, 8, 3] as const) await desk.candidate(statusId);
    expect(await cancel()).toMatchObject({ status: 200, body: { talentRequestStatus: 'Cancelled' } });
    expect(await desk.statusesOf()).toEqual([1, 3, 8]);
    expect(await desk.requestNow()).toMatchObject({
      reason: 'Budget withdrawn',
      restorableUntil: new Date(desk.begin.getTime() + 30 * day).toISOString(),
      can: { restore: { allowed: true } },
    });
    desk.server.kit.clock.set(new Date(desk.begin.getTime() + 29 * day));
    expect(await restore()).toMatchObject({ status: 200, body: { talentRequestStatus: 'Available' } });
    expect(await desk.requestNow()).toMatchObject({ reason: null, restorableUntil: null });
    expect((await desk.events()).map(([kind]) => kind)).toEqual([
      'talent-request.cancelled',
      'talent-request.restored',
    ]);
  });

  test('cannot be undone after 30 days', async () => {
    await cancel();
    desk.server.kit.clock.set(new Date(desk.begin.getTime() + 30 * day));
    expect(await restore()).toMatchObject({
      status: 409,
      body: { code: 'request-settled', reasons: [{ code: 'restore-passed' }] },
    });
  });

  test('is refused once a candidate was hired', async () => {
    await desk.server.kit.db
      .updateTable('talentRequest')
      .set({ noOfRolesFilled: 1 })
      .where('id', '=', desk.talentRequestId)
      .execute();
    expect(await cancel()).toMatchObject({ status: 409, body: { reasons: [{ code: 'somebody-hired' }] } });
  });
});
