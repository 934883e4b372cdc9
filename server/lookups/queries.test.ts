import { afterAll, beforeAll, expect, test } from 'vitest';
import { makeTenant, makeUser } from '#server/identity/factories.ts';
import { inPublicScope, commit } from '#server/platform/scope/open.ts';
import { createTestKit, type TestKit } from '#server/testing/kit.ts';
import * as queries from './queries.ts';

let kit: TestKit;
let waiting: string;
beforeAll(async () => {
  kit = await createTestKit();
  const agency = await makeTenant(kit.db, { name: 'Lantern People', status: 'pending' });
  waiting = (await makeUser(kit.db, { tenantId: agency.id })).id;
});
afterAll(() => kit.close());

test('US Dollar is the currency of id 152, with two decimals', async () => {
  const currencies = await kit.asSystem((scope) => queries.listCurrencies(scope));
  expect(currencies.find((one) => one.id === 152)).toEqual({ id: 152, value: 'US Dollar', code: 'USD', digits: 2 });
});

test('reference data is readable in every scope: by a pending agency and without a sign-in', async () => {
  expect(await kit.as(waiting, (scope) => queries.listRegions(scope))).toHaveLength(8);
  expect(await inPublicScope(kit.source, async (scope) => commit(await queries.listRegions(scope)))).toHaveLength(8);
});

test('only the system can write reference data', async () => {
  const addRegion = (db: TestKit['db']) =>
    db.insertInto('region').values({ id: 9, value: 'The Moon', sort: 9 }).execute();
  await expect(kit.as(waiting, (scope) => addRegion(scope.db))).rejects.toThrow(/row-level security/);
  await expect(inPublicScope(kit.source, async (scope) => commit(await addRegion(scope.db)))).rejects.toThrow(
    /row-level security/,
  );
});

test('names are sorted alphabetically for readers: Åland Islands among the first', async () => {
  const names = (await kit.asSystem((scope) => queries.listCountries(scope))).map(({ value }) => value);
  expect(names.slice(0, 3)).toEqual(['Afghanistan', 'Åland Islands', 'Albania']);
  expect(names.at(-1)).toBe('Zimbabwe');
});

test('currencies are sorted by code, whatever their IDs', async () => {
  const codes = (await kit.asSystem((scope) => queries.listCurrencies(scope))).map(({ code }) => code);
  expect(codes).toEqual(codes.toSorted((a, b) => (a < b ? -1 : 1)));
});

test('the regions together contain every country once', async () => {
  const all = await kit.asSystem((scope) => queries.listCountries(scope));
  const regions = await kit.asSystem((scope) => queries.listRegions(scope));
  const found: number[] = [];
  for (const { id } of regions) {
    const countries = await kit.asSystem((scope) => queries.listCountriesOfRegion(scope, { regionId: id }));
    expect(countries.length).toBeGreaterThan(0);
    found.push(...countries.map((country) => country.id));
  }
  expect(found).toHaveLength(all.length);
  expect(new Set(found)).toEqual(new Set(all.map(({ id }) => id)));
});

test('an unknown parent has no children', async () => {
  const none = { id: 99_999 };
  expect(await kit.asSystem((scope) => queries.listCountriesOfRegion(scope, { regionId: 99_999 }))).toEqual([]);
  expect(await kit.asSystem((scope) => queries.listIndustriesOfSector(scope, none))).toEqual([]);
  expect(await kit.asSystem((scope) => queries.listSubIndustriesOfIndustry(scope, none))).toEqual([]);
  expect(await kit.asSystem((scope) => queries.listSubClassificationsOfClassification(scope, none))).toEqual([]);
});
