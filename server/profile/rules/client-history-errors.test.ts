import { expect, test } from 'vitest';
import { clientHistoryErrors } from './client-history-errors.ts';

const given = { regionId: 1, sectorId: 2, engagedDate: '2026-03-01' };
const known = { regionOfCountry: 1, sectorOfIndustry: 2, now: new Date('2026-11-20T12:00:00Z') };
const fields = (faults: readonly { field: string }[]) => faults.map(({ field }) => field);

test('what fits together has no fault', () => {
  expect(clientHistoryErrors(given, known)).toEqual([]);
});

test('a country outside the region, and one that there is not, is a fault of the country', () => {
  expect(fields(clientHistoryErrors(given, { ...known, regionOfCountry: 3 }))).toEqual(['countryId']);
  expect(fields(clientHistoryErrors(given, { ...known, regionOfCountry: undefined }))).toEqual(['countryId']);
});

test('an industry of another sector is a fault of the industry', () => {
  expect(fields(clientHistoryErrors(given, { ...known, sectorOfIndustry: 1 }))).toEqual(['industryId']);
});

test('nobody was engaged on a day that has begun nowhere yet', () => {
  expect(clientHistoryErrors({ ...given, engagedDate: '2026-11-21' }, known)).toEqual([]);
  expect(fields(clientHistoryErrors({ ...given, engagedDate: '2026-11-22' }, known))).toEqual(['engagedDate']);
});
