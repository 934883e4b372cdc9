import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEvent } from '#server/notifications/factories.ts';
import { makePrequalification } from '#server/prequalification/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listDoneTasks } from './done-tasks.ts';
import { listMembers } from './members.ts';

let kit: TestKit;
let market: MarketFixture;
beforeAll(async () => {
  kit = await createTestKit();
  market = await makeMarketFixture(kit.db);
});
afterAll(() => kit.close());

const done = (userIds: readonly string[]) =>
  kit.asAgency(market.owner.id, async (scope) => {
    const members = [...(await listMembers(scope)).values()].filter(({ userId }) => userIds.includes(userId));
    return listDoneTasks(scope, members, 'Australia/Melbourne');
  });

test('acts since Monday are done, newest first, each by its user [W01]', async () => {
  const { agency, client, engagementId, talentRequestId, owner, standard } = market;
  await makeApplication(kit.db, { engagementId, supplierId: agency.id });
  const { id: candidateId } = await makeCandidate(kit.db, {
    talentRequestId,
    supplierId: agency.id,
    firstName: 'Ada',
    lastName: 'Byrne',
  });
  const { id: prequalificationId } = await makePrequalification(kit.db, { supplierId: agency.id, clientId: client.id });
  const by = { supplierId: agency.id, clientId: client.id, actorUserId: owner.id };
  const on = { engagementId, talentRequestId };
  // It is Sunday evening in Melbourne.
  await makeEvent(kit.db, { kind: 'application.submitted', ...by, engagementId, at: new Date('2026-11-15T10:00:00Z') });
  await makeEvent(kit.db, { kind: 'application.submitted', ...by, engagementId, at: new Date('2026-11-15T14:00:00Z') });
  await makeEvent(kit.db, { kind: 'application.rebid-answered', ...by, engagementId });
  await makeEvent(kit.db, { kind: 'bid.placed', ...by, ...on });
  await makeEvent(kit.db, { kind: 'bid.confirmed', ...by, ...on });
  await makeEvent(kit.db, { kind: 'prequalification.requested', ...by, data: { prequalificationId } });
  await makeEvent(kit.db, { kind: 'candidate.submitted', ...by, ...on, candidateId });
  await makeEvent(kit.db, { kind: 'application.submitted', ...by, engagementId, actorUserId: standard.id });
  expect((await done([owner.id])).map(({ kind, on: day }) => [kind, day])).toEqual([
    ['submitted', '2026-11-18'],
    ['requested', '2026-11-18'],
    ['confirmed', '2026-11-18'],
    ['bid', '2026-11-18'],
    ['tendered', '2026-11-18'],
    ['applied', '2026-11-16'],
  ]);
  const all = await done([owner.id, standard.id]);
  expect(all[0]).toMatchObject({ kind: 'applied', person: { name: 'Tom Okafor' }, engagement: { engagementId } });
  expect(all[1]).toMatchObject({ title: 'Submitted: Ada Byrne', candidateId });
  expect(all[2]).toMatchObject({
    title: 'Prequalification requested: Permanent, Professional',
    client: { clientId: client.id },
  });
  expect(await done([])).toEqual([]);
});

test('a busy user doesn’t push the tasks of others out of the list', async () => {
  const { agency, client, engagementId, talentRequestId, owner, standard } = market;
  const by = { supplierId: agency.id, clientId: client.id, engagementId };
  await makeEvent(kit.db, { kind: 'application.submitted', ...by, actorUserId: standard.id });
  for (let bids = 0; bids < 101; bids += 1)
    await makeEvent(kit.db, { kind: 'bid.placed', ...by, talentRequestId, actorUserId: owner.id });
  const all = await done([owner.id, standard.id]);
  expect(all.filter(({ person }) => person.userId === owner.id)).toHaveLength(100);
  expect(all.filter(({ person }) => person.userId === standard.id).length).toBeGreaterThan(0);
});
