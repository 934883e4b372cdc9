import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as applications from '#contract/applications/states.ts';
import { candidateStatuses, rejectionReasons, candidateWithdrawReasons } from '#contract/candidates/states.ts';
import type { Endpoint } from '#contract/common/endpoint.ts';
import * as states from '#contract/engagements/states.ts';
import { lookupEndpoints, lookupEndpointByName } from '#contract/lookups/endpoints.ts';
import { employmentClasses, recruitmentTypes, roleCategories } from '#contract/lookups/states.ts';
import { prequalificationStatuses } from '#contract/prequalification/states.ts';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { createTestServer, type TestServer } from '#server/testing/server.ts';

type Entry = { id: number; value: string } & Record<string, unknown>;

let server: TestServer;
/** The owner of an agency that Rolecall has not approved yet. */
let waiting: string;
let employer: string;
let staff: string;
const ownerOf = async (given: Parameters<typeof makeTenant>[1]) =>
  (await makeUser(server.kit.db, { tenantId: (await makeTenant(server.kit.db, given)).id })).id;

beforeAll(async () => {
  server = await createTestServer();
  waiting = await ownerOf({ name: 'Lantern People', status: 'pending' });
  employer = await ownerOf({ name: 'Northwind Health', side: 'client' });
  staff = await ownerOf({ name: 'Rolecall', side: 'provider' });
});
afterAll(() => server.close());

const listAs = async (userId: string, at: Endpoint, input: object = {}): Promise<Entry[]> => {
  const answer = await server.call(userId, at, input);
  expect(answer.status, at.path).toBe(200);
  return answer.body as Entry[];
};
const list = (at: Endpoint, input: object = {}) => listAs(waiting, at, input);

/** Returns every endpoint with a valid input. */
const calls = (): [Endpoint, object][] =>
  lookupEndpoints.map((at) => {
    if (at.operation === 'lookups.statuses') return [at, { kind: 'application' }];
    if (at.operation === 'lookups.reasons') return [at, { kind: 'withdraw' }];
    return [at, { ...(at.path.includes('{id}') && { id: 1 }), ...(at.path.includes('{regionId}') && { regionId: 1 }) }];
  });

test('every lookup of the specification answers with id and value, from real reference data [D01]', async () => {
  expect(lookupEndpoints).toHaveLength(24);
  for (const [at, input] of calls()) {
    const entries = await list(at, input);
    expect(entries.length, at.path).toBeGreaterThan(1);
    for (const entry of entries) {
      expect(entry.id, at.path).toEqual(expect.any(Number));
      expect(entry.value, at.path).toMatch(/\S/);
    }
    expect(new Set(entries.map(({ id }) => id)).size, at.path).toBe(entries.length);
  }
  expect(await list(lookupEndpointByName.countries)).toHaveLength(250);
  expect(await list(lookupEndpointByName.currencies)).toHaveLength(157);
  expect(await list(lookupEndpointByName.regions)).toHaveLength(8);
  expect(await list(lookupEndpointByName.classifications)).toHaveLength(24);
});

test('employers and the staff of Rolecall read the same lists', async () => {
  for (const [at, input] of calls()) {
    const expected = await list(at, input);
    expect(await listAs(employer, at, input), at.path).toEqual(expected);
    expect(await listAs(staff, at, input), at.path).toEqual(expected);
  }
});

test('a list cannot be read without a sign-in', async () => {
  for (const [at, input] of calls()) {
    expect(await server.call(undefined, at, input), at.path).toMatchObject({
      status: 401,
      body: { code: 'not-signed-in' },
    });
  }
});

test('a list below another contains the children of its parent', async () => {
  const ireland = { id: 372, value: 'Ireland', code: 'IE', regionId: 6 };
  expect(await list(lookupEndpointByName.countriesOfRegion, { regionId: 6 })).toContainEqual(ireland);
  expect(await list(lookupEndpointByName.countriesOfRegion, { regionId: 1 })).not.toContainEqual(ireland);
  expect(await list(lookupEndpointByName.industriesOfSector, { id: 3 })).toEqual([
    { id: 5, value: 'Water & waste', sectorId: 3 },
    { id: 18, value: 'Public administration & defence', sectorId: 3 },
  ]);
  expect(await list(lookupEndpointByName.subIndustriesOfIndustry, { id: 5 })).toContainEqual({
    id: 54,
    value: 'Recycling',
    industryId: 5,
  });
  expect(await list(lookupEndpointByName.subClassificationsOfClassification, { id: 13 })).toEqual(
    ['Nursing', 'Physicians', 'Allied health', 'Pharmacy', 'Dental', 'Health administration'].map((value, place) => ({
      id: 131 + place,
      value,
      classificationId: 13,
    })),
  );
});

test('an invalid ID is refused, and an unknown one gives an empty list', async () => {
  for (const id of ['one', '0', '-1', '1.5', '99999999999']) {
    const answer = await server.call(waiting, lookupEndpointByName.industriesOfSector, { id });
    expect(answer, id).toMatchObject({ status: 400, body: { code: 'invalid-input' } });
  }
  expect(await list(lookupEndpointByName.industriesOfSector, { id: 77 })).toEqual([]);
});

test('US dollar is currency 152, with two decimals', async () => {
  expect(await list(lookupEndpointByName.currencies)).toContainEqual({
    id: 152,
    value: 'US Dollar',
    code: 'USD',
    digits: 2,
  });
});

describe('the short lists match the contract', () => {
  const short = [
    ['recruitmentTypes', recruitmentTypes],
    ['roleCategories', roleCategories],
    ['employmentClasses', employmentClasses],
    ['feeTypes', states.feeTypes],
    ['bidTypes', states.bidTypes],
    ['bidMethods', states.bidMethods],
    ['awardTypes', states.awardTypes],
    ['competitionTypes', states.competitionTypes],
    ['applicationStages', states.applicationStages],
    ['prequalificationStatuses', prequalificationStatuses],
    ['candidateStatuses', candidateStatuses],
  ] as const;
  test.each(short)('%s', async (name, expected) => {
    expect(await list(lookupEndpointByName[name])).toEqual(expected);
  });

  test.each([
    ['application', applications.applicationStatuses],
    ['engagement', states.engagementStatusValues],
    ['talentRequest', states.talentRequestStatuses],
  ])('statuses of kind %s', async (kind, expected) => {
    expect(await list(lookupEndpointByName.statuses, { kind })).toEqual(expected);
  });

  test('statuses of kind tenant', async () => {
    expect(await list(lookupEndpointByName.statuses, { kind: 'tenant' })).toEqual([
      { id: 1, value: 'Approved' },
      { id: 2, value: 'Pending activation' },
      { id: 3, value: 'Declined' },
    ]);
  });

  test.each([
    ['withdraw', candidateWithdrawReasons],
    ['reject', rejectionReasons],
    ['decline', applications.declineReasons],
    ['pause', states.pauseReasons],
    ['cancel', states.cancelReasons],
    ['complete', states.completeReasons],
    ['withdrawApplication', applications.applicationWithdrawReasons],
    ['revoke', applications.revokeReasons],
    ['rebid', applications.rebidReasons],
  ])('reasons to %s', async (kind, expected) => {
    expect(await list(lookupEndpointByName.reasons, { kind })).toEqual(expected);
  });

  test('an unknown kind is refused with the list of valid ones', async () => {
    expect(await server.call(waiting, lookupEndpointByName.statuses, {})).toMatchObject({
      status: 400,
      body: {
        code: 'invalid-input',
        fields: [{ field: 'kind', message: 'Kind is required: tenant, application, engagement or talentRequest.' }],
      },
    });
    expect(await server.call(waiting, lookupEndpointByName.reasons, { kind: 'rename' })).toMatchObject({ status: 400 });
  });
});
