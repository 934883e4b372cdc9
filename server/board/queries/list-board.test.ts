import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { ApplicationStatusId } from '#contract/applications/states.ts';
import { listBoard as operation } from '#contract/board/operations.ts';
import { makeApplication, makeMarketFixture, type MarketFixture } from '#server/applications/factories.ts';
import { makeAssignment } from '#server/assignments/factories.ts';
import { makeCandidate } from '#server/candidates/factories.ts';
import { makeEngagement, makeTalentRequest } from '#server/engagements/factories.ts';
import { makeTenant } from '#server/identity/factories.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import { listBoard } from './list-board.ts';

let kit: TestKit;
let market: MarketFixture;
const ids: Record<string, string> = {};

const day = 86_400_000;
const now = new Date('2026-11-20T04:01:00Z');

/**
 * Creates the engagements, whose IDs are stored by name. The agency has applied to most of them; one only has an
 * assigned user, and one is the rival's.
 */
beforeAll(async () => {
  kit = await createTestKit({ now });
  const { db } = kit;
  market = await makeMarketFixture(db);
  const { client, agency, rival, owner, standard } = market;
  const second = await makeTenant(db, { side: 'client', name: 'Sable Ridge' });
  const add = async (name: string, given: Partial<Parameters<typeof makeEngagement>[1]> = {}) => {
    const order = Object.keys(ids).length;
    const engagement = await makeEngagement(db, {
      clientId: client.id,
      title: name,
      createdAt: new Date(now.getTime() - (10 - order) * day),
      publishedAt: new Date(now.getTime() - (10 - order) * day),
      closingAt: new Date(now.getTime() + (order + 2) * day),
      ...given,
    });
    ids[name] = engagement.id;
    return engagement.id;
  };
  const apply = (engagementId: string, statusId: ApplicationStatusId, supplierId = agency.id) =>
    makeApplication(db, { engagementId, supplierId, statusId });

  const nurses = await add('Nurses', { stage: 'fulfillment' });
  const served = await makeTalentRequest(db, {
    engagementId: nurses,
    statusId: 5,
    noOfRoles: 4,
    noOfRolesFilled: 1,
    jobTitle: 'Theatre Educator',
  });
  const cancelled = await makeTalentRequest(db, { engagementId: nurses, statusId: 7, noOfRoles: 3 });
  await apply(nurses, 2);
  await apply(nurses, 2, rival.id);
  await makeAssignment(db, { engagementId: nurses, userId: owner.id });
  await makeAssignment(db, { engagementId: nurses, userId: standard.id, createdAt: now });
  for (const statusId of [1, 1, 8, 2, 5] as const) {
    await makeCandidate(db, { talentRequestId: served.id, supplierId: agency.id, statusId });
  }
  // A candidate for a cancelled request isn't listed, so it isn't counted either.
  await makeCandidate(db, { talentRequestId: cancelled.id, supplierId: agency.id, statusId: 1 });
  await makeCandidate(db, { talentRequestId: served.id, supplierId: rival.id, statusId: 1 });

  const clerks = await add('Clerks 100%', { stage: 'fulfillment', clientId: second.id, engagementTypeId: 2 });
  const clerk = await makeTalentRequest(db, { engagementId: clerks, statusId: 5 });
  await apply(clerks, 2);
  await makeCandidate(db, { talentRequestId: clerk.id, supplierId: agency.id, statusId: 3 });
  await makeAssignment(db, { engagementId: clerks, userId: owner.id });

  const geologists = await add('Geologists', {
    kind: 'competitive',
    stage: 'bidding',
    engagementTypeId: 2,
    feeTypeId: 3,
  });
  await apply(geologists, 1);

  const cleaners = await add('Cleaners', { status: 'cancelled', endedAs: 'discontinued', stage: 'ended' });
  await apply(cleaners, 6);

  const packers = await add('Packers', { stage: 'fulfillment' });
  await makeTalentRequest(db, { engagementId: packers, statusId: 8 });
  await apply(packers, 2);

  await makeAssignment(db, { engagementId: await add('Only assigned'), userId: standard.id });
  await apply(await add('Rival only'), 2, rival.id);
});
afterAll(() => kit.close());

const board = (input: object = {}, userId = market.owner.id) =>
  kit.asAgency(userId, (scope) => listBoard(scope, operation.input.parse(input)));
type Answer = Exclude<Awaited<ReturnType<typeof board>>, { refusal: unknown }>;
const recordsOf = async (input: object = {}, userId = market.owner.id) =>
  ((await board(input, userId)) as Answer).records;
const titles = async (input: object = {}, userId = market.owner.id) =>
  (await recordsOf(input, userId)).map(({ title }) => title);

const all = ['Only assigned', 'Packers', 'Cleaners', 'Geologists', 'Clerks 100%', 'Nurses'];

describe('the board', () => {
  test('lists engagements that the agency applied to or works on, newest first, and never those only of a rival', async () => {
    expect(await titles()).toEqual(all);
    expect(await titles({}, market.rivalOwner.id)).toEqual(['Rival only', 'Nurses']);
  });

  test("lists only assigned engagements for a user who may not see others' work [G01]", async () => {
    expect(await titles({}, market.standard.id)).toEqual(['Only assigned', 'Nurses']);
    expect(await titles({ assignToMe: false }, market.standard.id)).toEqual(['Only assigned', 'Nurses']);
  });

  test('has both numbers of the stage, the roles, the own candidates and the assigned users in a row', async () => {
    const nurses = (await recordsOf()).find(({ title }) => title === 'Nurses');
    expect(nurses).toMatchObject({
      clientName: 'Northwind Health',
      kind: 'successfee',
      engagementType: { id: 1, value: 'Employer Sets Rate' },
      stage: 'fulfillment',
      stageName: 'Fulfillment',
      engagementStage: { id: 2, value: 'Fulfillment' },
      engagementStatus: { id: 1, value: 'Open' },
      applicationStatus: { id: 2, value: 'Approved' },
      roles: 4,
      rolesFilled: 1,
      candidates: {
        total: 4,
        byStatus: [
          { candidateStatusId: 1, count: 2 },
          { candidateStatusId: 8, count: 1 },
          { candidateStatusId: 2, count: 1 },
        ],
      },
      assigned: [
        { name: 'Mara Ellingsen', isMe: true },
        { name: 'Tom Okafor', isMe: false },
      ],
      waits: null,
      isPaused: false,
    });
  });

  test('marks a request as unfilled if its only candidate was rejected', async () => {
    const clerks = (await recordsOf()).find(({ title }) => title === 'Clerks 100%');
    expect(clerks?.waits).toEqual({ code: 'submit-candidate', text: 'Submit a candidate', isIdle: false });
  });

  test('marks an engagement as paused by the client', async () => {
    const packers = (await recordsOf()).find(({ title }) => title === 'Packers');
    expect(packers).toMatchObject({ isPaused: true, waits: { code: 'paused', isIdle: true } });
  });

  test('shows how an engagement ended', async () => {
    const cleaners = (await recordsOf()).find(({ title }) => title === 'Cleaners');
    expect(cleaners).toMatchObject({
      stage: 'ended',
      stageName: 'Discontinued',
      engagementStage: { id: 4, value: 'Cancelled' },
      engagementStatus: { id: 3, value: 'Cancelled' },
    });
  });
});

describe('a filter', () => {
  test.each([
    [{ engagementStatusId: [1] }, ['Only assigned', 'Geologists']],
    [{ engagementStatusId: [2] }, ['Packers', 'Clerks 100%', 'Nurses']],
    [{ engagementStatusId: [3] }, []],
    [{ engagementStatusId: [4] }, ['Cleaners']],
    [{ engagementStatusId: [1, 2] }, ['Only assigned', 'Packers', 'Geologists', 'Clerks 100%', 'Nurses']],
    [{ applicationStatusId: [1, 6] }, ['Cleaners', 'Geologists']],
    [{ engagementTypeId: [2] }, ['Geologists', 'Clerks 100%']],
    [{ stage: 'bidding' }, ['Geologists']],
    [{ assignToMe: true }, ['Clerks 100%', 'Nurses']],
    [{ assignToMe: false }, all],
    [{ isAssignedToYou: true }, ['Clerks 100%', 'Nurses']],
    [{ isAssignedToYou: false }, all],
    [{ hasAccessViewAssignments: false }, ['Clerks 100%', 'Nurses']],
    [{ hasAccessViewAssignments: true }, all],
    [{ kind: 'competitive' }, ['Geologists']],
    [{ kind: 'successfee' }, all.filter((title) => title !== 'Geologists')],
    [{ engagementTypeId: [1] }, ['Only assigned', 'Packers', 'Cleaners', 'Nurses']],
    [{ waits: true }, ['Clerks 100%']],
    [{ closingWithinDays: 4 }, ['Geologists', 'Clerks 100%', 'Nurses']],
    [{ keyword: 'SABLE' }, ['Clerks 100%']],
    [{ keyword: '100%' }, ['Clerks 100%']],
    [{ keyword: '_' }, []],
    [{ keyword: 'ridge clerks' }, ['Clerks 100%']],
    [{ keyword: 'northwind clerks' }, []],
    [{ keyword: 'theatre northwind' }, ['Nurses']],
    [{ keyword: 'melbourne' }, all],
    [{ applicationStatusId: [2], assignToMe: true, engagementStatusId: [2] }, ['Clerks 100%', 'Nurses']],
  ] as const)('%o [G01]', async (input, expected) => {
    expect(await titles(input)).toEqual(expected);
  });

  test('by number finds the engagement with that number', async () => {
    const [first] = await recordsOf();
    expect(await titles({ keyword: String(first?.engagementNumber) })).toContain(first?.title);
  });

  test('by client narrows to its engagements [G01]', async () => {
    const clerks = (await recordsOf()).find(({ title }) => title === 'Clerks 100%');
    expect(await titles({ clientId: clerks?.clientId })).toEqual(['Clerks 100%']);
  });
});

describe('the caller', () => {
  test('sees no more with any parameter than they may see [G01]', async () => {
    const own = ['Only assigned', 'Nurses'];
    for (const input of [{ hasAccessViewAssignments: true }, { isAssignedToYou: false }, { assignToMe: false }]) {
      expect(await titles(input, market.standard.id)).toEqual(own);
    }
  });

  test('cannot use an email that is not their own [G01]', async () => {
    expect(await titles({ email: market.owner.email.toUpperCase() })).toEqual(all);
    expect(await board({ email: 'other@harbour.example' })).toMatchObject({ refusal: { code: 'foreign-id' } });
  });
});

describe('order and pages', () => {
  test.each([
    [{ sortBy: 'createdWhen', sortOrder: 'asc' }, all.toReversed()],
    [
      { sortBy: 'title', sortOrder: 'asc' },
      ['Cleaners', 'Clerks 100%', 'Geologists', 'Nurses', 'Only assigned', 'Packers'],
    ],
    [
      { sortBy: 'closing', sortOrder: 'asc' },
      ['Nurses', 'Clerks 100%', 'Geologists', 'Packers', 'Only assigned', 'Cleaners'],
    ],
    [
      { sortBy: 'title', sortOrder: 'desc' },
      ['Packers', 'Only assigned', 'Nurses', 'Geologists', 'Clerks 100%', 'Cleaners'],
    ],
  ] as const)('%o [G01]', async (input, expected) => {
    expect(await titles(input)).toEqual(expected);
  });

  test('by client, and by stage from application to ended [G01]', async () => {
    expect((await titles({ sortBy: 'client' }))[0]).toBe('Clerks 100%');
    const stages = (await recordsOf({ sortBy: 'stage', sortOrder: 'asc' })).map(({ stage }) => stage);
    expect(stages).toEqual(['application', 'bidding', 'fulfillment', 'fulfillment', 'fulfillment', 'ended']);
  });

  test('by number, in both directions [G01]', async () => {
    const numbers = async (sortOrder: string) =>
      (await recordsOf({ sortBy: 'number', sortOrder, kind: 'successfee' })).map((row) => row.engagementNumber);
    const ascending = await numbers('asc');
    expect(ascending).toEqual(ascending.toSorted((one, other) => one - other));
    expect(await numbers('desc')).toEqual(ascending.toReversed());
  });

  test('pages are contiguous and the total is exact, even past the end [G01]', async () => {
    const pages = await Promise.all(([0, 1, 2] as const).map((pageCurrent) => board({ pageSize: 4, pageCurrent })));
    expect(pages).toMatchObject([
      { total: 6, pageCount: 2, recordCount: 4, pageCurrent: 0 },
      { total: 6, pageCount: 2, recordCount: 2, pageCurrent: 1 },
      { total: 6, pageCount: 2, recordCount: 0, pageCurrent: 2 },
    ]);
    expect(pages.flatMap((page) => (page as Answer).records.map(({ title }) => title))).toEqual(all);
  });
});

test('sorted by closing, a paused engagement has the position of its current closing time', async () => {
  const make = async (title: string, closes: number, stillSince: number | null) => {
    const engagement = await makeEngagement(kit.db, {
      clientId: market.client.id,
      title,
      closingAt: new Date(now.getTime() + closes * day),
      pausedAt: stillSince === null ? null : new Date(now.getTime() + stillSince * day),
    });
    await makeApplication(kit.db, { engagementId: engagement.id, supplierId: market.agency.id });
  };
  await make('Still: first', 0.2, null);
  await make('Still: second', -1, -1.4);
  await make('Still: third', 0.6, null);
  const titles = async (given: object) =>
    (await recordsOf({ keyword: 'Still:', sortBy: 'closing', sortOrder: 'asc', ...given })).map(({ title }) => title);
  expect(await titles({})).toEqual(['Still: first', 'Still: second', 'Still: third']);
  expect(await titles({ closingWithinDays: 1 })).toHaveLength(3);
});
