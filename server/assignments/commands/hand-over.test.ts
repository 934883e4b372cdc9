import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeEngagement } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { teamEvents } from '#server/team/public.ts';
import { makeAssignment } from '../factories.ts';
import { assignmentReactions } from '../reactions.ts';
import { handOverAssignments, handOverWork, unassignFromEngagements } from './hand-over.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit({ reactions: assignmentReactions });
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

test('the work of a deleted user goes to another user, once; a user without work hands over nothing', async () => {
  const { engagementId, agency, owner, standard } = market;
  const given = { supplierId: agency.id, userId: standard.id, successorId: owner.id, by: owner.id };
  const give = () => kit.asAgency(owner.id, (scope) => handOverAssignments(scope, given));
  const open = () => kit.db.selectFrom('assignment').select('userId').where('deletedAt', 'is', null).execute();
  await give();
  expect(await open()).toEqual([]);
  await makeAssignment(kit.db, { engagementId, userId: standard.id });
  await makeAssignment(kit.db, { engagementId, userId: owner.id });
  await kit.asAgency(owner.id, (scope) =>
    scope.emit({
      kind: teamEvents.userDeleted,
      supplierId: agency.id,
      data: { userId: standard.id, successorId: owner.id },
    }),
  );
  await give();
  expect(await open()).toEqual([{ userId: owner.id }]);
});

test('some or all engagements go to another user, who is not assigned twice to any', async () => {
  const { owner, standard, client, rivalOwner } = market;
  const places = [];
  for (let n = 0; n < 3; n += 1) {
    const engagement = await makeEngagement(kit.db, { clientId: client.id });
    await makeApplication(kit.db, { engagementId: engagement.id, supplierId: market.agency.id });
    await makeAssignment(kit.db, { engagementId: engagement.id, userId: standard.id });
    places.push(engagement.id);
  }
  const [first = ''] = places;
  await makeAssignment(kit.db, { engagementId: first, userId: owner.id });
  const hand = (engagementIds?: string[], toUserId = owner.id) =>
    kit.asAgency(owner.id, (scope) => handOverWork(scope, { userId: standard.id, toUserId, engagementIds }));
  expect(await hand([first])).toEqual({ userId: standard.id, toUserId: owner.id, engagementIds: [first] });
  const rest = await hand();
  expect('engagementIds' in rest && rest.engagementIds.toSorted()).toEqual(places.slice(1).toSorted());
  const open = await kit.db
    .selectFrom('assignment')
    .select(['engagementId', 'userId'])
    .where('engagementId', 'in', places)
    .where('deletedAt', 'is', null)
    .execute();
  expect(open.map(({ userId }) => userId)).toEqual([owner.id, owner.id, owner.id]);
  expect(await hand(undefined, rivalOwner.id)).toMatchObject({ refusal: { code: 'not-found' } });
});

test('a hand-over of several engagements is one notification for each of the two users, besides the event of each engagement', async () => {
  const { owner, standard, client, agency } = market;
  const colleague = await makeUser(kit.db, { tenantId: agency.id });
  for (let n = 0; n < 3; n += 1) {
    const engagement = await makeEngagement(kit.db, { clientId: client.id });
    await makeAssignment(kit.db, { engagementId: engagement.id, userId: standard.id });
  }
  const before = await kit.db.selectFrom('event').select('id').execute();
  await kit.asAgency(owner.id, (scope) => handOverWork(scope, { userId: standard.id, toUserId: colleague.id }));
  const events = await kit.db
    .selectFrom('event')
    .select(['kind', 'engagementId', 'data'])
    .where(
      'id',
      'not in',
      before.map(({ id }) => id),
    )
    .orderBy('sequence')
    .execute();
  expect(events.map(({ kind }) => kind)).toEqual([
    ...Array.from({ length: 3 }, () => 'assignment.removed'),
    'assignment.removed-several',
    ...Array.from({ length: 3 }, () => 'assignment.added'),
    'assignment.added-several',
  ]);
  expect(events[0]?.data).toMatchObject({ handedOver: true, isOneOfSeveral: true });
  expect(events.filter(({ engagementId }) => engagementId === null).map(({ data }) => data)).toEqual([
    { userId: standard.id, count: 3 },
    { userId: colleague.id, count: 3 },
  ]);
});

test('a hand-over needs work and another user: nothing-to-hand-over, same-person', async () => {
  const { owner, standard } = market;
  const hand = (toUserId: string) =>
    kit.asAgency(owner.id, (scope) => handOverWork(scope, { userId: standard.id, toUserId }));
  expect(await hand(owner.id)).toMatchObject({ refusal: { code: 'nothing-to-hand-over' } });
  expect(await hand(standard.id)).toMatchObject({ refusal: { code: 'same-person' } });
});

test('a user is removed from all their work, even if there is none', async () => {
  const { owner, engagementId } = market;
  const remove = () => kit.asAgency(owner.id, (scope) => unassignFromEngagements(scope, { userId: owner.id }));
  const removed = await remove();
  expect('engagementIds' in removed && removed.engagementIds).toContain(engagementId);
  expect(await remove()).toEqual({ userId: owner.id, engagementIds: [] });
});
