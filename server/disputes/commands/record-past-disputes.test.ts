import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeApplication } from '#server/applications/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeUser } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { makeDispute, makeDisputeFixture } from '../factories.ts';
import { clearOwnDisputes } from './clear-disputes.ts';
import { hasDisputed, purgePastDisputes, recordLostDisputes, recordOpenedDisputes } from './record-past-disputes.ts';

const dayMs = 86_400_000;
let kit: TestKit;
beforeAll(async () => {
  kit = await createTestKit();
});
afterAll(() => kit.close());

/** Creates a dispute of the rival that ended now, and returns its keys. */
const ended = async (state: 'dismissed' | 'upheld' | 'withdrawn' | 'open') => {
  const place = await makeDisputeFixture(kit.db, { at: kit.clock.now() });
  const dispute = await makeDispute(kit.db, {
    candidateId: place.candidate.id,
    supplierId: place.rival.agency.id,
    openedBy: place.rival.recruiter.id,
    state,
    ...(state === 'open' ? {} : { endedAt: kit.clock.now() }),
  });
  await kit.db
    .updateTable('ownershipDefence')
    .set({ endedAt: state === 'open' ? null : kit.clock.now() })
    .where('disputeId', '=', dispute.id)
    .execute();
  return { ...place, dispute };
};
type Ended = Awaited<ReturnType<typeof ended>>;
const has = ({ client, request, dispute }: Ended, userId: string, given: object = {}) =>
  kit.asAgency(userId, (scope) =>
    hasDisputed(scope, { clientId: client.id, talentRequestId: request.id, keys: dispute.keys, ...given }),
  );
const rows = ({ client }: Ended) =>
  kit.db.selectFrom('pastDispute').selectAll().where('clientId', '=', client.id).execute();

test.each(['dismissed', 'withdrawn'] as const)(
  'a dispute that was %s counts for 180 days after its end, also if the agency erases the person',
  async (state) => {
    const place = await ended(state);
    const { rival, dispute, recruiter } = place;
    const start = kit.clock.now();
    await kit.asSystem((scope) => clearOwnDisputes(scope, [dispute.id]));
    expect(await has(place, rival.recruiter.id)).toBe(true);
    expect(await has(place, rival.recruiter.id, { keys: ['email:other'] })).toBe(false);
    // It is no dispute of anybody else.
    expect(await has(place, recruiter.id)).toBe(false);
    const stored = await rows(place);
    expect(stored).toHaveLength(dispute.keys.length);
    expect(stored[0]).toMatchObject({ supplierId: rival.agency.id, part: 'opened', endedAt: start });
    for (const key of dispute.keys) expect(JSON.stringify(stored)).not.toContain(key.split(':')[1]);
    kit.clock.set(new Date(start.getTime() + 180 * dayMs - 1));
    await kit.asSystem(purgePastDisputes);
    expect(await has(place, rival.recruiter.id)).toBe(true);
    kit.clock.set(new Date(start.getTime() + 180 * dayMs));
    expect(await has(place, rival.recruiter.id)).toBe(false);
    await kit.asSystem(purgePastDisputes);
    expect(await rows(place)).toEqual([]);
    kit.clock.set(start);
  },
);

test('an undecided dispute leaves nothing behind', async () => {
  const place = await ended('open');
  await kit.asSystem((scope) => recordOpenedDisputes(scope, [place.dispute.id]));
  await kit.asSystem((scope) => recordOpenedDisputes(scope, []));
  expect(await rows(place)).toEqual([]);
});

test('a lost dispute counts after the candidate is erased', async () => {
  const place = await ended('upheld');
  const { candidate, recruiter, rival } = place;
  const other = await ended('dismissed');
  for (const one of [candidate, other.candidate]) await kit.asSystem((scope) => recordLostDisputes(scope, one.id));
  expect(await rows(other)).toEqual([]);
  await kit.db.deleteFrom('candidateIdentity').where('candidateId', '=', candidate.id).execute();
  expect(await has(place, recruiter.id)).toBe(true);
  expect((await rows(place)).map(({ part, supplierId }) => [part, supplierId])).toContainEqual([
    'lost',
    place.agency.id,
  ]);
  // The agency that won has opened the dispute, whose own data remains.
  expect(await has(place, rival.recruiter.id)).toBe(true);
});

test('a later end of another dispute counts, whichever is recorded first', async () => {
  const place = await ended('dismissed');
  const later = new Date(kit.clock.now().getTime() + dayMs);
  const record = () => kit.asSystem((scope) => recordOpenedDisputes(scope, [place.dispute.id]));
  const end = (endedAt: Date) =>
    kit.db.updateTable('ownershipDispute').set({ endedAt }).where('id', '=', place.dispute.id).execute();
  const first = place.dispute.endedAt ?? later;
  for (const at of [later, first]) {
    await end(at);
    await record();
  }
  expect(new Set((await rows(place)).map(({ endedAt }) => endedAt.getTime()))).toEqual(new Set([later.getTime()]));
});

test('where agencies own people in one talent request, a dispute counts in that request only', async () => {
  const place = await ended('dismissed');
  const { id: nextRequest } = await makeTalentRequest(kit.db, { engagementId: place.engagement.id, statusId: 5 });
  const inNext = () => has(place, place.rival.recruiter.id, { talentRequestId: nextRequest });
  const setScope = (ownershipScope: 'all_requests' | 'this_request') =>
    kit.db.updateTable('tenant').set({ ownershipScope }).where('id', '=', place.client.id).execute();
  const seen: boolean[] = [];
  for (const clear of [false, true]) {
    if (clear) await kit.asSystem((scope) => clearOwnDisputes(scope, [place.dispute.id]));
    for (const scope of ['all_requests', 'this_request'] as const) {
      await setScope(scope);
      seen.push(await inNext());
    }
  }
  expect(seen).toEqual([true, false, true, false]);
});

test('a colleague who does not see the work in which the person was disputed cannot dispute them again', async () => {
  const place = await ended('dismissed');
  const engagement = await makeEngagement(kit.db, { clientId: place.client.id, stage: 'fulfillment' });
  await makeApplication(kit.db, { engagementId: engagement.id, supplierId: place.rival.agency.id });
  const { id: talentRequestId } = await makeTalentRequest(kit.db, { engagementId: engagement.id, statusId: 5 });
  const subUser = await makeUser(kit.db, { tenantId: place.rival.agency.id, role: 'sub-user' });
  expect(await has(place, subUser.id, { talentRequestId })).toBe(true);
});

test('an agency neither writes nor deletes what it has disputed', async () => {
  const place = await ended('dismissed');
  await kit.asSystem((scope) => clearOwnDisputes(scope, [place.dispute.id]));
  const [row] = await rows(place);
  if (!row) throw new Error('Nothing was stored.');
  const deleted = await kit.asAgency(place.rival.recruiter.id, (scope) =>
    scope.db.deleteFrom('pastDispute').returning('keyMac').execute(),
  );
  expect(deleted).toEqual([]);
  const write = kit.asAgency(place.rival.recruiter.id, (scope) =>
    scope.db
      .insertInto('pastDispute')
      .values({ ...row, keyMac: 'ab'.repeat(32) })
      .execute(),
  );
  await expect(write).rejects.toThrow('row-level security');
});
