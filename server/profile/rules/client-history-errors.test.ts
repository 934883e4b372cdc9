import { expect, test } from 'vitest';
import { clientHistoryErrors } from './client-history-errors.ts';

const given = { regionId: 1, sectorId: 2, engagedDate: '2026-03-01' };
const known = { regionOfCountry: 1, sectorOfIndustry: 2, now: new Date('2026-11-20T12:00:00Z') };
const fields = (faults: readonly { field: string }[]) => faults.map(({ field }) => field);

test('consistent values have no errors', () => {
  expect(clientHistoryErrors(given, known)).toEqual([]);
});

test('a country outside the region and an unknown country are errors of the country', () => {
  expect(fields(clientHistoryErrors(given, { ...known, regionOfCountry: 3 }))).toEqual(['countryId']);
  expect(fields(clientHistoryErrors(given, { ...known, regionOfCountry: undefined }))).toEqual(['countryId']);
});

test('an industry of another sector is an error of the industry', () => {
  expect(fields(clientHistoryErrors(given, { ...known, sectorOfIndustry: 1 }))).toEqual(['industryId']);
});

test('a date is in the future until it has begun in the earliest time zone', () => {
  expect(clientHistoryErrors({ ...given, engagedDate: '2026-11-21' }, known)).toEqual([]);
  expect(fields(clientHistoryErrors({ ...given, engagedDate: '2026-11-22' }, known))).toEqual(['engagedDate']);
});
